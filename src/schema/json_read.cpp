// Bodies and stored documents to records, in one pass driven by the keys.
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "base/world.hpp"
#include "schema/json_rewrite.hpp"
#include "schema/json_walker.hpp"

#include <bitset>
#include <stdexcept>

namespace schema {
namespace {

// Nested records of one body. A limit, because each takes memory: "{}" may take a kilobyte here.
constexpr std::size_t records_max = 20'000;

class Reader : public Walker {
public:
    Reader(Document& document, const ReadOptions& options, Patch& patch)
        : Walker(document), options_(options), patch_(patch) {}

    void read_root(JsonValue& root) { read_object(root, patch_.record, nullptr); }

private:
    using Value = Record::Value;
    using Spelling = Kind::Spelling;
    using ReadScalar = Reading (*)(const Field&, const Scalar&, const ReadOptions&);

    // A value that came under an alias or a twin. It is settled at the end of the object, so that
    // the order of members does not matter.
    struct Late {
        Kind::Match match;
        std::string_view key;
        Value value;
    };
    struct Frame {
        Record& record;
        const Path* path;  // null for the body itself
        std::vector<Late> late{};
        std::bitset<Kind::fields_max> spoiled{};  // slots of fields that have a problem already
    };

    void on_secret(const Path& path) override { report(path, "must not be sent"); }

    void report(const Path& path, std::string message) {
        if (top_ && top_->rules.create_only)
            return patch_.of_create.push_back({top_, {path.text(), std::move(message)}});
        if (patch_.problems.is_full()) return patch_.problems.count_one();
        patch_.problems.push_back({path.text(), std::move(message)});
    }
    void exceed(const Path& path, std::string_view message) {
        const bool is_known = !patch_.excesses.empty() && patch_.excesses.back().field == top_;
        if (!is_known && !options_.is_stored)
            patch_.excesses.push_back({top_, {path.text(), std::string(message)}});
    }
    void count_entries(const Path& path, std::size_t count) {
        if (count > list_entries_max) exceed(path, too_many_entries);
    }
    std::optional<Value> fail(const Path& path, std::string message) {
        report(path, std::move(message));
        return std::nullopt;
    }
    std::optional<Value> fail_whole(JsonValue& value, const Path& path, std::string message) {
        skip(value);
        return fail(path, std::move(message));
    }

    // The path for walk(), which looks for secrets where it gets one: in what clients send.
    const Path* sought(const Path& path) const { return options_.is_stored ? nullptr : &path; }

    void read_object(JsonValue& value, Record& record, const Path* path) {
        Frame frame{record, path};
        each_member(value, [&](std::string_view key, JsonValue& member) {
            read_member(frame, key, member);
        });
        for (Late& late : frame.late)
            if (late.match.spelling == Spelling::twin)
                settle_twin(frame, late);
            else
                settle_alias(frame, late);
        if (!path || options_.is_stored) return;
        for (const Field* field : fill_in(record))
            if (!frame.spoiled[field->slot]) report(Path(path, field->name), "is required");
    }

    void read_member(Frame& frame, std::string_view key, JsonValue& value) {
        const Path path(frame.path, key);
        const Kind::Match match = frame.record.kind().find(key);
        if (!frame.path) top_ = match.field;
        if (!match.field) return read_unknown(frame, key, value, path);
        const Field& field = *match.field;
        const bool is_twin = match.spelling == Spelling::twin;
        if (options_.is_stored && is_twin) return read_stored_twin(frame.record, field, value);
        if (!options_.is_stored && field.rules.server_owned) {
            if (!frame.path && key == "id") return read_own_id(field, value, path);
            return skip(value);
        }
        auto read =
            is_twin ? read_plain(field, value, path, read_twin) : read_value(field, value, path);
        if (!read)
            frame.spoiled.set(field.slot);
        else if (options_.is_stored && is_shown_empty(field, *read))
            return;
        else if (match.spelling == Spelling::name)
            frame.record.at(field) = std::move(*read);
        else
            frame.late.push_back({match, key, std::move(*read)});
    }

    // What shown_empty_as() put into a document is not a value of the record.
    static bool is_shown_empty(const Field& field, const Value& value) {
        if (field.rules.empty_form.empty()) return false;
        const auto* text = std::get_if<std::string>(&value);
        return std::holds_alternative<Null>(value) || (text && text->empty());
    }

    void read_stored_twin(Record& record, const Field& field, JsonValue& value) {
        if (field.rules.empty_form.empty()) return skip(value);
        if (scalar(value).text.empty()) record.at(field) = Value();
    }

    void read_unknown(Frame& frame, std::string_view key, JsonValue& value, const Path& path) {
        if (sought(path) && is_named_like_a_secret(key)) on_secret(path);
        if (frame.path && frame.record.unknown.size() == unknown_fields_max)
            exceed(path, one_unknown_too_many);
        std::string raw;
        walk(value, &raw, sought(path));
        frame.record.unknown.emplace_back(key, std::move(raw));
    }

    void read_own_id(const Field& field, JsonValue& value, const Path& path) {
        auto read = read_plain(field, value, path, read_scalar);
        if (auto* id = read ? std::get_if<std::string>(&*read) : nullptr) patch_.id = *id;
    }

    void settle_alias(Frame& frame, Late& late) {
        const Field& field = *late.match.field;
        Value& value = frame.record.at(field);
        if (value.index() == 0)
            value = std::move(late.value);
        else if (value == late.value)
            return;
        else if (!frame.path)
            patch_.rivals.push_back({&field, late.value, std::string(late.key)});
        else
            report(Path(frame.path, late.key), "disagrees with " + std::string(field.name));
    }

    // A null twin beside a value is ignored. Some clients send no value as 0 with the twin "".
    void settle_twin(Frame& frame, Late& late) {
        const Field& field = *late.match.field;
        Value& value = frame.record.at(field);
        const bool is_blank = std::holds_alternative<std::string>(late.value);
        if (!frame.record.has(field))
            value = is_blank ? Value(Null{}) : std::move(late.value);
        else if (std::holds_alternative<Null>(late.value) || value == late.value)
            return;
        else if (is_blank && value == Value(std::int64_t{0}))
            value = Null{};
        else
            report(Path(frame.path, late.key), "does not agree with " + std::string(field.name));
    }

    std::optional<Value> read_value(const Field& field, JsonValue& value, const Path& path) {
        if (type_of(value) == JsonType::null) {
            skip(value);
            return Null{};
        }
        switch (field.type) {
            case Type::text:
            case Type::flag:
            case Type::count:
            case Type::amount:
            case Type::percent:
            case Type::instant:
            case Type::choice:
            case Type::reference: return read_plain(field, value, path, read_scalar);
            case Type::references: return read_ids(field, value, path);
            case Type::links: return read_links(field, value, path);
            case Type::record: return read_nested(field, value, path);
            case Type::records: return read_list(field, value, path);
            case Type::json: break;
        }
        RawJson raw;
        walk(value, &raw.text, sought(path));
        if (!field.rules.format || options_.is_stored) return raw;
        return checked(read_formatted(field, raw.text), path);
    }

    std::optional<Value> read_plain(const Field& field, JsonValue& value, const Path& path,
                                    ReadScalar read) {
        if (!field.rules.one_element_list || type_of(value) != JsonType::array)
            return read_one(field, value, path, read);
        std::optional<Value> only = Null{};
        std::size_t count = 0;
        each_element(value, [&](JsonValue& element, std::size_t) {
            if (count++ == 0)
                only = read_one(field, element, path, read);
            else
                skip(element);
        });
        return count > 1 ? fail(path, "must be one value or a list of one") : only;
    }

    std::optional<Value> read_one(const Field& field, JsonValue& value, const Path& path,
                                  ReadScalar read) {
        const JsonType type = type_of(value);
        if (type == JsonType::array || type == JsonType::object)
            return fail_whole(value, path, expectation(field));
        return checked(read(field, scalar(value), options_), path);
    }

    std::optional<Value> checked(Reading reading, const Path& path) {
        if (!reading.problem.empty()) return fail(path, std::move(reading.problem));
        return std::move(reading.value);
    }

    // Some clients send "" for no list.
    std::optional<Value> no_list(const Field& field, JsonValue& value, const Path& path) {
        if (type_of(value) != JsonType::string) return fail_whole(value, path, expectation(field));
        if (!scalar(value).text.empty()) return fail(path, expectation(field));
        return none();
    }
    // In a stored record no value is absence; in a patch it is Null, which clears the field.
    Value none() const { return options_.is_stored ? Value() : Value(Null{}); }

    std::optional<Value> read_ids(const Field& field, JsonValue& value, const Path& path) {
        if (type_of(value) != JsonType::array) return no_list(field, value, path);
        std::vector<std::string> ids;
        bool is_good = true;
        std::string raw;
        std::size_t count = 0;
        each_element(value, [&](JsonValue& element, std::size_t index) {
            ++count;
            raw.clear();
            is_good &= walk_link(element, raw, Path(&path, index));
            if (is_good && raw.size() > 4) ids.push_back(base::lower_ascii(raw.substr(1, 24)));
        });
        count_entries(path, count);
        if (!is_good) return std::nullopt;
        return ids;
    }

    std::optional<Value> read_links(const Field& field, JsonValue& value, const Path& path) {
        if (type_of(value) == JsonType::string) return read_one_link(value, path);
        if (type_of(value) != JsonType::array) return fail_whole(value, path, expectation(field));
        RawJson raw{"["};
        bool is_good = true;
        std::size_t count = 0;
        each_element(value, [&](JsonValue& element, std::size_t index) {
            if (count++) raw.text += ',';
            const Path place(&path, index);
            const bool is_object = type_of(element) == JsonType::object;
            is_good &= is_object ? walk_link_object(field, element, raw.text, place)
                                 : walk_link(element, raw.text, place);
        });
        raw.text += ']';
        count_entries(path, count);
        if (!is_good) return std::nullopt;
        return raw;
    }

    // An id that is sent without a list is read as a list of one.
    std::optional<Value> read_one_link(JsonValue& value, const Path& path) {
        RawJson raw{"["};
        if (!walk_link(value, raw.text, path)) return std::nullopt;
        if (raw.text == R"(["")") return none();
        raw.text += ']';
        return raw;
    }

    // Checks that the JSON in `out` from `start` on is an id, null or "", and replaces a temporary
    // id by what it stands for. False, with a problem reported, for anything else.
    bool settle_link(std::string& out, std::size_t start, const Path& path) {
        const std::string_view raw = std::string_view(out).substr(start);
        if (raw == "null" || raw == "\"\"") return true;
        const bool is_text = raw.size() > 2 && raw.front() == '"';
        const std::string_view text = is_text ? raw.substr(1, raw.size() - 2) : raw;
        if (is_text && base::is_id(text)) return true;
        const std::string* id = is_text ? id_behind(text, options_) : nullptr;
        if (!id) {
            report(path, std::string(no_id(text, options_)));
            return false;
        }
        out.replace(start + 1, text.size(), *id);
        return true;
    }

    bool walk_link(JsonValue& value, std::string& out, const Path& path) {
        const std::size_t start = out.size();
        walk(value, &out, sought(path));
        return settle_link(out, start, path);
    }

    // An object in a list of links. It must have an id, unless what it refers to is not kept here.
    bool walk_link_object(const Field& field, JsonValue& object, std::string& out,
                          const Path& path) {
        bool has_id = false;
        bool is_good = true;
        walk_members(object, out, path, [&](auto key, std::string_view raw, const Path& place) {
            if (!field.is_link_member(key)) return;
            has_id = true;
            if (!options_.is_stored) is_good &= settle_link(out, out.size() - raw.size(), place);
        });
        if (has_id || options_.is_stored || field.rules.form_only) return is_good;
        report(path, "must have an id");
        return false;
    }

    std::optional<Value> read_nested(const Field& field, JsonValue& value, const Path& path) {
        if (type_of(value) != JsonType::object) return fail_whole(value, path, expectation(field));
        std::vector<Record> one;
        add_record(one, field, value, path);
        return one;
    }

    std::optional<Value> read_list(const Field& field, JsonValue& value, const Path& path) {
        const JsonType type = type_of(value);
        if (type == JsonType::object && field.rules.one_element_list)
            return read_nested(field, value, path);
        if (type != JsonType::array) return no_list(field, value, path);
        std::vector<Record> records;
        bool is_good = true;
        each_element(value, [&](JsonValue& element, std::size_t index) {
            const Path place(&path, index);
            if (type_of(element) == JsonType::object) {
                add_record(records, field, element, place);
            } else {
                fail_whole(element, place, "must be an object");
                is_good = false;
            }
        });
        count_entries(path, records.size());
        if (!is_good) return std::nullopt;
        return records;
    }

    void add_record(std::vector<Record>& records, const Field& field, JsonValue& value,
                    const Path& path) {
        if (++record_count_ > records_max)
            throw base::Refusal::bad_request("too_many_records",
                                             "more than 20000 objects in the lists of one body");
        read_object(value, records.emplace_back(*field.item), &path);
    }

    const ReadOptions& options_;
    Patch& patch_;
    const Field* top_ =
        nullptr;  // the field of the body itself whose value is being read, if it is one
    std::size_t record_count_ = 0;
};

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == text.npos; }

}  // namespace

Patch read_patch(std::string_view text, const Kind& kind, const ReadOptions& options) {
    if (is_blank(text))
        throw base::Refusal::bad_request("malformed_json", "a JSON object is required");
    Patch patch(kind);
    Document::parse(text, [&](Document& document) {
        Reader reader(document, options, patch);
        JsonValue root = document.root();
        if (reader.type_of(root) == JsonType::object) return reader.read_root(root);
        throw base::Refusal::bad_request("malformed_json",
                                         "a JSON object is required, and this is an array");
    });
    return patch;
}

Record read_stored(std::string_view text, const Kind& kind) {
    try {
        Patch patch = read_patch(text, kind, {.is_stored = true});
        if (patch.problems.empty()) return std::move(patch.record);
        const Problem& problem = patch.problems.front();
        throw std::runtime_error("stored " + std::string(kind.name) + ": " + problem.path + ": " +
                                 problem.message);
    } catch (const base::Refusal& refusal) {
        throw std::runtime_error("stored " + std::string(kind.name) + ": " + refusal.message);
    }
}

// A plain object is read as a record of a kind without fields.
std::vector<std::pair<std::string, std::string>> read_members(std::string_view text) {
    static constexpr Kind plain("object", "objects");
    if (is_blank(text)) return {};
    return std::move(read_patch(text, plain, {.is_stored = true}).record.unknown);
}

std::vector<std::string> member_names(std::string_view text) {
    std::vector<std::string> names;
    if (is_blank(text)) return names;
    Document::parse(text, [&](Document& document) {
        Walker walker(document);
        JsonValue root = document.root();
        if (walker.type_of(root) != JsonType::object)
            throw base::Refusal::bad_request("malformed_json", "a JSON object is required");
        walker.each_member(root,
                           [&](std::string_view name, JsonValue&) { names.emplace_back(name); });
    });
    return names;
}

std::vector<std::string> elements_of(std::string_view raw_array) {
    std::vector<std::string> elements;
    if (!raw_array.starts_with('[')) return elements;
    Document::parse(raw_array, [&](Document& document) {
        Walker walker(document);
        JsonValue root = document.root();
        walker.each_element(root, [&](JsonValue& element, std::size_t) {
            walker.walk(element, &elements.emplace_back(), nullptr);
        });
    });
    return elements;
}

std::optional<std::string> text_of(std::string_view raw_json) {
    if (!raw_json.starts_with('"')) return std::nullopt;
    std::string text;
    Document::parse('[' + std::string(raw_json) + ']', [&](Document& document) {
        Walker walker(document);
        JsonValue root = document.root();
        walker.each_element(
            root, [&](JsonValue& element, std::size_t) { text = walker.scalar(element).text; });
    });
    return text;
}

std::optional<bool> flag_of(std::string_view raw_json) {
    if (raw_json == "true") return true;
    if (raw_json == "false") return false;
    return std::nullopt;
}

}  // namespace schema
