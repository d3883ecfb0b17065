#include "tests/app/editor/window.h"

#include <QApplication>
#include <QTimer>
#include <QWheelEvent>

/// Sends random events of mouse, wheel and keys, as fast as the window takes them. It prefers
/// places with something on them and keys that do something. The same seed gives the same events
/// while the window is in the same state.
class Monkey {
public:
    Monkey(EditorWindow& window, std::uint32_t seed) : m_window(window), m_random(seed) {}

    /// Sends one event, or two for a key.
    void act() {
        const int choice = below(100);
        if (choice < 45)
            move();
        else if (choice < 70)
            useButton();
        else if (choice < 80)
            turnWheel();
        else
            useKey();
    }

private:
    int below(int count) { return std::uniform_int_distribution<int>(0, count - 1)(m_random); }

    template <class T, std::size_t size>
    const T& anyOf(const std::array<T, size>& items) {
        return items[static_cast<std::size_t>(below(static_cast<int>(size)))];
    }

    QPoint placeInWindow() {
        return {below(m_window.window->width()), below(m_window.window->height())};
    }

    /// A card, a port or the middle of a wire; any place if none is in view.
    QPoint placeOnCanvas() {
        const tiller::CanvasController& canvas = m_window.editor.canvas;
        const tiller::Project& project = m_window.editor.document.project();
        const QQuickItem* item = m_window.item("canvas");
        if (!item || !item->isVisible() || project.nodes.empty())
            return placeInWindow();
        const auto& node =
            project.nodes[static_cast<std::size_t>(below(static_cast<int>(project.nodes.size())))];
        const tiller::Card& card = *canvas.scene().card(node.id);
        QPointF place = card.rect.topLeft() + QPointF(84, 12);
        const auto wires = canvas.scene().wiresOf(node.id);
        const int choice = below(3);
        if (choice == 1 && !card.ports.empty())
            place = card.rect.topLeft() +
                    card.ports[static_cast<std::size_t>(below(static_cast<int>(card.ports.size())))]
                        .center;
        else if (choice == 2 && !wires.empty())
            place = canvas.scene().wires()[wires[0]].curve.at(0.5);
        const QPoint seen =
            item->mapToScene(canvas.view()->pan() + place * canvas.view()->zoom()).toPoint() +
            QPoint(below(9) - 4, below(9) - 4);
        return QRect(QPoint(), m_window.window->size()).contains(seen) ? seen : placeInWindow();
    }

    QPoint place() {
        const int choice = below(10);
        return choice < 5   ? placeOnCanvas()
               : choice < 8 ? m_last + QPoint(below(61) - 30, below(61) - 30)
                            : placeInWindow();
    }

    Qt::KeyboardModifiers modifiers() {
        constexpr std::array<Qt::KeyboardModifiers, 6> some{Qt::NoModifier,  Qt::NoModifier,
                                                            Qt::NoModifier,  Qt::ShiftModifier,
                                                            Qt::AltModifier, Qt::ControlModifier};
        return anyOf(some);
    }

    void move() {
        m_last = place();
        QTest::mouseMove(m_window.window, m_last);
    }

    void useButton() {
        if (m_held != Qt::NoButton) {
            QTest::mouseRelease(m_window.window, std::exchange(m_held, Qt::NoButton), {}, m_last);
            return;
        }
        if (below(2) == 0)
            move();
        const int choice = below(20);
        if (choice == 0) {
            QTest::mouseDClick(m_window.window, Qt::LeftButton, modifiers(), m_last);
            return;
        }
        m_held = choice < 3 ? Qt::RightButton : choice < 5 ? Qt::MiddleButton : Qt::LeftButton;
        QTest::mousePress(m_window.window, m_held, modifiers(), m_last);
    }

    void turnWheel() {
        constexpr std::array angles{120, -120, 120, -120, 15, -15, 1, 480, -480};
        const int angle = anyOf(angles);
        const QPoint turned = below(6) == 0 ? QPoint(angle, 0) : QPoint(0, angle);
        QWheelEvent event(m_last, m_window.window->mapToGlobal(m_last), {}, turned, m_held,
                          modifiers(), Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_window.window, &event);
    }

    void useKey() {
        constexpr std::array navigation{
            Qt::Key_Left,     Qt::Key_Right,   Qt::Key_Up,     Qt::Key_Down,  Qt::Key_Tab,
            Qt::Key_Tab,      Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape,
            Qt::Key_Escape,   Qt::Key_Delete,  Qt::Key_Home,   Qt::Key_End,   Qt::Key_PageUp,
            Qt::Key_PageDown, Qt::Key_F1,      Qt::Key_F2,     Qt::Key_F5,    Qt::Key_F11,
            Qt::Key_Backspace};
        const int choice = below(10);
        if (choice < 4)
            QTest::keyClick(m_window.window, anyOf(navigation), modifiers());
        else if (choice < 7) // a command
            QTest::keyClick(m_window.window, static_cast<Qt::Key>(Qt::Key_A + below(26)),
                            below(4) == 0 ? Qt::ControlModifier | Qt::ShiftModifier
                                          : Qt::ControlModifier);
        else if (choice == 7)
            QTest::keyClick(m_window.window, static_cast<Qt::Key>(Qt::Key_0 + below(10)));
        else
            QTest::keyClick(m_window.window, static_cast<char>('!' + below('~' - '!')));
    }

    EditorWindow& m_window;
    std::mt19937 m_random;
    Qt::MouseButton m_held = Qt::NoButton;
    QPoint m_last;
};

int fromEnvironment(const char* name, int defaultValue) {
    bool ok = false;
    const int value = qEnvironmentVariableIntValue(name, &ok);
    return ok ? value : defaultValue;
}

/// A project that would take too much time or memory. The test then opens another one.
bool isTooMuch(const Project& project) {
    double agents = 0;
    for (const Node& node : project.nodes)
        if (node.type == "agent-type")
            agents += numberOf(valueOf(node, "count"));
    return project.nodes.size() > 300 || agents > 5000;
}

/// Sends random events to the window. Nothing breaks, and the open project can be saved and read.
/// TILLER_MONKEY_EVENTS sets the number of events, TILLER_MONKEY_SEED the seed.
class TestMonkey : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QmlWarnings::start();
        QApplication::setQuitOnLastWindowClosed(false);
    }

    void randomEvents_breakNothing() {
        const int events = fromEnvironment("TILLER_MONKEY_EVENTS", 3000);
        const int seed = fromEnvironment("TILLER_MONKEY_SEED", 1);
        EditorWindow window("hunter-and-prey");
        const QString file = m_home.filePath("monkey.tiller");
        QVERIFY(window.editor.document.saveAs(file));
        window.editor.dialogs.answerWith(file);
        // A widget dialog would wait forever.
        QTimer dialogCloser;
        connect(&dialogCloser, &QTimer::timeout, [] {
            if (QWidget* dialog = QApplication::activeModalWidget())
                dialog->close();
        });
        dialogCloser.start(100);

        Monkey monkey(window, static_cast<std::uint32_t>(seed));
        for (int i = 0; i < events; ++i) {
            monkey.act();
            Document& document = window.editor.document;
            if (isTooMuch(document.project()))
                QVERIFY(document.open(
                    QStringLiteral(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller")));
            if (!window.window->isVisible())
                window.window->show();
            if (i % 500 == 0) {
                const std::string text = writeProject(document.project());
                const auto read = readProject(text);
                QVERIFY2(read.ok() || document.hasErrors(),
                         read.ok() ? "" : read.problems().front().text.c_str());
                QVERIFY(!read.ok() || read.value().project == document.project());
                if (i % 20'000 == 0 && i > 0)
                    std::fprintf(stderr, "monkey: %d events\n", i);
            }
        }
    }

    void noQmlWarnings() {
        QVERIFY2(QmlWarnings::all().isEmpty(), qPrintable(QmlWarnings::all().join('\n')));
    }

private:
    TestHome m_home;
};
