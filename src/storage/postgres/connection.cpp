// libpq in pipeline mode: statements out, results and errors in.
#include "storage/postgres/connection.hpp"

#include "base/log.hpp"
#include "base/utf8.hpp"

#include <libpq-fe.h>
#include <poll.h>

#include <charconv>
#include <memory>
#include <optional>

namespace storage {
namespace {

using Result = PostgresConnection::Result;

std::string_view field_of(const PGresult* result, int field) {
    const char* text = PQresultErrorField(result, field);
    return text ? text : "";
}

// libpq ends its messages with a line feed and may put several lines into one.
std::string one_line(std::string_view message) {
    while (message.ends_with('\n')) message.remove_suffix(1);
    std::string line(message);
    for (char& c : line)
        if (c == '\n' || c == '\t') c = ' ';
    return line;
}

// Bytes in PostgreSQL's own spelling of them: \x and two hex digits for each.
constexpr std::string_view hex_mark = "\\x";
constexpr std::string_view hex_digits = "0123456789abcdef";

void append_hex(std::string& out, std::string_view bytes) {
    out += hex_mark;
    for (char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        (out += hex_digits[byte >> 4]) += hex_digits[byte & 15];
    }
}

std::string from_hex(std::string_view text) {
    if (!text.starts_with(hex_mark)) throw std::logic_error("a column of bytes was expected");
    std::string bytes((text.size() - hex_mark.size()) / 2, '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const char* pair = text.data() + hex_mark.size() + 2 * i;
        unsigned value = 0;
        std::from_chars(pair, pair + 2, value, 16);
        bytes[i] = static_cast<char>(value);
    }
    return bytes;
}

// The values in libpq's form: text that ends with a NUL.
class Parameters {
public:
    explicit Parameters(std::span<const Value> values) {
        std::size_t bytes = 0;
        for (const Value& value : values) {
            auto* text = text_in(value);
            auto* blob = std::get_if<Bytes>(&value);
            bytes += text   ? text->size() + 1
                     : blob ? hex_mark.size() + 2 * blob->bytes.size() + 1
                            : number_bytes;
        }
        buffer_.reserve(bytes);  // pointers into it stay valid
        for (const Value& value : values) pointers_.push_back(add(value));
    }
    int count() const { return static_cast<int>(pointers_.size()); }
    const char* const* pointers() const { return pointers_.data(); }

private:
    static constexpr std::size_t number_bytes = 24;

    const char* add(const Value& value) {
        if (std::holds_alternative<std::nullptr_t>(value)) return nullptr;
        const char* start = buffer_.data() + buffer_.size();
        if (auto* text = text_in(value)) {
            if (text->find('\0') != std::string_view::npos)
                throw std::logic_error("a text with a NUL cannot be stored");
            buffer_ += *text;
        } else if (auto* blob = std::get_if<Bytes>(&value)) {
            append_hex(buffer_, blob->bytes);
        } else {
            char digits[number_bytes];
            auto end = std::to_chars(digits, digits + sizeof digits, std::get<std::int64_t>(value));
            buffer_.append(digits, end.ptr);
        }
        buffer_ += '\0';
        return start;
    }

    std::string buffer_;
    std::vector<const char*> pointers_;
};

class ResultRows final : public Rows::Source {
public:
    explicit ResultRows(std::shared_ptr<pg_result> result)
        : result_(std::move(result)), count_(PQntuples(result_.get())) {}

    bool next() override { return ++row_ < count_; }
    bool is_null(int column) const override {
        return PQgetisnull(result_.get(), row_, column) != 0;
    }
    std::int64_t integer(int column) const override {
        std::string_view digits = text(column);
        std::int64_t number = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), number);
        return number;
    }
    std::string_view text(int column) const override {
        return {PQgetvalue(result_.get(), row_, column),
                static_cast<std::size_t>(PQgetlength(result_.get(), row_, column))};
    }
    std::string bytes(int column) const override {
        return is_null(column) ? std::string() : from_hex(text(column));
    }

private:
    std::shared_ptr<pg_result> result_;
    int count_;
    int row_ = -1;
};

}  // namespace

PostgresError PostgresError::lost(const std::string& message) {
    PostgresError error("", message);
    error.is_lost = true;
    return error;
}

// Where the URL sets one of the options before it, the URL wins, because it comes later.
PostgresConnection::PostgresConnection(const std::string& url) {
    static constexpr const char* keys[] = {"connect_timeout",
                                           "tcp_user_timeout",
                                           "keepalives_idle",
                                           "keepalives_interval",
                                           "keepalives_count",
                                           "fallback_application_name",
                                           "dbname",
                                           "client_encoding",
                                           nullptr};
    const char* values[] = {"3", "10000", "10", "3", "3", "comanda", url.c_str(), "UTF8", nullptr};
    handle_ = PQconnectdbParams(keys, values, 1);
    if (!handle_) throw std::bad_alloc();
    if (PQstatus(handle_) != CONNECTION_OK) {
        PostgresError error = PostgresError::lost(one_line(PQerrorMessage(handle_)));
        PQfinish(handle_);
        throw error;
    }
    PQsetNoticeReceiver(handle_, on_notice, this);
}

PostgresConnection::~PostgresConnection() { PQfinish(handle_); }

// The warning that a wait for a standby was cancelled has no code of its own, and its text depends
// on the server's language; so it is recognised by the function of the server that it comes from.
void PostgresConnection::on_notice(void* self, const PGresult* result) {
    if (field_of(result, PG_DIAG_SOURCE_FUNCTION) == "SyncRepWaitForLSN")
        static_cast<PostgresConnection*>(self)->has_cancelled_wait_ = true;
}

void PostgresConnection::lose() {
    sent_.clear();
    throw PostgresError::lost(one_line(PQerrorMessage(handle_)));
}

PostgresError PostgresConnection::error_of(const PGresult* result) const {
    PostgresError error(std::string(field_of(result, PG_DIAG_SQLSTATE)),
                        one_line(PQresultErrorMessage(result)));
    error.constraint = field_of(result, PG_DIAG_CONSTRAINT_NAME);
    std::string_view severity = field_of(result, PG_DIAG_SEVERITY_NONLOCALIZED);
    error.is_lost = error.state.empty() || severity == "FATAL" || severity == "PANIC" ||
                    PQstatus(handle_) != CONNECTION_OK;
    return error;
}

PostgresConnection::Statement& PostgresConnection::prepared(std::string_view sql,
                                                            const std::shared_ptr<Answer>& answer) {
    auto found = statements_.find(sql);
    if (found == statements_.end()) {
        auto made = std::make_unique<Statement>();
        made->sql = sql;
        made->name = "s" + std::to_string(statements_.size());
        std::string_view key = made->sql;
        found = statements_.emplace(key, std::move(made)).first;
    }
    Statement& statement = *found->second;
    if (statement.is_prepared) return statement;
    if (!PQsendPrepare(handle_, statement.name.c_str(), statement.sql.c_str(), 0, nullptr)) lose();
    statement.is_prepared = true;
    sent_.push_back({Sent::What::prepare, &statement, answer});
    return statement;
}

void PostgresConnection::send(std::string_view sql, std::span<const Value> values,
                              std::shared_ptr<Answer> answer) {
    if (is_broken_) lose();
    make_room();
    Parameters parameters(values);
    if (!is_pipelined_ && !PQenterPipelineMode(handle_)) lose();
    is_pipelined_ = true;
    Statement& statement = prepared(sql, answer);
    if (!PQsendQueryPrepared(handle_, statement.name.c_str(), parameters.count(),
                             parameters.pointers(), nullptr, nullptr, 0))
        lose();
    sent_.push_back({Sent::What::execute, &statement, std::move(answer)});
}

// Every statement that was sent must be remembered, to read its result; so the memory for that is
// reserved before it is sent.
void PostgresConnection::make_room() {
    constexpr std::size_t of_one = 2;  // its preparation and itself
    if (sent_.capacity() - sent_.size() < of_one) sent_.reserve(2 * sent_.size() + of_one);
}

void PostgresConnection::flush() {
    if (is_broken_) lose();
    make_room();
    if (!PQpipelineSync(handle_)) lose();
    sent_.push_back({Sent::What::sync});
}

PostgresConnection::Result PostgresConnection::wait() {
    flush();
    is_broken_ = true;  // until take_end() has read the end of the pipeline
    Result last(nullptr, PQclear);
    std::optional<PostgresError> first_error;
    for (std::size_t i = 0; i + 1 < sent_.size(); ++i) {
        Result result = take(sent_[i]);
        auto status = PQresultStatus(result.get());
        bool is_aborted = status == PGRES_PIPELINE_ABORTED;
        bool is_error = status == PGRES_FATAL_ERROR;
        if (sent_[i].what == Sent::What::prepare && (is_aborted || is_error))
            sent_[i].statement->is_prepared = false;
        if (is_error && !first_error) {
            first_error = error_of(result.get());
            first_error->is_last = i + 2 == sent_.size();
            if (sent_[i].answer) sent_[i].answer->has_failed = true;
        }
        if (first_error && first_error->is_lost) break;
        if (sent_[i].what != Sent::What::execute) continue;
        if (!sent_[i].answer)
            last = std::move(result);
        else if (!is_aborted && !is_error)
            sent_[i].answer->result = std::move(result);
    }
    if (!first_error || !first_error->is_lost) take_end();
    sent_.clear();
    if (first_error) throw *first_error;
    return last;
}

// Reads the end of the pipeline, after every statement has its result. Anything else that the
// server sends, such as a shutdown notice, changes no result, but the connection cannot be used
// further.
void PostgresConnection::take_end() {
    const Result end(PQgetResult(handle_), PQclear);
    is_broken_ = PQresultStatus(end.get()) != PGRES_PIPELINE_SYNC;
}

// libpq gives one result for a statement and then a null; for the end of a pipeline it gives no
// null.
PostgresConnection::Result PostgresConnection::take(const Sent& sent) {
    Result result(PQgetResult(handle_), PQclear);
    if (!result) lose();
    if (sent.what == Sent::What::sync || PQstatus(handle_) != CONNECTION_OK) return result;
    while (PGresult* more = PQgetResult(handle_)) {
        PQclear(more);
        if (PQstatus(handle_) != CONNECTION_OK) break;
    }
    return result;
}

Rows PostgresConnection::wait_for_rows() { return Rows(std::make_unique<ResultRows>(wait())); }

void PostgresConnection::run_script(const std::string& sql) { text(sql); }

std::string PostgresConnection::text(const std::string& sql) {
    if (is_pipelined_ && !PQexitPipelineMode(handle_)) lose();
    is_pipelined_ = false;
    Result result(PQexec(handle_, sql.c_str()), PQclear);
    auto status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) throw error_of(result.get());
    return PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : "";
}

bool PostgresConnection::is_quiet() const {
    pollfd ready{PQsocket(handle_), POLLIN, 0};
    return !is_broken_ && PQstatus(handle_) == CONNECTION_OK && ::poll(&ready, 1, 0) == 0;
}

int PostgresConnection::socket() const { return PQsocket(handle_); }

std::vector<std::string> PostgresConnection::take_notifications() {
    if (!PQconsumeInput(handle_)) lose();
    std::vector<std::string> payloads;
    for (;;) {
        const std::unique_ptr<PGnotify, void (*)(void*)> notify(PQnotifies(handle_), PQfreemem);
        if (!notify) break;
        if (notify->be_pid != PQbackendPID(handle_)) payloads.emplace_back(notify->extra);
    }
    if (PQstatus(handle_) != CONNECTION_OK) lose();
    return payloads;
}

Rows rows_of(std::shared_ptr<PostgresConnection::Answer> answer) {
    pg_result* result = answer->result.get();
    return Rows(
        std::make_unique<ResultRows>(std::shared_ptr<pg_result>(std::move(answer), result)));
}

std::int64_t touched(const Result& result) {
    std::string_view digits = PQcmdTuples(result.get());
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

std::string_view completion(const Result& result) { return PQcmdStatus(result.get()); }

std::vector<Value> sought(std::span<const Value> values) {
    std::vector<Value> storable(values.begin(), values.end());
    for (Value& value : storable)
        if (auto* text = text_in(value))
            if (text->find('\0') != std::string_view::npos || !base::is_utf8(*text))
                value = std::string_view("\xEF\xBF\xBD");
    return storable;
}

}  // namespace storage
