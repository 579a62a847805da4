// Records to and from JSON text. The JSON library itself stays behind json_walker.hpp.
#pragma once

#include "base/problem.hpp"
#include "schema/record.hpp"

#include <functional>
#include <map>
#include <optional>

namespace schema {

using base::Problem;
using base::Problems;

// Limits of what clients send. A record that was stored with more can still be read and changed, as
// long as the change does not touch what exceeds the limit.
inline constexpr std::size_t list_entries_max = 2'000;  // of any list of a record
// Unknown members of one object: the record itself, or a nested one. Members inside their values
// are not counted.
inline constexpr std::size_t unknown_fields_max = 1'000;

// Temporary ids ("#soups") with the ids that they stand for.
using TemporaryIds = std::map<std::string, std::string, std::less<>>;

struct ReadOptions {
    int currency_decimals = 2;  // of the decimal text of Amount fields
    // The text was made by write_document() or write_json(): server-owned fields are read too, and
    // values are not checked against the rules of their fields.
    bool is_stored = false;
    // Where given, each of these is accepted wherever an id is, and read as what it stands for. It
    // must outlive the reading.
    const TemporaryIds* temporary_ids = nullptr;
};

// What a client sent, before merge() lays it over the stored record.
struct Patch {
    Record record;  // only what was sent; an explicit null is Null
    // Further values of fields that were sent under two spellings with different values. A client
    // that was shown both may have edited one; merge() takes the one that differs from the stored
    // value.
    struct Rival {
        const Field* field;
        Record::Value value;
        std::string spelling;
    };
    std::vector<Rival> rivals{};
    // Values beyond list_entries_max or unknown_fields_max: merge() reports the problem unless the
    // stored record has the same value.
    struct Excess {
        const Field* field;
        Problem problem;
    };
    std::vector<Excess> excesses{};
    // With fields that are create_only: merge() reports them where the record has no value yet.
    std::vector<Excess> of_create{};
    std::string id{};     // the body's `id` in lower case, which is not a field; "" when absent
    Problems problems{};  // with single values, each under its path

    explicit Patch(const Kind& kind) : record(kind) {}
};

// Reads one JSON object in one pass. Throws base::Refusal (400 malformed_json and the like) when
// the text is not an object of well-formed JSON: bad UTF-8, duplicate keys (any depth), \u0000,
// lone surrogates, numbers that are not finite, nesting above 64, trailing bytes; and when it has
// more than 20'000 nested records. Problems with values are in `problems`, with paths.
Patch read_patch(std::string_view text, const Kind& kind, const ReadOptions& options = {});

// The record in a text that write_document() or write_json() made. Throws std::runtime_error when
// it does not read as one of this kind.
Record read_stored(std::string_view text, const Kind& kind);

// Lays a patch over a record. A field that is absent from the patch keeps its value. Null clears
// it, or gives it its `initially` value; for a required field it is a problem. Any other value
// replaces the old one as a whole, lists and nested records too. Unknown members are treated the
// same. Adds the problems of the patch. Server-owned fields of `record` are not changed, nor are
// those that are create_only and have a value.
void merge(Record& record, const Patch& patch, Problems& problems);

// On create: fills in `initially` values, then reports each required field that is absent.
void complete(Record& record, Problems& problems);

// The document of a record, the same bytes for equal records: fields in the order of the
// description (absent, null and secret ones left out), aliases and twins beside them, then the
// unknown members in the order in which they came.
std::string write_json(const Record& record, int currency_decimals = 2);
// The same with the fields that are shown_empty_as() something: what is stored and answered.
std::string write_document(const Record& record, int currency_decimals = 2);

// One id that a record refers to.
struct Link {
    const Field* field;
    std::string path;  // where it is: "prices[2].level"
    std::string id;
};
// All ids in references, lists of them and links, nested records included, in lower case. Fields
// without a kind to refer to and those marked form_only are left out.
std::vector<Link> links_of(const Record& record);
// The ids in one such field, in lower case, whether or not anything checks them.
std::vector<std::string> ids_in(const Record& record, const Field& field);

// A temporary id: '#' and 1 to 64 visible ASCII characters that JSON writes as they are.
bool is_temporary_id(std::string_view text);

// Replaces each id that the record holds in a reference, a list of them or a link, nested records
// included, by what `name_of` returns for it. "" makes a single reference absent, and takes an id
// or a link out of its list.
void rename_ids(Record& record, const std::function<std::string(const std::string& id)>& name_of);

// For objects that are not records (bodies of inactivations and commands): the members of an
// object, each with the raw JSON of its value. Throws like read_patch(). Empty text: no members.
std::vector<std::pair<std::string, std::string>> read_members(std::string_view text);
// Only their names; does not look into the values.
std::vector<std::string> member_names(std::string_view text);
// The value of raw JSON from read_members(); nothing when it is of another type.
std::optional<std::string> text_of(std::string_view raw_json);  // a JSON string's value
std::optional<bool> flag_of(std::string_view raw_json);         // strict: true or false
std::optional<std::int64_t> count_of(std::string_view raw_json);
// The raw elements of an array; none for anything else.
std::vector<std::string> elements_of(std::string_view raw_array);

// A decimal number in units of its last place: "12.5" with two decimals is 1250. Thousands
// separators are tolerated. Nothing for a number with more digits than `decimals` after the point
// or outside 64 bits.
std::optional<std::int64_t> parse_decimal(std::string_view text, int decimals);
std::string print_decimal(std::int64_t units, int decimals);

}  // namespace schema
