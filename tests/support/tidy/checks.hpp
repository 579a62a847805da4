// The house rules that a machine can check. Each check looks at one file and tells what breaks it.
#pragma once

#include "support/tidy/source.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tidy {

struct Finding {
    std::string path;
    int line = 0;
    std::string what;
};

using Findings = std::vector<Finding>;

struct Check {
    std::string_view name;
    Findings (*find)(const Source&);
};

// Rules for C++ sources.
Findings find_forbidden_includes(const Source&);  // a folder sees only the folders below it
// Features that see each other, directly or through others.
Findings find_feature_circles(const std::vector<Source>& sources);
Findings find_foreign_libraries(const Source&);       // each library stays behind its own folder
Findings find_stray_sql(const Source&);               // SQL lives in storage/ and *_store.cpp
Findings find_undistributable_tables(const Source&);  // marked; the account leads every key
Findings find_statements_without_account(const Source&);  // each table by account is asked for one
Findings find_mirror_names(const Source&);                // one noun in every layer: no TaxDto
Findings find_missing_purpose(const Source&);             // a file opens with a sentence
Findings find_missing_pragma_once(const Source&);         // in headers
Findings find_long_lines(const Source&);                  // over 100 columns
Findings find_default_labels(const Source&);  // a switch over field types names them all

// Rules for every text file of the repository.
Findings find_unfinished_marks(const Source&);  // notes to oneself
Findings find_bad_blanks(const Source&);        // tabs, blanks at the end of a line
Findings find_machine_names(const Source&);     // paths of one machine, hosts of package registries
Findings find_tool_names(const Source&);        // what it was written with

std::vector<Check> cpp_checks();
std::vector<Check> text_checks();

}  // namespace tidy
