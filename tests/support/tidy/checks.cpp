// The rules themselves. Words that the rules forbid are put together from pieces here, so that
// this file keeps them too.
#include "support/tidy/checks.hpp"

#include <boost/regex.hpp>

#include <algorithm>
#include <filesystem>
#include <initializer_list>
#include <map>
#include <set>

namespace tidy {

namespace {

using Folders = std::set<std::string_view>;

// What each folder of src/ may include: itself, and the folders below it in the picture of
// ARCHITECTURE.md. Features may see each other as long as that leads to no circle.
const std::map<std::string_view, Folders>& folders_below() {
    static const std::map<std::string_view, Folders> below{
        {"base", {}},
        {"schema", {"base"}},
        {"kinds", {"base", "schema"}},
        {"domain", {"base", "schema", "kinds"}},
        {"storage", {"base", "schema", "kinds"}},
        {"auth", {"base", "schema", "kinds", "storage"}},
        {"live", {"base", "schema", "kinds", "storage"}},
        {"jobs", {"base", "schema", "kinds", "storage"}},
        {"http", {"base"}},
        {"assets", {"base"}},
        {"api",
         {"base", "schema", "kinds", "storage", "auth", "http/message.hpp", "http/memory.hpp"}},
        {"features",
         {"base", "schema", "kinds", "domain", "storage", "auth", "live", "jobs", "api", "assets",
          "http/message.hpp", "http/memory.hpp", "http/courier.hpp", "http/mailer.hpp",
          "http/compression.hpp"}},
        {"app",
         {"base", "schema", "kinds", "storage", "auth", "live", "jobs", "api", "assets", "features",
          "http/message.hpp", "http/memory.hpp", "http/courier.hpp", "http/mailer.hpp"}},
        {"cli",
         {"base", "schema", "kinds", "storage", "auth", "assets", "live", "jobs", "api", "features",
          "app", "http/message.hpp", "http/server.hpp", "http/client.hpp", "http/mailer.hpp"}},
        {"main.cpp", {"cli"}},
        {"describe.cpp", {"base", "api", "app"}},
    };
    return below;
}

struct Library {
    std::string_view header;  // how its includes begin
    Folders folders;          // who may include it
};

const std::vector<Library>& libraries() {
    static const std::vector<Library> all{{"boost/asio", {"http"}},
                                          {"boost/beast", {"http"}},
                                          {"openssl/", {"http", "auth"}},
                                          {"curl/", {"http"}},
                                          {"qrencode", {"auth"}},
                                          {"simdjson", {"schema"}},
                                          {"sqlite3", {"storage"}},
                                          {"libpq", {"storage"}},
                                          {"sodium", {"base", "auth", "assets"}},
                                          {"unicode/", {"base"}},
                                          {"spdlog/", {"base"}},
                                          {"CLI/", {"cli"}},
                                          {"toml++/", {"cli"}},
                                          {"zstd", {"http", "assets", "storage"}},
                                          {"libdeflate", {"http", "assets"}}};
    return all;
}

bool begins(std::string_view text, std::string_view start) { return text.starts_with(start); }

bool is_source(const Source& source) { return begins(source.path, "src/"); }
bool is_test(const Source& source) { return source.path.ends_with("_test.cpp"); }
// Tests, and the headers that only tests include, may use what all tests share.
bool may_use_support(const Source& source) {
    return is_test(source) || source.path.find("/test_support") != std::string::npos;
}
bool is_header(const Source& source) { return source.path.ends_with(".hpp"); }

// "src/features/records/read.cpp" -> "features"; "src/main.cpp" -> "main.cpp".
std::string top_folder(std::string_view path) {
    if (begins(path, "src/")) path.remove_prefix(4);
    return std::string(path.substr(0, path.find('/')));
}

std::string folder_of(std::string_view path) {
    if (begins(path, "src/")) path.remove_prefix(4);
    return std::string(path.substr(0, path.rfind('/')));
}

struct Include {
    int line;
    bool is_ours;
    std::string path;
};

std::vector<Include> includes_of(const Source& source) {
    static const boost::regex form(R"rx(^\s*#\s*include\s*(["<])([^">]+)[">])rx");
    std::vector<Include> includes;
    for (std::size_t i = 0; i < source.lines.size(); ++i) {
        boost::smatch match;
        if (boost::regex_search(source.lines[i], match, form))
            includes.push_back({static_cast<int>(i) + 1, match[1] == "\"", match[2]});
    }
    return includes;
}

bool may_include(std::string_view from, const std::string& to) {
    const std::string own = top_folder(from);
    if (folder_of(from) == folder_of(to)) return true;
    if (own == top_folder(to)) return true;
    const auto below = folders_below().find(own);
    if (below == folders_below().end()) return false;
    const Folders& allowed = below->second;
    return allowed.contains(to) || allowed.contains(top_folder(to)) ||
           allowed.contains(folder_of(to));
}

Findings matches(const Source& source, const std::vector<std::string>& lines,
                 const boost::regex& form, std::string_view what) {
    Findings findings;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        boost::smatch match;
        if (boost::regex_search(lines[i], match, form))
            findings.push_back(
                {source.path, static_cast<int>(i) + 1, std::string(what) + ": " + match.str()});
    }
    return findings;
}

std::size_t columns(std::string_view line) {
    return static_cast<std::size_t>(std::count_if(
        line.begin(), line.end(), [](unsigned char c) { return (c & 0xC0) != 0x80; }));
}

std::string any_of(std::initializer_list<std::initializer_list<std::string_view>> words) {
    std::string pattern;
    for (const auto& pieces : words) {
        if (!pattern.empty()) pattern += '|';
        for (std::string_view piece : pieces) pattern += piece;
    }
    return "(" + pattern + ")";
}

}  // namespace

Findings find_forbidden_includes(const Source& source) {
    Findings findings;
    if (!is_source(source)) return findings;
    for (const Include& include : includes_of(source))
        if (include.is_ours && !may_include(source.path, include.path) &&
            !(begins(include.path, "support/") && may_use_support(source)))
            findings.push_back({source.path, include.line,
                                top_folder(source.path) + " may not see " + include.path});
    return findings;
}

namespace {

using Sees = std::map<std::string, std::map<std::string, Finding>>;

// The folders on a way from `from` back to `to`, the last first; empty when there is none.
std::vector<std::string> way_back(const Sees& sees, const std::string& from, const std::string& to,
                                  std::set<std::string>& tried) {
    if (from == to) return {to};
    if (!tried.insert(from).second) return {};
    const auto seen = sees.find(from);
    if (seen == sees.end()) return {};
    for (const auto& [next, where] : seen->second)
        if (auto way = way_back(sees, next, to, tried); !way.empty()) {
            way.push_back(from);
            return way;
        }
    return {};
}

}  // namespace

Findings find_feature_circles(const std::vector<Source>& sources) {
    Sees sees;
    for (const Source& source : sources) {
        const std::string from = folder_of(source.path);
        if (!begins(from, "features/") || is_test(source)) continue;
        for (const Include& include : includes_of(source))
            if (const std::string to = folder_of(include.path);
                include.is_ours && begins(to, "features/") && to != from)
                sees[from].try_emplace(to, Finding{source.path, include.line, ""});
    }
    Findings findings;
    for (const auto& [from, targets] : sees)
        for (const auto& [to, where] : targets) {
            std::set<std::string> tried;
            if (const auto way = way_back(sees, to, from, tried); !way.empty())
                findings.push_back({where.path, where.line, to + " leads back to " + from});
        }
    return findings;
}

Findings find_foreign_libraries(const Source& source) {
    Findings findings;
    if (!is_source(source)) return findings;
    for (const Include& include : includes_of(source))
        for (const Library& library : libraries())
            if (begins(include.path, library.header) &&
                !library.folders.contains(top_folder(source.path)))
                findings.push_back({source.path, include.line, include.path + " is not for here"});
    return findings;
}

Findings find_stray_sql(const Source& source) {
    static const boost::regex form(
        R"(\b(SELECT\s[\s\S]*\bFROM\b|INSERT\s+(OR\s+\w+\s+)?INTO\b|UPDATE\s+\w+\s+SET\b|)"
        R"(DELETE\s+FROM\b|CREATE\s+(TABLE|INDEX)\b))");
    Findings findings;
    if (!is_source(source) || is_test(source) || top_folder(source.path) == "storage" ||
        source.path.ends_with("_store.cpp"))
        return findings;
    for (const Literal& literal : source.literals)
        if (boost::regex_search(literal.text, form))
            findings.push_back({source.path, literal.line, "SQL outside storage: " + literal.text});
    return findings;
}

Findings find_mirror_names(const Source& source) {
    static const boost::regex form(R"(\b(class|struct|using)\s+\w+(Dto|DTO|Model|Entity)\b)");
    return matches(source, source.code, form, "a second name for the same thing");
}

// A source that opens with its own header leaves the purpose to it: nothing is said twice.
bool opens_with_own_header(const Source& source) {
    const std::string header = std::filesystem::path(source.path).stem().string() + ".hpp\"";
    return !source.lines.empty() && begins(source.lines.front(), "#include \"") &&
           source.lines.front().ends_with('/' + header);
}

Findings find_missing_purpose(const Source& source) {
    if (!is_source(source) || is_test(source) || opens_with_own_header(source)) return {};
    std::string opening;
    for (const std::string& line : source.lines) {
        if (!begins(line, "//")) break;
        opening += line + " ";
    }
    static const boost::regex sentence(R"(^// ?\S[\s\S]*[A-Za-z`)\]"'][.:])");
    if (boost::regex_search(opening, sentence)) return {};
    return {{source.path, 1, "does not open with a sentence of purpose"}};
}

Findings find_missing_pragma_once(const Source& source) {
    if (!is_header(source) ||
        std::find(source.lines.begin(), source.lines.end(), "#pragma once") != source.lines.end())
        return {};
    return {{source.path, 1, "has no #pragma once"}};
}

Findings find_long_lines(const Source& source) {
    Findings findings;
    if (begins(source.path, "src/kinds/")) return findings;
    for (std::size_t i = 0; i < source.lines.size(); ++i) {
        const std::string& line = source.lines[i];
        // Where the literals blank out, what is left is the code: a table of sentences may be wide.
        const std::string& code = source.code[i];
        const bool holds_text = line != code && line.find("//") == std::string::npos;
        if (columns(line) > 100 && !holds_text)
            findings.push_back({source.path, static_cast<int>(i) + 1, "is over 100 columns"});
    }
    return findings;
}

Findings find_default_labels(const Source& source) {
    static const boost::regex form(R"(\bdefault\s*:)");
    if (!begins(source.path, "src/schema/")) return {};
    return matches(source, source.code, form, "a switch over types names every type");
}

Findings find_unfinished_marks(const Source& source) {
    // Three X alone are also the currency code of no currency: a mark is followed by its note.
    static const boost::regex form(
        "\\b" + any_of({{"TO", "DO"}, {"FIX", "ME"}, {"NO", "TE"}, {"XX", "X:"}}));
    return matches(source, source.lines, form, "unfinished");
}

Findings find_bad_blanks(const Source& source) {
    static const boost::regex form(R"(\t|[ \r]+$)");
    return matches(source, source.lines, form, "tab or blank at the end");
}

Findings find_machine_names(const Source& source) {
    static const boost::regex form("(^|[^A-Za-z0-9_.}~-])/" +
                                   any_of({{"ro", "ot"}, {"wo", "rk"}, {"ho", "me"}}) + "/" + "|" +
                                   any_of({{"registry\\.", "npmjs"},
                                           {"npmjs\\.", "(org|com)"},
                                           {"(deb|security)\\.", "debian\\.org"},
                                           {"pkg", "\\.dev\\b"},
                                           {"pypi", "\\.org"}}));
    return matches(source, source.lines, form, "names a machine");
}

Findings find_tool_names(const Source& source) {
    static const boost::regex form("\\b" +
                                       any_of({{"cla", "ude"},
                                               {"anthr", "opic"},
                                               {"open", "ai"},
                                               {"chat", "gpt"},
                                               {"co", "pilot"},
                                               {"large lang", "uage model"},
                                               {"LL", "M"},
                                               {"generated by ", "ai"},
                                               {"ai", "-generated"}}) +
                                       "\\b",
                                   boost::regex::icase);
    return matches(source, source.lines, form, "names a tool");
}

std::vector<Check> cpp_checks() {
    return {{"forbidden include", find_forbidden_includes},
            {"foreign library", find_foreign_libraries},
            {"stray SQL", find_stray_sql},
            {"undistributable table", find_undistributable_tables},
            {"statement without account", find_statements_without_account},
            {"mirror name", find_mirror_names},
            {"missing purpose", find_missing_purpose},
            {"missing pragma once", find_missing_pragma_once},
            {"long line", find_long_lines},
            {"default label", find_default_labels}};
}

std::vector<Check> text_checks() {
    return {{"unfinished mark", find_unfinished_marks},
            {"bad blank", find_bad_blanks},
            {"machine name", find_machine_names},
            {"tool name", find_tool_names}};
}

}  // namespace tidy
