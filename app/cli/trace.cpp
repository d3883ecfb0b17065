#include "app/cli/trace.h"

#include "core/base/csv.h"

namespace tiller::cli {

Trace::Trace(const std::string& file, std::uint64_t every) : m_output(file), m_every(every) {
    m_output.write("tick,agent,type,x,y,vx,vy\n");
}

void Trace::write(const Simulation& simulation) {
    if (simulation.tick() % m_every != 0)
        return;
    const std::string tick = std::to_string(simulation.tick()) + ",";
    std::string row;
    for (const Population& population : simulation.populations()) {
        const std::string type = toCsv(population.type);
        for (std::size_t i = 0; i < population.size(); ++i) {
            row = tick + toCsv(agentLabel(population, i)) + "," + type;
            for (const auto* column :
                 {&population.x, &population.y, &population.vx, &population.vy})
                row += "," + tiller::toText((*column)[i]);
            row += "\n";
            m_output.write(row);
        }
    }
}

} // namespace tiller::cli
