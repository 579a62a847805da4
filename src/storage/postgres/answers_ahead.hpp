// What was asked ahead on a connection (storage/ahead.hpp), and the answers.
#pragma once

#include "storage/postgres/connection.hpp"

#include <list>
#include <map>
#include <optional>

namespace storage {

// The tables that a statement reads: the names after FROM and JOIN, those of functions included.
std::vector<std::string_view> tables_read(std::string_view sql);
// The tables that a statement inserts into, updates or deletes from.
std::vector<std::string_view> tables_written(std::string_view sql);

// Statements must live as long as the process, and parameters be such as sought() returns. One
// thread at a time.
class AnswersAhead {
public:
    // Notes a question that is not known yet; ask() or send_noted() send it. Questions about bytes
    // are not noted, nor those beyond 64 that wait for their use.
    void note(std::string_view sql, std::span<const Value> values);
    // The answer that has arrived to this question; nothing: there is none.
    std::optional<Rows> find(std::string_view sql, std::span<const Value> values);
    // Sends what was noted, and the question itself unless that was noted, and waits for its
    // answer.
    Rows ask(PostgresConnection& connection, std::string_view sql, std::span<const Value> values);
    void send_noted(PostgresConnection& connection);

    void forget();     // all questions
    void note_lock();  // was taken, or sent
    void note_loss();  // of the connection: what was not answered is noted again
    void note_write(std::string_view sql);
    // The question whose statement failed; "" when it was another statement.
    std::string_view failed() const;

private:
    struct Question {
        std::string_view sql;
        std::vector<std::string> texts;  // what `values` refer to
        std::vector<Value> values;
        std::shared_ptr<PostgresConnection::Answer> answer{};  // null: it was not sent
        bool is_used = false;
    };
    using Tables = std::map<std::pair<const char*, std::size_t>, std::vector<std::string_view>>;

    void forget_used();
    Question* known(std::string_view sql, std::span<const Value> values);
    const std::vector<std::string_view>& tables(
        Tables& by_statement, std::string_view sql,
        std::vector<std::string_view> (*find)(std::string_view));

    std::list<Question> questions_;
    Tables read_, written_;  // what was found out about statements
};

}  // namespace storage
