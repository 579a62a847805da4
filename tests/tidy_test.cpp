// The style of the house as a test: the repository keeps the rules, and each rule can be broken.
#include "support/tidy/checks.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

namespace tidy {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// `.git` is a file where the checkout is a further worktree. The build makes the types.
bool is_skipped(const fs::path& path) {
    static const std::vector<std::string> names{".git", "build", "node_modules", "dist",
                                                "schema.d.ts"};
    return std::find(names.begin(), names.end(), path.filename()) != names.end();
}

bool is_text(const fs::path& path) {
    static const std::vector<std::string> endings{
        ".cpp", ".hpp", ".md",   ".txt",  ".json", ".sh",   ".http", ".js", ".css",
        ".ts",  ".tsx", ".html", ".toml", ".yml",  ".conf", ".svg",  ".in", ".cmake"};
    const std::string ending = path.extension();
    return ending.empty() || ending == path.filename() ||
           std::find(endings.begin(), endings.end(), ending) != endings.end();
}

// The example of docs/adding.md is laid out as src/ is, and keeps the rules of it.
std::string place_of(const std::string& path) {
    constexpr std::string_view example = "tests/example_feature/features/";
    return path.starts_with(example) ? "src/features/" + path.substr(example.size()) : path;
}

std::vector<Source> repository() {
    const fs::path root = COMANDA_SOURCE_DIR;
    std::vector<Source> sources;
    for (auto entry = fs::recursive_directory_iterator(root);
         entry != fs::recursive_directory_iterator(); ++entry) {
        if (is_skipped(entry->path())) entry.disable_recursion_pending();
        if (is_skipped(entry->path()) || !entry->is_regular_file() || !is_text(entry->path()))
            continue;
        sources.push_back(
            take_apart(place_of(fs::relative(entry->path(), root)), read(entry->path())));
    }
    std::sort(sources.begin(), sources.end(),
              [](const Source& a, const Source& b) { return a.path < b.path; });
    return sources;
}

bool is_cpp(const Source& source) {
    return source.path.ends_with(".cpp") || source.path.ends_with(".hpp");
}

void expect_none(const Check& check, const Source& source) {
    for (const Finding& finding : check.find(source))
        ADD_FAILURE() << finding.path << ":" << finding.line << ": " << check.name << ": "
                      << finding.what;
}

TEST(Repository, keeps_the_rules) {
    const std::vector<Source> sources = repository();
    ASSERT_GT(sources.size(), 50U) << "looked in the wrong place: " << COMANDA_SOURCE_DIR;
    for (const Source& source : sources) {
        for (const Check& check : text_checks()) expect_none(check, source);
        if (!is_cpp(source)) continue;
        for (const Check& check : cpp_checks()) expect_none(check, source);
    }
}

TEST(Repository, has_no_circle_of_features) {
    for (const Finding& finding : find_feature_circles(repository()))
        ADD_FAILURE() << finding.path << ":" << finding.line << ": " << finding.what;
}

// The line of the first finding, 0 when there is none.
int first(Findings (*find)(const Source&), std::string path, std::string text) {
    const Findings findings = find(take_apart(std::move(path), std::move(text)));
    return findings.empty() ? 0 : findings.front().line;
}

// Of the lines `comanda_feature(HOUSE/NAME NEEDED...)`, by houses: "menu/catalogue: bulk".
std::string drawing_of_features(const std::string& cmake) {
    static const std::regex form(R"rx(comanda_feature\((\S+) ([^)]*)\))rx");
    static const std::regex feature(R"rx(features_(\w+))rx");
    std::vector<std::string> lines;
    for (std::sregex_iterator each(cmake.begin(), cmake.end(), form), end; each != end; ++each) {
        const std::string needs = (*each)[2];
        std::string line = (*each)[1].str() + ':';
        for (std::sregex_iterator one(needs.begin(), needs.end(), feature); one != end; ++one)
            line += ' ' + (*one)[1].str();
        lines.push_back(std::move(line));
    }
    std::ranges::sort(lines);
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

TEST(Repository, draws_the_features_as_they_are_linked) {
    const fs::path root = COMANDA_SOURCE_DIR;
    const std::string drawing = drawing_of_features(read(root / "CMakeLists.txt"));
    ASSERT_NE(drawing.find("edge/webhooks: "), std::string::npos) << drawing;
    EXPECT_NE(read(root / "ARCHITECTURE.md").find("```features\n" + drawing + "```"),
              std::string::npos)
        << "ARCHITECTURE.md should have:\n```features\n"
        << drawing << "```";
}

// An operation that no row names is linked by nobody, and nobody would notice.
TEST(Repository, has_every_operation_on_the_page_of_routes) {
    static const std::regex form(R"rx(extern const api::Operation ([^;]+);)rx");
    static const std::regex name(R"rx(\w+)rx");
    const fs::path root = COMANDA_SOURCE_DIR;
    const std::string page =
        read(root / "src/app/routes.cpp") + read(root / "tests/example_feature/example_app.cpp");
    int count = 0;
    for (const Source& source : repository()) {
        if (!source.path.ends_with("operations.hpp")) continue;
        const std::string& text = source.text;
        for (std::sregex_iterator each(text.begin(), text.end(), form), end; each != end; ++each) {
            const std::string names = (*each)[1];
            for (std::sregex_iterator one(names.begin(), names.end(), name); one != end; ++one) {
                ++count;
                EXPECT_TRUE(std::regex_search(page, std::regex("\\b" + one->str() + "\\b")))
                    << source.path << ": " << one->str();
            }
        }
    }
    EXPECT_GT(count, 100);
}

TEST(Rule, an_include_may_not_point_up) {
    const auto find = find_forbidden_includes;
    EXPECT_EQ(first(find, "src/base/a.cpp", "#include \"storage/x.hpp\"\n"), 1);
    EXPECT_EQ(first(find, "src/storage/a.cpp", "\n#include \"auth/x.hpp\"\n"), 2);
    EXPECT_EQ(first(find, "src/schema/a.hpp", "#include \"kinds/tax.hpp\""), 1);
    EXPECT_EQ(first(find, "src/features/selling/orders/a.cpp", "#include \"app/app.hpp\""), 1);
    EXPECT_EQ(first(find, "src/api/a.cpp", "#include \"features/records/read.hpp\""), 1);
    EXPECT_EQ(first(find, "src/app/a.cpp", "#include \"cli/app.hpp\""), 1);
    EXPECT_EQ(first(find, "src/main.cpp", "#include \"storage/database.hpp\""), 1);
    EXPECT_EQ(first(find, "src/nowhere/a.cpp", "#include \"base/text.hpp\""), 1);
    EXPECT_EQ(first(find, "src/storage/a.cpp", "#include \"support/process.hpp\""), 1);
}

TEST(Rule, an_include_may_not_point_across) {
    const auto find = find_forbidden_includes;
    EXPECT_EQ(first(find, "src/http/a.cpp", "#include \"schema/kind.hpp\""), 1);
    EXPECT_EQ(first(find, "src/api/a.cpp", "#include \"http/server.hpp\""), 1);
    EXPECT_EQ(first(find, "src/domain/a.cpp", "#include \"storage/x.hpp\""), 1);
}

TEST(Rule, an_include_may_point_down) {
    const auto find = find_forbidden_includes;
    EXPECT_EQ(first(find, "src/base/a.cpp", "#include \"base/text.hpp\"\n#include <string>"), 0);
    EXPECT_EQ(first(find, "src/api/a.cpp", "#include \"http/message.hpp\""), 0);
    EXPECT_EQ(first(find, "src/features/selling/orders/a.cpp", "#include \"api/route.hpp\""), 0);
    EXPECT_EQ(first(find, "src/app/a.cpp", "#include \"features/records/read.hpp\""), 0);
    EXPECT_EQ(first(find, "src/cli/a.cpp", "#include \"http/server.hpp\""), 0);
    EXPECT_EQ(first(find, "src/features/selling/orders/a.cpp",
                    "#include \"features/selling/orders/b.hpp\""),
              0);
    EXPECT_EQ(
        first(find, "src/features/selling/orders/a.cpp", "#include \"features/records/b.hpp\""), 0);
    EXPECT_EQ(first(find, "src/features/operating/transfer/a.cpp",
                    "#include \"features/menu/bulk/b.hpp\""),
              0);
    EXPECT_EQ(first(find, "tests/support/a.cpp", "#include \"anything.hpp\""), 0);
    EXPECT_EQ(first(find, "src/storage/a_test.cpp", "#include \"support/process.hpp\""), 0);
}

TEST(Rule, features_do_not_go_in_circles) {
    const auto see = [](const std::string& from, const std::string& to) {
        return take_apart("src/features/" + from + "/a.cpp",
                          "#include \"features/" + to + "/b.hpp\"\n");
    };
    const Source sales = see("sales", "records"), orders = see("orders", "sales");
    EXPECT_TRUE(find_feature_circles({sales, orders, see("orders", "records")}).empty());
    EXPECT_EQ(find_feature_circles({sales, see("records", "sales")}).size(), 2U);
    EXPECT_EQ(find_feature_circles({sales, orders, see("records", "orders")}).size(), 3U);
}

TEST(Rule, a_library_stays_behind_its_folder) {
    const auto find = find_foreign_libraries;
    EXPECT_EQ(first(find, "src/api/a.cpp", "#include <boost/beast/core.hpp>"), 1);
    EXPECT_EQ(first(find, "src/storage/a.cpp", "#include <simdjson.h>"), 1);
    EXPECT_EQ(first(find, "src/api/a.cpp", "#include <sqlite3.h>"), 1);
    EXPECT_EQ(first(find, "src/http/a.cpp", "#include <boost/beast/core.hpp>"), 0);
    EXPECT_EQ(first(find, "src/schema/a.cpp", "#include <simdjson.h>"), 0);
}

TEST(Rule, sql_lives_in_storage) {
    const auto find = find_stray_sql;
    EXPECT_EQ(first(find, "src/api/a.cpp", "f(\"SELECT a FROM b\");"), 1);
    EXPECT_EQ(first(find, "src/api/a.cpp", "\nf(R\"sql(\nDELETE FROM b)sql\");"), 2);
    EXPECT_EQ(first(find, "src/auth/a.cpp", "f(\"INSERT OR IGNORE INTO b VALUES (1)\");"), 1);
    EXPECT_EQ(first(find, "src/cli/a.cpp", "f(\"UPDATE b SET a = 1\");"), 1);
    EXPECT_EQ(first(find, "src/storage/a.cpp", "f(\"SELECT a FROM b\");"), 0);
    EXPECT_EQ(first(find, "src/auth/access_store.cpp", "f(\"SELECT a FROM b\");"), 0);
    EXPECT_EQ(first(find, "src/api/a.cpp", "// SELECT a FROM b\nf(\"Select one\");"), 0);
}

TEST(Rule, the_account_leads_every_key) {
    const auto find = [](const std::string& sql) {
        return first(find_undistributable_tables, "src/storage/tables/a.cpp",
                     "\nf(R\"sql(" + sql + ")sql\");");
    };
    const std::string columns = "CREATE TABLE t (account LABEL NOT NULL, id LABEL NOT NULL, ";
    EXPECT_EQ(find(columns + "PRIMARY KEY (account, id)) BY_ACCOUNT ROWLESS;"), 0);
    EXPECT_EQ(find(columns + "PRIMARY KEY (account, id));"), 2);
    EXPECT_EQ(find("\n" + columns + "PRIMARY KEY (id, account)) BY_ACCOUNT;"), 3);
    EXPECT_EQ(find(columns + "PRIMARY KEY (account, id), UNIQUE (id)) BY_ACCOUNT;"), 2);
    EXPECT_EQ(find("CREATE TABLE t (id LABEL PRIMARY KEY) BY_ACCOUNT;"), 2);
    EXPECT_EQ(find("CREATE TABLE t (id LABEL PRIMARY KEY) REFERENCE;"), 2);
    EXPECT_EQ(find("CREATE TABLE reset (hash LABEL PRIMARY KEY) REFERENCE;"), 0);
    EXPECT_EQ(find("CREATE UNIQUE INDEX t_id ON t (id);"), 2);
    EXPECT_EQ(find("CREATE UNIQUE INDEX t_id ON t (account, id);"), 0);
    EXPECT_EQ(find("CREATE TRIGGER t_insert AFTER INSERT ON t BEGIN END;"), 2);
    EXPECT_EQ(find("CREATE TABLE t (account LABEL, n SERIAL, PRIMARY KEY (account)) BY_ACCOUNT;"),
              2);
}

TEST(Rule, a_statement_names_the_account) {
    const auto find = [](const std::string& sql, std::string path = "src/a/b_store.cpp") {
        return first(find_statements_without_account, std::move(path), "f(" + sql + ");");
    };
    EXPECT_EQ(find(R"x("SELECT a FROM t WHERE id = $1")x"), 1);
    EXPECT_EQ(find(R"x("SELECT a FROM t WHERE account = $1")x"), 0);
    EXPECT_EQ(find("\"SELECT a FROM t \"\n\"WHERE account = $1\""), 0);
    EXPECT_EQ(find(R"x("SELECT a FROM t", "WHERE account = $1")x"), 1);
    EXPECT_EQ(find(R"x("UPDATE t SET a = $1 WHERE id = $2")x"), 1);
    EXPECT_EQ(find(R"x("DELETE FROM t WHERE at_ms < $1")x"), 1);
    EXPECT_EQ(find(R"x("INSERT INTO t (id, account) VALUES ($1, $2)")x"), 1);
    EXPECT_EQ(find(R"x("INSERT INTO t (account, id) VALUES ($1, $2)")x"), 0);
    EXPECT_EQ(find(R"x("SELECT a FROM t JOIN u ON u.account = t.account WHERE t.account = $1")x"),
              1);
    EXPECT_EQ(find(R"x("SELECT a FROM t JOIN u ON u.account = $1 WHERE t.account = $1")x"), 0);
    EXPECT_EQ(find(R"x("SELECT a FROM t WHERE account = $1 AND b IN (SELECT b FROM u)")x"), 1);
    EXPECT_EQ(find(R"x("WITH RECURSIVE w AS (SELECT a FROM t WHERE account = $1) SELECT 1")x"), 1);
    EXPECT_EQ(find(R"x("SELECT a FROM t WHERE account = $1 AND b IS DISTINCT FROM c")x"), 0);
    EXPECT_EQ(find(R"x("SELECT a FROM json_each($2) JOIN t ON t.account = $1")x"), 0);
    EXPECT_EQ(find(R"x("SELECT value FROM installation WHERE name = $1")x"), 0);
    EXPECT_EQ(find(R"x("SELECT a FROM t")x", "src/storage/tables/a.cpp"), 1);
    EXPECT_EQ(find(R"x(storage::select(columns, "FROM t WHERE id = $1"))x"), 1);
    EXPECT_EQ(find(R"x(storage::select(columns, "FROM t WHERE account = $1"))x"), 0);
    EXPECT_EQ(find(R"x(storage::Statement{"SELECT a, ", names(columns), " FROM t"})x"), 1);
    const auto update = [&](const std::string& condition) {
        return find(R"x(storage::Statement{"UPDATE t SET ", assignments(columns, 2), ")x" +
                    condition + "\"}");
    };
    EXPECT_EQ(update(" WHERE account = $1"), 0);
    EXPECT_EQ(update(" WHERE id = $1"), 1);
    EXPECT_EQ(find(R"x(storage::insert_into("t", "id, account", columns))x"), 1);
    EXPECT_EQ(find("storage::insert_into(\n\"t\", \"account, id\", columns)"), 0);
    EXPECT_EQ(find("\nstorage::upsert(\n\"t\", \"id\", columns, \"account, id\")"), 2);
    EXPECT_EQ(find(R"x(storage::update("t", "id", columns))x"), 1);
    EXPECT_EQ(find(R"x(storage::update(table, keys, columns))x"), 1);
    EXPECT_EQ(find(R"x(storage::insert_head("reset", "hash", columns))x"), 0);
    EXPECT_EQ(find(R"x("SELECT a FROM t")x", "src/storage/tables/all_accounts.cpp"), 0);
    EXPECT_EQ(find(R"x("SELECT a FROM t")x", "src/storage/tables/a_test.cpp"), 0);
}

TEST(Rule, one_noun_in_every_layer) {
    EXPECT_EQ(first(find_mirror_names, "src/api/a.hpp", "\nstruct TaxDto {};"), 2);
    EXPECT_EQ(first(find_mirror_names, "src/api/a.hpp", "class OrderEntity;"), 1);
    EXPECT_EQ(first(find_mirror_names, "src/api/a.hpp", "struct Modeling {};"), 0);
}

TEST(Rule, a_file_opens_with_its_purpose) {
    const auto find = find_missing_purpose;
    EXPECT_EQ(first(find, "src/base/a.cpp", "#include <string>\n// Late.\n"), 1);
    EXPECT_EQ(first(find, "src/base/a.hpp", "// no sentence\n#pragma once\n"), 1);
    EXPECT_EQ(first(find, "src/base/a.hpp", "// What it is for.\n#pragma once\n"), 0);
    EXPECT_EQ(first(find, "src/base/a_test.cpp", "#include <string>\n"), 0);
    EXPECT_EQ(first(find, "src/base/a.cpp", "#include \"base/a.hpp\"\n"), 0);
    EXPECT_EQ(first(find, "src/base/a.cpp", "#include \"base/b.hpp\"\n"), 1);
}

TEST(Rule, a_header_is_included_once) {
    EXPECT_EQ(first(find_missing_pragma_once, "src/base/a.hpp", "// A.\nint a();\n"), 1);
    EXPECT_EQ(first(find_missing_pragma_once, "src/base/a.hpp", "// A.\n#pragma once\n"), 0);
    EXPECT_EQ(first(find_missing_pragma_once, "src/base/a.cpp", "// A.\n"), 0);
}

TEST(Rule, a_line_fits_the_page) {
    const auto find = find_long_lines;
    const std::string wide(101, 'x');
    EXPECT_EQ(first(find, "src/base/a.cpp", "int a;\n" + wide), 2);
    EXPECT_EQ(first(find, "src/base/a.cpp", "int a;  // " + wide), 1);
    EXPECT_EQ(first(find, "src/base/a.cpp", std::string(100, 'x')), 0);
    EXPECT_EQ(first(find, "src/base/a.cpp", "f(\"" + wide + "\");"), 0);
    EXPECT_EQ(first(find, "src/kinds/a.hpp", wide), 0);
}

TEST(Rule, a_switch_over_types_has_no_default) {
    EXPECT_EQ(first(find_default_labels, "src/schema/a.cpp", "switch (t) {\ndefault: break; }"), 2);
    EXPECT_EQ(first(find_default_labels, "src/schema/a.cpp", "A() = default;  // default: x"), 0);
    EXPECT_EQ(first(find_default_labels, "src/api/a.cpp", "default: break;"), 0);
}

TEST(Rule, nothing_is_left_unfinished) {
    EXPECT_EQ(first(find_unfinished_marks, "a.md", std::string("x\nTO") + "DO: later"), 2);
    EXPECT_EQ(first(find_unfinished_marks, "a.cpp", std::string("// FIX") + "ME"), 1);
    EXPECT_EQ(first(find_unfinished_marks, "a.cpp", std::string("// NO") + "TE to myself"), 1);
    EXPECT_EQ(first(find_unfinished_marks, "a.cpp", std::string("// XX") + "X: odd"), 1);
    EXPECT_EQ(first(find_unfinished_marks, "a.cpp", "// done, in currency \"XXX\""), 0);
}

TEST(Rule, blanks_are_plain_and_inside) {
    EXPECT_EQ(first(find_bad_blanks, "a.md", "a\nb \n"), 2);
    EXPECT_EQ(first(find_bad_blanks, "a.md", "\ta\n"), 1);
    EXPECT_EQ(first(find_bad_blanks, "a.md", "a\r\n"), 1);
    EXPECT_EQ(first(find_bad_blanks, "a.md", "    a b\n"), 0);
}

TEST(Rule, no_machine_is_named) {
    EXPECT_EQ(first(find_machine_names, "a.md", std::string("see /ro") + "ot/x"), 1);
    EXPECT_EQ(first(find_machine_names, "a.md", std::string("in /ho") + "me/me/x"), 1);
    EXPECT_EQ(first(find_machine_names, "a.json", std::string("https://registry.npm") + "js.org"),
              1);
    EXPECT_EQ(first(find_machine_names, "a.md", "the /workers/ of $ROOT/home"), 0);
}

TEST(Rule, no_tool_is_named) {
    EXPECT_EQ(first(find_tool_names, "a.md", std::string("by Co") + "pilot"), 1);
    EXPECT_EQ(first(find_tool_names, "a.md", std::string("an LL") + "M"), 1);
    EXPECT_EQ(first(find_tool_names, "a.md", "an open aisle"), 0);
}

TEST(Source, knows_literals_and_comments) {
    const Source source = take_apart(
        "a.cpp",
        "int a; // \"no\"\nf(\"y\\\"es\", 'q', R\"x(two\n)\" lines)x\"); /* c */ int b = 1'000;\n");
    ASSERT_EQ(source.literals.size(), 2U);
    EXPECT_EQ(source.literals[0].text, "y\\\"es");
    EXPECT_EQ(source.literals[1].text, "two\n)\" lines");
    EXPECT_EQ(source.literals[1].line, 2);
    EXPECT_EQ(source.code[0].substr(0, 7), "int a; ");
    EXPECT_NE(source.code[2].find("int b = 1'000;"), std::string::npos);
    EXPECT_EQ(source.code[2].find("lines"), std::string::npos);
}

}  // namespace
}  // namespace tidy
