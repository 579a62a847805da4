// What keeps the tables distributable by account, as far as the text of SQL shows it.
#include "support/tidy/checks.hpp"

#include <algorithm>
#include <regex>
#include <set>

namespace tidy {
namespace {

// The tables that say REFERENCE: known before the account is, or of the whole installation.
const std::set<std::string>& reference_tables() {
    static const std::set<std::string> names{"api_key",         "clock_mark",  "installation",
                                             "pairing_code",    "reset",       "sign_in",
                                             "sign_in_failure", "sign_in_turn"};
    return names;
}

// Of an engine: SQLite's search index, and the catalogues of both.
bool is_of_engine(const std::string& table) {
    return table.starts_with("record_search") || table == "sqlite_master" ||
           table.starts_with("pg_");
}

bool is_product(const Source& source) {
    return source.path.starts_with("src/") && !source.path.ends_with("_test.cpp");
}

// Those whose questions are how accounts are found, or about the whole file of SQLite.
bool is_of_all_accounts(const Source& source) {
    return source.path == "src/storage/tables/all_accounts.cpp" ||
           source.path == "src/storage/tables/search.cpp" ||
           source.path == "src/storage/sqlite/mark.cpp" ||
           source.path == "src/features/edge/webhooks/all_accounts_store.cpp";
}

// Where statements stand.
bool holds_statements(const Source& source) {
    return is_product(source) && !is_of_all_accounts(source) &&
           (source.path.ends_with("_store.cpp") || source.path.starts_with("src/storage/"));
}

// Literals as the compiler sees them: one after another they are one.
std::vector<Literal> joined(const std::vector<Literal>& literals) {
    std::vector<Literal> all;
    for (const Literal& literal : literals)
        if (literal.continues && !all.empty())
            all.back().text += literal.text;
        else
            all.push_back(literal);
    return all;
}

std::vector<std::smatch> all_matches(const std::string& text, const std::regex& form) {
    return {std::sregex_iterator(text.begin(), text.end(), form), std::sregex_iterator()};
}

int line_of(const Literal& literal, std::ptrdiff_t position) {
    return literal.line + static_cast<int>(std::count(literal.text.begin(),
                                                      literal.text.begin() + position, '\n'));
}

// What is wrong with "CREATE TABLE name (...) marks".
std::string fault_of_table(const std::string& name, const std::string& definition) {
    static const std::regex mark(R"(\b(BY_ACCOUNT|REFERENCE)\b)");
    static const std::regex key(R"((PRIMARY KEY|UNIQUE)\s*(\(\s*account\b)?)");
    static const std::regex rowid(R"(rowid INTEGER PRIMARY KEY)");
    const auto marks = all_matches(definition, mark);
    if (marks.size() != 1) return "says neither BY_ACCOUNT nor REFERENCE";
    if (marks.front().str() == "REFERENCE")
        return reference_tables().contains(name) ? "" : "is no known reference table";
    const std::string keys = std::regex_replace(definition, rowid, "");
    for (const std::smatch& found : all_matches(keys, key))
        if (!found[2].matched) return "has a key that does not begin with the account";
    return "";
}

// The triggers that the first migration made and the fourth took away.
bool is_released_trigger(const std::string& name) {
    return name == "record_search_insert" || name == "record_search_update";
}

void look_at_tables(const Source& source, const Literal& literal, Findings& findings) {
    static const std::regex table(R"(CREATE TABLE (\w+)([^;]*))");
    for (const std::smatch& found : all_matches(literal.text, table)) {
        const std::string fault = fault_of_table(found[1], found[2]);
        if (!fault.empty() && !is_of_engine(found[1]))
            findings.push_back({source.path, line_of(literal, found.position()),
                                "table " + found[1].str() + " " + fault});
    }
}

void look_at_the_rest(const Source& source, const Literal& literal, Findings& findings) {
    static const std::regex unique(R"(CREATE UNIQUE INDEX (\w+) ON (\w+) \((\w+))");
    static const std::regex trigger(R"(CREATE TRIGGER (\w+))");
    static const std::regex word(R"(\b(SMALLSERIAL|SERIAL|BIGSERIAL|IDENTITY|AUTOINCREMENT)\b)");
    for (const std::smatch& found : all_matches(literal.text, unique))
        if (!reference_tables().contains(found[2]) && found[3] != "account")
            findings.push_back({source.path, line_of(literal, found.position()),
                                "index " + found[1].str() + " does not begin with the account"});
    for (const std::smatch& found : all_matches(literal.text, trigger))
        if (!is_released_trigger(found[1]))
            findings.push_back({source.path, line_of(literal, found.position()),
                                "trigger " + found[1].str() + ": write it in the statement"});
    for (const std::smatch& found : all_matches(literal.text, word))
        findings.push_back({source.path, line_of(literal, found.position()),
                            found.str() + ": numbers come from rows"});
}

// How many tables by account the statement reads or changes.
std::size_t tables_by_account(const std::string& sql) {
    static const std::regex named(R"((\bDISTINCT )?(\bFROM|\bJOIN|^UPDATE) (\w+)(\()?)");
    std::size_t count = 0;
    for (const std::smatch& found : all_matches(sql, named))
        if (!found[1].matched && !found[4].matched && found[3] != "LATERAL" &&
            !is_of_engine(found[3]) && !reference_tables().contains(found[3]))
            ++count;
    return count;
}

// A statement as a whole; what is put together from parts is left to the tests.
std::string fault_of_statement(const std::string& sql) {
    static const std::regex begins(R"(^(SELECT|UPDATE|DELETE|INSERT|WITH)\b)");
    static const std::regex insert(R"(^INSERT INTO (\w+) \((\w+))");
    static const std::regex account(R"(\baccount = \$\d)");
    std::smatch found;
    if (!std::regex_search(sql, begins)) return "";
    if (sql.find("RECURSIVE") != std::string::npos) return "is recursive";
    if (std::regex_search(sql, found, insert) && !reference_tables().contains(found[1]) &&
        !is_of_engine(found[1]) && found[2] != "account")
        return "inserts without the account first";
    if (tables_by_account(sql) > all_matches(sql, account).size())
        return "does not say `account = $n` for each of its tables";
    return "";
}

// Where the compiler puts statements together (storage/statement.hpp), a literal that begins with
// FROM stands behind a list of columns.
bool has_made_statements(const Source& source) {
    return source.text.find("storage::select(") != std::string::npos ||
           source.text.find("storage::Statement") != std::string::npos;
}

// What is made of a table, the columns that lead and a list of columns.
void look_at_made_statements(const Source& source, Findings& findings) {
    static const std::regex made(
        R"x(\bstorage::(insert_head|insert_into|upsert|update)\(\s*("(\w+)",\s*"(\w+))?)x");
    for (const std::smatch& found : all_matches(source.text, made)) {
        if (found[4] == "account" || reference_tables().contains(found[3])) continue;
        const auto begin = source.text.begin();
        const auto line = 1 + std::count(begin, begin + found.position(), '\n');
        findings.push_back({source.path, static_cast<int>(line),
                            found[1].str() + " does not name a table and the account first"});
    }
}

}  // namespace

Findings find_undistributable_tables(const Source& source) {
    Findings findings;
    if (!is_product(source)) return findings;
    for (const Literal& literal : source.literals) {
        look_at_tables(source, literal, findings);
        look_at_the_rest(source, literal, findings);
    }
    return findings;
}

Findings find_statements_without_account(const Source& source) {
    Findings findings;
    if (!holds_statements(source)) return findings;
    const bool has_made = has_made_statements(source);
    static const std::regex rest(R"(^ ?FROM\b)"), head(R"(^UPDATE \w+ SET $)");
    const std::vector<Literal> literals = joined(source.literals);
    for (std::size_t i = 0; i < literals.size(); ++i) {
        const Literal& literal = literals[i];
        std::string sql = literal.text;
        if (has_made && std::regex_search(sql, rest)) sql.insert(0, "SELECT ");
        // The condition stands behind the columns that are set.
        if (has_made && std::regex_search(sql, head) && i + 1 < literals.size())
            sql += literals[i + 1].text;
        const std::string fault = fault_of_statement(sql);
        if (!fault.empty())
            findings.push_back({source.path, literal.line, fault + ": " + literal.text});
    }
    look_at_made_statements(source, findings);
    return findings;
}

}  // namespace tidy
