#include "core/io/project_writer.h"

#include "core/io/formats.h"
#include "core/io/items.h"
#include "core/io/project_io.h"

namespace tiller {

using Layout = JsonWriter::Layout;

namespace {

void writeLayout(JsonWriter& writer, const std::vector<Node>& nodes) {
    writer.key("layout").beginList();
    for (const Node& node : nodes) {
        writer.beginObject(Layout::line);
        writer.field("id", node.id);
        writePoint(writer, node.place);
        writer.end();
    }
    writer.end();
}

} // namespace

void writeFormat(JsonWriter& writer, const FileFormat& format) {
    writer.field("format", format.id);
    writer.field("version", static_cast<double>(format.version()));
}

void writeProjectParts(JsonWriter& writer, const Project& project) {
    writeFormat(writer, projectFormat);
    writer.key("world");
    writeWorld(writer, project.world);
    writer.key("scene").beginList();
    for (const SceneItem& item : project.scene)
        writeSceneItem(writer, item);
    writer.end();
    writer.key("nodes").beginList();
    for (const Node& node : project.nodes)
        writeNode(writer, node, Layout::block);
    writer.end();
    writer.key("links").beginList();
    for (const Link& link : project.links)
        writeLink(writer, link);
    writer.end();
    if (!project.parameters.empty()) {
        writer.key("parameters").beginList();
        for (const Parameter& parameter : project.parameters)
            writeParameter(writer, parameter);
        writer.end();
    }
    writeProperties(writer, project.properties);
}

std::string writeProject(const Project& project) {
    JsonWriter writer;
    writer.beginObject();
    writeProjectParts(writer, project);
    writeLayout(writer, project.nodes);
    if (!project.annotations.empty()) {
        writer.key("annotations").beginList();
        for (const Annotation& annotation : project.annotations)
            writeSceneItem(writer, annotation);
        writer.end();
    }
    writer.key("notes");
    writeNotes(writer, project.notes);
    writer.end();
    return writer.take();
}

} // namespace tiller
