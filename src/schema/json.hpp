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

// Of what clients send. A record that was stored with more is read, shown, and changed where it
// keeps what it has.
inline constexpr std::size_t list_entries_max = 2'000;  // of any list of a record
// Of one object: the record itself, or one in its lists. What stands inside them is not counted.
inline constexpr std::size_t unknown_fields_max = 1'000;

// Names that stand for the ids of records that are yet to be made: "#soups".
using TemporaryIds = std::map<std::string, std::string, std::less<>>;

struct ReadOptions {
    int currency_decimals = 2;  // of Amount fields
    // Our own bytes: server-owned fields are read too, secrets need not be sought.
    bool is_stored = false;
    const TemporaryIds* temporary_ids = nullptr;  // taken wherever an id is, and replaced
};

// What a client sent, before it meets the stored record.
struct Patch {
    Record record;  // Null marks an explicit null
    // A field sent under two spellings with different values (a client that edits one of the two it
    // was shown): merge() takes the one that differs from the stored value.
    struct Rival {
        const Field* field;
        Record::Value value;
        std::string spelling;
    };
    std::vector<Rival> rivals{};
    // What a field has too much of: merge() refuses it, unless that is what is stored.
    struct Excess {
        const Field* field;
        Problem problem;
    };
    std::vector<Excess> excesses{};
    std::string id{};  // of the body, lower-cased; "" when absent. The field is server-owned
    Problems problems{};

    explicit Patch(const Kind& kind) : record(kind) {}
};

// Reads one JSON object in one pass. Throws base::Refusal (400 malformed_json and the like) when
// the text is no object of well-formed JSON: bad UTF-8, duplicate keys (any depth), \u0000, lone
// surrogates, numbers that are not finite, nesting above 64, trailing bytes. All that is wrong with
// values is in `problems`, with paths.
Patch read_patch(std::string_view text, const Kind& kind, const ReadOptions& options = {});

// The record behind bytes that write_json() made. Throws std::runtime_error when they are not ours.
Record read_stored(std::string_view text, const Kind& kind);

// Lays a patch over a record: absent keeps, null clears (a required field: a problem; one with an
// initial value goes back to it), values replace whole; unknown members likewise. Adds the patch's
// own problems. Server-owned fields of `record` are untouched.
void merge(Record& record, const Patch& patch, Problems& problems);

// On create: fills in `initially` values, then reports each required field that is absent.
void complete(Record& record, Problems& problems);

// Canonical bytes: fields in the order of the description (absent, null and secret ones left out),
// aliases and twins beside them, then the unknown members in order of arrival.
std::string write_json(const Record& record, int currency_decimals = 2);

// Every id that the record refers to, with the field and the path it stands under.
struct Link {
    const Field* field;
    std::string path;
    std::string id;
};
std::vector<Link> links_of(const Record& record);

// A temporary id: '#' and 1 to 64 visible ASCII characters that JSON writes as they are.
bool is_temporary_id(std::string_view text);

// Replaces every id that the record holds in a reference, a list of them or a link, nested records
// included; "" clears it.
void rename_ids(Record& record, const std::function<std::string(const std::string& id)>& name_of);

// Plain objects that are not records (inactivate bodies, settings): top-level members as raw JSON.
// Same refusals as read_patch. Empty text: no members.
std::vector<std::pair<std::string, std::string>> read_members(std::string_view text);
std::optional<std::string> text_of(std::string_view raw_json);  // a JSON string's value
std::optional<bool> flag_of(std::string_view raw_json);         // strict: true or false
std::optional<std::int64_t> count_of(std::string_view raw_json);
std::vector<std::string> elements_of(std::string_view raw_array);  // raw elements of an array

// "12.5" with two decimals is 1250; thousands separators are tolerated. Digits beyond the scale,
// and values outside 64 bits, are no value.
std::optional<std::int64_t> parse_decimal(std::string_view text, int decimals);
std::string print_decimal(std::int64_t units, int decimals);

}  // namespace schema
