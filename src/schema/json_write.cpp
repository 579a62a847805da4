// Records to canonical JSON: the same values always give the same bytes.
#include "base/bytes.hpp"
#include "base/json_text.hpp"
#include "schema/json.hpp"
#include "schema/number.hpp"
#include "schema/scalar.hpp"

#include <algorithm>
#include <charconv>
#include <memory>

namespace schema {
namespace {

// Text that grows by many short pieces: a std::string takes several times as long for each.
class Output {
public:
    Output& operator+=(std::string_view piece) {
        if (capacity_ - size_ < piece.size()) grow(piece.size());
        std::copy_n(piece.data(), piece.size(), bytes_.get() + size_);
        size_ += piece.size();
        return *this;
    }
    Output& operator+=(char c) {
        if (capacity_ == size_) grow(1);
        bytes_[size_++] = c;
        return *this;
    }
    std::string text() const { return {bytes_.get(), size_}; }

private:
    static constexpr std::size_t first_bytes = 4'096;

    void grow(std::size_t by) {
        const std::size_t wanted = std::max(capacity_ * 2, size_ + by);
        std::unique_ptr<char[]> larger(new char[wanted]);
        std::copy_n(bytes_.get(), size_, larger.get());
        bytes_ = std::move(larger);
        capacity_ = wanted;
    }

    std::size_t size_ = 0, capacity_ = first_bytes;
    std::unique_ptr<char[]> bytes_{new char[first_bytes]};  // not filled with zeros
};

class Writer {
public:
    Writer(Output& out, int currency_decimals, bool shows_empty)
        : out_(out), decimals_(currency_decimals), shows_empty_(shows_empty) {}

    void write(const Record& record) {
        out_ += '{';
        is_first_ = true;
        for (const Field* field : record.kind().fields())
            if (field->rules.secret)
                continue;
            else if (record.has(*field))
                write(*field, record.at(*field));
            else if (shows_empty_ && !field->rules.empty_form.empty())
                write_empty(*field);
        for (const auto& [name, json] : record.unknown) {
            separate();
            write_string(name);
            (out_ += ':') += json;
        }
        out_ += '}';
        is_first_ = false;
    }

private:
    void separate() {
        if (!is_first_) out_ += ',';
        is_first_ = false;
    }

    // Names in a description contain nothing that JSON must escape.
    void key(std::string_view name, std::string_view suffix = {}) {
        separate();
        (((out_ += '"') += name) += suffix) += "\":";
    }

    void write(const Field& field, const Record::Value& value) {
        key(field.name);
        write_value(field, value);
        if (field.has_twin()) {
            key(field.name, names::twin_suffix);
            const int decimals = decimals_of(field, decimals_);
            DecimalText text;
            ((out_ += '"') += text.print(std::get<std::int64_t>(value), decimals)) += '"';
        }
        if (!field.rules.prints_aliases) return;
        for (std::string_view alias : field.rules.aliases) {
            if (alias.empty()) continue;
            key(alias);
            write_value(field, value);
        }
    }

    void write_empty(const Field& field) {
        key(field.name);
        out_ += field.rules.empty_form;
        if (!field.has_twin()) return;
        key(field.name, names::twin_suffix);
        out_ += R"("")";
    }

    void write_value(const Field& field, const Record::Value& value) {
        switch (field.type) {
            case Type::text:
            case Type::instant:
            case Type::choice:
            case Type::reference: return write_string(std::get<std::string>(value));
            case Type::flag:
                out_ += std::get<bool>(value) ? std::string_view("true") : "false";
                return;
            case Type::count:
            case Type::amount:
            case Type::percent: return write_number(std::get<std::int64_t>(value));
            case Type::references: write_ids(std::get<std::vector<std::string>>(value)); return;
            case Type::links:
            case Type::json: out_ += std::get<RawJson>(value).text; return;
            case Type::record: write(std::get<std::vector<Record>>(value).at(0)); return;
            case Type::records: write_records(std::get<std::vector<Record>>(value)); return;
        }
    }

    void write_number(std::int64_t number) {
        char digits[20];
        const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
        out_ += std::string_view(digits, static_cast<std::size_t>(end - digits));
    }

    // Most texts have nothing to escape.
    void write_string(std::string_view text) {
        if (base::any_byte(text, base::needs_json_escape))
            out_ += base::json_string(text);
        else
            ((out_ += '"') += text) += '"';
    }

    void write_ids(const std::vector<std::string>& ids) {
        out_ += '[';
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (i) out_ += ',';
            write_string(ids[i]);
        }
        out_ += ']';
    }

    void write_records(const std::vector<Record>& records) {
        out_ += '[';
        for (std::size_t i = 0; i < records.size(); ++i) {
            if (i) out_ += ',';
            write(records[i]);
        }
        out_ += ']';
    }

    Output& out_;
    int decimals_;
    bool shows_empty_;
    bool is_first_ = true;  // no member written yet in the current object
};

std::string written(const Record& record, int currency_decimals, bool shows_empty) {
    Output out;
    Writer(out, currency_decimals, shows_empty).write(record);
    return out.text();
}

}  // namespace

std::string write_json(const Record& record, int currency_decimals) {
    return written(record, currency_decimals, false);
}

std::string write_document(const Record& record, int currency_decimals) {
    return written(record, currency_decimals, true);
}

}  // namespace schema
