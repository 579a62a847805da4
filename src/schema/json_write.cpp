// Records to canonical JSON: the same values always give the same bytes.
#include "base/json_text.hpp"
#include "schema/json.hpp"
#include "schema/scalar.hpp"

namespace schema {
namespace {

class Writer {
public:
    Writer(std::string& out, int currency_decimals, bool shows_empty)
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
            base::append_json_string(out_, name);
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
            ((out_ += '"') += print_decimal(std::get<std::int64_t>(value), decimals)) += '"';
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
            case Type::reference:
                base::append_json_string(out_, std::get<std::string>(value));
                return;
            case Type::flag: out_ += std::get<bool>(value) ? "true" : "false"; return;
            case Type::count:
            case Type::amount:
            case Type::percent: out_ += std::to_string(std::get<std::int64_t>(value)); return;
            case Type::references: write_ids(std::get<std::vector<std::string>>(value)); return;
            case Type::links:
            case Type::json: out_ += std::get<RawJson>(value).text; return;
            case Type::record: write(std::get<std::vector<Record>>(value).at(0)); return;
            case Type::records: write_records(std::get<std::vector<Record>>(value)); return;
        }
    }

    void write_ids(const std::vector<std::string>& ids) {
        out_ += '[';
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (i) out_ += ',';
            base::append_json_string(out_, ids[i]);
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

    std::string& out_;
    int decimals_;
    bool shows_empty_;
    bool is_first_ = true;  // no member written yet in the current object
};

std::string written(const Record& record, int currency_decimals, bool shows_empty) {
    std::string out;
    out.reserve(1024);
    Writer(out, currency_decimals, shows_empty).write(record);
    return out;
}

}  // namespace

std::string write_json(const Record& record, int currency_decimals) {
    return written(record, currency_decimals, false);
}

std::string write_document(const Record& record, int currency_decimals) {
    return written(record, currency_decimals, true);
}

}  // namespace schema
