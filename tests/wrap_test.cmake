# cmake -DTEST=core/sim/tst_x.cpp -DMADE=... -P wrap_test.cmake, in tests/: writes a source that holds a test in a
# namespace of its own, so that tests compile in batches whatever names they use. Its includes come first; the second time
# they do nothing. The main() that Qt Test gives it becomes run(). A test that names no main gets QTEST_MAIN, and what moc
# makes of its class.
get_filename_component(name ${TEST} NAME_WE)
file(STRINGS ${TEST} includes REGEX "^#include")
list(FILTER includes EXCLUDE REGEX "tests/data/|\\.moc\"")
list(JOIN includes "\n" includes)
# What moc includes, by the version of Qt.
foreach(header QtCore/qmetatype.h QtCore/qtmochelpers.h QtCore/qxptype_traits.h memory)
  string(APPEND includes "\n#if __has_include(<${header}>)\n#include <${header}>\n#endif")
endforeach()
file(STRINGS ${TEST} main REGEX "^(QTEST_[A-Z]*MAIN|int main)\\(")
set(footer "")
if(NOT main)
  file(STRINGS ${TEST} class REGEX "^class Test[A-Za-z]+ : ")
  string(REGEX REPLACE "^class (Test[A-Za-z]+) .*" "QTEST_MAIN(\\1)\n#include \"${name}.moc\"\n" footer "${class}")
endif()
file(WRITE ${MADE} "${includes}\n\nnamespace ${name} {\n#define main run\n#include \"tests/${TEST}\"\n${footer}#undef main\n}\n")
