#include "support/field_cases.hpp"

#include <algorithm>
#include <limits>

namespace support {
namespace {

using schema::Field;
using schema::Type;

constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();
constexpr const char* some_id = "abcdefabcdefabcdefabcdef";
constexpr const char* same_id_in_capitals = "ABCDEFABCDEFABCDEFABCDEF";

std::string in_quotes(std::string_view text) { return '"' + std::string(text) + '"'; }
std::string listed(const std::string& json) { return '[' + json + ']'; }

// 1250 with two decimals is "12.50".
std::string decimal(std::int64_t units, int decimals) {
    std::string digits = std::to_string(units);
    const auto places = static_cast<std::size_t>(decimals);
    if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
    return in_quotes(digits.insert(digits.size() - places, 1, '.'));
}

std::string swapped_case(std::string text) {
    for (char& c : text)
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) c = static_cast<char>(c ^ 0x20);
    return text;
}

class Cases {
public:
    Cases(const Field& field, const Asked& asked) : field_(field), asked_(asked) {}

    std::vector<FieldCase> all() {
        if (field_.rules.server_owned || (field_.rules.create_only && !asked_.is_create)) {
            ignored();
            return std::move(cases_);
        }
        common();
        spellings();
        switch (field_.type) {
            case Type::text: texts(); break;
            case Type::flag: flags(); break;
            case Type::count:
            case Type::amount:
            case Type::percent: numbers(); break;
            case Type::instant: instants(); break;
            case Type::choice: choices(); break;
            case Type::reference: references(); break;
            case Type::references: lists_of_references(); break;
            case Type::links: links(); break;
            case Type::record:
            case Type::records: records(); break;
            case Type::json: free_json(); break;
        }
        return std::move(cases_);
    }

    std::string ordinary() const {
        if (field_.rules.format) return std::string(field_.rules.format->example);
        switch (field_.type) {
            case Type::text: return in_quotes("Text " + std::to_string(asked_.number));
            case Type::flag: return "true";
            case Type::count:
            case Type::amount:
            case Type::percent: return std::to_string(ordinary_number());
            case Type::instant: return in_quotes("2026-01-02T03:04:05.678Z");
            case Type::choice:
                return in_quotes(field_.rules.choices[field_.rules.choice_count - 1]);
            case Type::reference: return in_quotes(good_id());
            case Type::references:
            case Type::links: return listed(in_quotes(good_id()));
            case Type::record: return "{}";
            case Type::records: return "[]";
            case Type::json: return R"({"kept":"as sent"})";
        }
        return {};
    }

private:
    std::string good_id() const { return asked_.targets ? asked_.targets->good : some_id; }
    std::int64_t ordinary_number() const {
        return std::clamp<std::int64_t>(1, field_.rules.min, field_.rules.max);
    }
    // An ordinary value that was not sent before, where that matters: of texts.
    std::string another(std::string_view word) const {
        const bool is_plain_text = field_.type == Type::text && !field_.rules.format;
        if (!is_plain_text) return ordinary();
        return in_quotes(std::string(word) + ' ' + std::to_string(asked_.number));
    }
    std::string nothing() const { return std::string(field_.rules.initially); }

    void add(std::string name, Members sent, bool is_taken,
             std::optional<std::string> printed = {}) {
        if (printed && field_.rules.secret) printed = "";  // whatever was sent
        cases_.push_back({std::move(name), std::move(sent), is_taken, std::move(printed)});
    }
    void takes(std::string name, const std::string& json, std::optional<std::string> printed = {}) {
        add(std::move(name), {{std::string(field_.name), json}}, true, std::move(printed));
    }
    void keeps(std::string name, const std::string& json) { takes(std::move(name), json, json); }
    void refuses(std::string name, const std::string& json) {
        add(std::move(name), {{std::string(field_.name), json}}, false);
    }
    void refuses_each(std::string_view name, std::initializer_list<std::string_view> values) {
        for (std::string_view json : values)
            refuses(std::string(name) + ' ' + std::string(json), std::string(json));
    }
    // Taken as no value: it goes back to what it is initially, unless it must be there.
    void empties(std::string name, const std::string& json) {
        if (field_.rules.required)
            refuses(std::move(name), json);
        else
            takes(std::move(name), json, nothing());
    }

    // Of the server: whatever is sent says nothing. An id says which record is meant.
    void ignored() {
        if (field_.name == "id") return;
        std::vector<std::string> values{"null", "4711", in_quotes("nonsense"), "{}"};
        if (field_.rules.create_only) values.push_back(ordinary());
        for (const std::string& json : values)
            cases_.push_back({.name = "the server's " + json,
                              .sent = {{std::string(field_.name), json}},
                              .is_ignored = true});
    }

    void common() {
        const bool is_missed = field_.rules.required && (asked_.is_create || asked_.is_nested);
        std::optional<std::string> printed;
        if (asked_.is_create || asked_.is_nested) printed = nothing();
        add("absent", {}, !is_missed, printed);
        empties("null", "null");
        keeps("ordinary", ordinary());
    }

    void spellings() {
        for (std::string_view spelled : field_.rules.aliases) {
            if (spelled.empty()) continue;
            const std::string alias(spelled);
            const std::string one = another("Alias");
            add("alias " + alias, {{alias, one}}, true, one);
            const std::string both = another("Both");
            add("alias that agrees", {{std::string(field_.name), both}, {alias, both}}, true, both);
        }
        if (!field_.has_twin()) return;
        const int decimals = field_.type == Type::percent ? 3 : 2;
        const std::string name(field_.name);
        const std::string twin = name + "Str";
        const std::string number = ordinary();
        const std::string text = decimal(ordinary_number(), decimals);
        add("twin alone", {{twin, text}}, true, number);
        add("twin that agrees", {{name, number}, {twin, text}}, true, number);
        add("twin that is null", {{name, number}, {twin, "null"}}, true, number);
        add("twin that disagrees", {{name, number}, {twin, "\"0.05\""}}, false);
        add("twin with too many decimals", {{twin, "\"0.0001\""}}, false);
        add("twin that is no number", {{twin, "\"ten\""}}, false);
        add("twin of a wrong type", {{twin, "{}"}}, false);
        if (field_.type == Type::amount)
            add("twin with separators", {{twin, "\"1,250.00\""}}, true, "125000");
        add("0 with an empty twin", {{name, "0"}, {twin, "\"\""}}, !field_.rules.required,
            nothing());
    }

    void texts() {
        refuses_each("wrong type", {"true", "{}", "[]", "1.5"});
        if (field_.rules.format) {
            refuses("in no form of it", "\"nonsense!\"");
            return empties("empty", "\"\"");
        }
        if (field_.rules.required)
            refuses("empty", "\"\"");
        else
            keeps("empty", "\"\"");
        const std::string number = std::to_string(1'000'000 + asked_.number);
        takes("number", number, in_quotes(number));
        if (field_.rules.trimmed) {
            refuses_or_keeps_blank();
            takes("blanks around", "\"  Trim " + std::to_string(asked_.number) + "\\t\"",
                  in_quotes("Trim " + std::to_string(asked_.number)));
        }
        if (field_.rules.characters_max == 0) return;
        const std::string start = "Long " + std::to_string(asked_.number) + ' ';
        const std::string full =
            start + std::string(field_.rules.characters_max - start.size(), 'x');
        keeps("as long as it may be", in_quotes(full));
        refuses("too long", in_quotes(full + 'x'));
    }

    void refuses_or_keeps_blank() {
        if (field_.rules.required)
            refuses("blank", "\"  \"");
        else
            takes("blank", "\"  \"", "\"\"");
    }

    void flags() {
        refuses_each("wrong type", {"1", "{}", "[]", "\"maybe\""});
        refuses("empty", "\"\"");
        keeps("false", "false");
        takes("text", "\"TRUE\"", "true");
    }

    void numbers() {
        refuses_each("wrong type", {"true", "{}", "1.5", "\"x\"", "[1,2]"});
        refuses("empty", "\"\"");
        refuses("beyond 64 bits", "9223372036854775808");
        if (field_.rules.min != lowest)
            refuses("below the least", std::to_string(field_.rules.min - 1));
        if (field_.rules.max != highest)
            refuses("above the most", std::to_string(field_.rules.max + 1));
        keeps("the least", std::to_string(field_.rules.min));
        keeps("the most", std::to_string(field_.rules.max));
        takes("text", in_quotes(ordinary()), ordinary());
        takes("with a fraction of zero", ordinary() + ".0", ordinary());
        if (!field_.rules.one_element_list) return refuses("in a list", listed(ordinary()));
        takes("in a list", listed(ordinary()), ordinary());
        empties("an empty list", "[]");
    }

    void instants() {
        refuses_each("wrong type", {"5", "true", "{}", "[]", "\"yesterday\""});
        empties("empty", "\"\"");
        takes("without milliseconds", "\"2026-01-02T03:04:05Z\"", "\"2026-01-02T03:04:05.000Z\"");
    }

    void choices() {
        refuses_each("wrong type", {"5", "true", "{}", "[]", "\"none of them\""});
        empties("empty", "\"\"");
        for (std::size_t i = 0; i < field_.rules.choice_count; ++i) {
            const std::string choice(field_.rules.choices[i]);
            takes("in another case " + choice, in_quotes(swapped_case(choice)), in_quotes(choice));
        }
    }

    // Calls visit with each sort of id that may not be there.
    template <class Visit>
    void each_bad_id(Visit visit) {
        if (!asked_.targets) return;
        visit("inactive", asked_.targets->inactive);
        visit("of another store", asked_.targets->other_store);
        visit("of another account", asked_.targets->other_account);
        visit("unknown id", asked_.targets->unknown);
    }

    void references() {
        refuses_each("wrong type", {"5", "true", "{}", "[]", "\"xyz\""});
        empties("empty", "\"\"");
        if (!asked_.targets)
            takes("in capitals", in_quotes(same_id_in_capitals), in_quotes(some_id));
        each_bad_id([&](const char* name, const std::string& id) { refuses(name, in_quotes(id)); });
    }

    void lists_of_references() {
        refuses_each("wrong type", {"5", "true", "{}", "\"xyz\"", "[\"xyz\"]", "[5]", "[{}]"});
        empties("empty", "\"\"");
        keeps("an empty list", "[]");
        takes("nothing in a list", "[\"\",null]", "[]");
        each_bad_id([&](const char* name, const std::string& id) {
            refuses(name, '[' + in_quotes(good_id()) + ',' + in_quotes(id) + ']');
        });
    }

    void links() {
        refuses_each("wrong type", {"5", "true", "{}", "\"xyz\"", "[\"xyz\"]", "[5]"});
        refuses("in an object", R"([{"id":"xyz"}])");
        empties("empty", "\"\"");
        keeps("an empty list", "[]");
        takes("one id", in_quotes(good_id()), listed(in_quotes(good_id())));
        keeps("an object with an id", R"([{"id":)" + in_quotes(good_id()) + R"(,"price":5}])");
        keeps("an object with a size", R"([{"servingSizeLevel":)" + in_quotes(good_id()) + "}]");
        if (field_.rules.form_only)
            keeps("an object without an id", R"([{"name":"x"}])");
        else
            refuses("an object without an id", R"([{"name":"x"}])");
        each_bad_id([&](const std::string& name, const std::string& id) {
            refuses(name, listed(in_quotes(id)));
            refuses(name + ", alone", in_quotes(id));
            refuses(name + ", in an object", R"([{"id":)" + in_quotes(id) + "}]");
        });
    }

    void records() {
        refuses_each("wrong type", {"5", "true", "\"xyz\"", "[5]", "[[]]"});
        if (field_.type == Type::records)
            empties("empty", "\"\"");
        else
            refuses("empty", "\"\"");
    }

    void free_json() {
        if (!field_.rules.format) {
            for (std::string_view json : {"5", "\"\"", "[]", "{}", "true", R"({"a":[1.50,null]})"})
                keeps("any JSON " + std::string(json), std::string(json));
            return;
        }
        refuses_each("in no form of it", {"5", "true", "\"nonsense!\""});
        empties("empty", "\"\"");
    }

    const Field& field_;
    const Asked& asked_;
    std::vector<FieldCase> cases_;
};

}  // namespace

std::vector<FieldCase> cases_of(const Field& field, const Asked& asked) {
    return Cases(field, asked).all();
}

std::string ordinary(const Field& field, const Asked& asked) {
    return Cases(field, asked).ordinary();
}

}  // namespace support
