# cmake -DTEST=core/sim/tst_x.cpp -DMADE=... -P wrap_test.cmake, in tests/: writes a source that holds a test in a
# namespace of its own, so that tests compile in batches whatever names they use. Its includes come first; the second time
# they do nothing. The main() that Qt Test gives it becomes run().
get_filename_component(name ${TEST} NAME_WE)
file(STRINGS ${TEST} includes REGEX "^#include")
list(FILTER includes EXCLUDE REGEX "tests/data/")
list(JOIN includes "\n" includes)
# What moc includes, by the version of Qt.
foreach(header QtCore/qmetatype.h QtCore/qtmochelpers.h QtCore/qxptype_traits.h memory)
  string(APPEND includes "\n#if __has_include(<${header}>)\n#include <${header}>\n#endif")
endforeach()
# A test without a main() of its own gets one for its class.
file(STRINGS ${TEST} main REGEX "^int main")
if(main)
  set(main "")
else()
  set(kind QTEST_GUILESS_MAIN)
  if("${TEST}" MATCHES "^app/editor")
    set(kind QTEST_MAIN)
  endif()
  file(STRINGS ${TEST} class REGEX "^class Test.* : public QObject")
  string(REGEX REPLACE "^class ([A-Za-z0-9]+).*" "${kind}(\\1)\n" main "${class}")
endif()
file(WRITE ${MADE} "${includes}\n\nnamespace ${name} {\n#define main run\n#include \"tests/${TEST}\"\n${main}#include \"${name}.moc\"\n#undef main\n}\n")
