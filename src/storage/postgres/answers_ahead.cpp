#include "storage/postgres/answers_ahead.hpp"

#include <algorithm>

namespace storage {
namespace {

using Names = std::vector<std::string_view>;

// Each question is looked for among all of them.
constexpr std::size_t questions_max = 64;

bool is_of_name(char c) { return (c >= 'a' && c <= 'z') || c == '_' || (c >= '0' && c <= '9'); }

void skip_spaces(std::string_view& sql) {
    while (!sql.empty() && (sql.front() == ' ' || sql.front() == '\n')) sql.remove_prefix(1);
}

// Names are in lower case, all other words in upper case; "" when another word follows.
std::string_view take_name(std::string_view& sql) {
    skip_spaces(sql);
    const auto end = std::ranges::find_if_not(sql, is_of_name);
    const std::string_view name(sql.begin(), end);
    sql.remove_prefix(name.size());
    return name;
}

bool take(std::string_view& sql, std::string_view word) {
    skip_spaces(sql);
    if (!sql.starts_with(word)) return false;
    sql.remove_prefix(word.size());
    return true;
}

// The name that follows each of the words or, with commas between them, names.
void add_after(std::string_view word, std::string_view sql, Names& names) {
    for (auto at = sql.find(word); at != sql.npos; at = sql.find(word)) {
        sql.remove_prefix(at + word.size());
        do {
            const std::string_view name = take_name(sql);
            if (!name.empty()) names.push_back(name);
            take(sql, "AS ");
            take_name(sql);  // the alias
        } while (take(sql, ","));
    }
}

bool is_same(const Value& one, const Value& other) {
    if (one.index() != other.index()) return false;
    if (const auto* text = std::get_if<std::string_view>(&one))
        return *text == std::get<std::string_view>(other);
    if (const auto* number = std::get_if<std::int64_t>(&one))
        return *number == std::get<std::int64_t>(other);
    return std::holds_alternative<std::nullptr_t>(one);
}

}  // namespace

Names tables_read(std::string_view sql) {
    Names names;
    for (const std::string_view word : {"FROM ", "JOIN "}) add_after(word, sql, names);
    return names;
}

Names tables_written(std::string_view sql) {
    Names names;
    for (const std::string_view word : {"INSERT INTO ", "UPDATE ", "DELETE FROM "})
        add_after(word, sql, names);
    return names;
}

AnswersAhead::Question* AnswersAhead::known(std::string_view sql, std::span<const Value> values) {
    for (Question& each : questions_)
        if (each.sql == sql && std::ranges::equal(each.values, values, is_same)) return &each;
    return nullptr;
}

void AnswersAhead::note(std::string_view sql, std::span<const Value> values) {
    const auto is_of_writes = [](const Value& value) {
        return std::holds_alternative<Bytes>(value) || std::holds_alternative<LongText>(value);
    };
    if (std::ranges::any_of(values, is_of_writes)) return;
    if (Question* question = known(sql, values)) {
        question->is_used = false;
        return;
    }
    if (questions_.size() >= questions_max) forget_used();
    if (questions_.size() >= questions_max) return;
    Question question{.sql = sql, .texts = {}, .values = {values.begin(), values.end()}};
    question.texts.reserve(values.size());
    for (Value& value : question.values)
        if (auto* text = std::get_if<std::string_view>(&value))
            value = question.texts.emplace_back(*text);
    questions_.push_back(std::move(question));
}

std::optional<Rows> AnswersAhead::find(std::string_view sql, std::span<const Value> values) {
    if (questions_.empty()) return {};
    Question* question = known(sql, values);
    if (!question || !question->answer || !question->answer->result) return {};
    question->is_used = true;
    return rows_of(question->answer);
}

Rows AnswersAhead::ask(PostgresConnection& connection, std::string_view sql,
                       std::span<const Value> values) {
    if (questions_.empty() || !known(sql, values)) {
        send_noted(connection);
        connection.send(sql, values);
        return connection.wait_for_rows();
    }
    send_noted(connection);
    connection.wait();
    return *find(sql, values);
}

void AnswersAhead::send_noted(PostgresConnection& connection) {
    for (Question& each : questions_) {
        if (each.answer) continue;
        auto answer = std::make_shared<PostgresConnection::Answer>();
        connection.send(each.sql, each.values, answer);
        each.answer = std::move(answer);
    }
}

void AnswersAhead::forget() { questions_.clear(); }

void AnswersAhead::forget_used() {
    std::erase_if(questions_, [](const Question& each) { return each.is_used; });
}

void AnswersAhead::note_lock() {
    forget_used();
    for (Question& each : questions_) each.answer.reset();
}

void AnswersAhead::note_loss() {
    for (Question& each : questions_)
        if (each.answer && !each.answer->result) each.answer.reset();
}

const Names& AnswersAhead::tables(Tables& by_statement, std::string_view sql,
                                  Names (*find)(std::string_view)) {
    const auto [place, is_new] = by_statement.try_emplace({sql.data(), sql.size()});
    if (is_new) place->second = find(sql);
    return place->second;
}

// A statement that names no table may have changed anything, unless it only calls a function.
void AnswersAhead::note_write(std::string_view sql) {
    if (questions_.empty() || sql.starts_with("SELECT ")) return;
    const Names& written = tables(written_, sql, tables_written);
    const auto is_touched = [&](const Question& each) {
        const Names& read = tables(read_, each.sql, tables_read);
        return written.empty() || std::ranges::find_first_of(read, written) != read.end();
    };
    std::erase_if(questions_,
                  [&](const Question& each) { return each.is_used && is_touched(each); });
    for (Question& each : questions_)
        if (each.answer && is_touched(each)) each.answer.reset();
}

std::string_view AnswersAhead::failed() const {
    for (const Question& each : questions_)
        if (each.answer && each.answer->has_failed) return each.sql;
    return {};
}

}  // namespace storage
