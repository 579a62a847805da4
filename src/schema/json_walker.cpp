// The checks of JSON text that the library leaves to its caller.
#include "schema/json_walker.hpp"

#include "base/refusal.hpp"
#include "base/text.hpp"
#include "schema/json_rewrite.hpp"
#include "schema/number.hpp"

#include <algorithm>
#include <new>
#include <optional>

namespace schema {
namespace {

constexpr std::size_t nesting_max = 64;
constexpr std::size_t scratch_bytes_max = 1 << 20;  // that a thread keeps for its next text
constexpr std::ptrdiff_t few_keys = 24;

constexpr std::string_view secret_names[] = {"password", "cvv",    "cvc",   "pinCode",
                                             "track",    "apikey", "token", "secret"};

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// A common mistake that makes text invalid JSON.
struct Slip {
    std::size_t at;
    std::string_view sentence;
};

// The first one outside of strings; no well-formed text has any.
std::optional<Slip> slip_in(std::string_view text) {
    if (text.starts_with("\xef\xbb\xbf"))
        return Slip{0, "it begins with a byte order mark, which must not be sent"};
    const auto next = [&](std::size_t i) {
        return std::min(text.find_first_not_of(" \t\r\n", i + 1), text.size() - 1);
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"')
            for (++i; i < text.size() && text[i] != '"'; ++i)
                if (text[i] == '\\') ++i;
        if (c == ',' && (text[next(i)] == '}' || text[next(i)] == ']'))
            return Slip{i, "there is a comma before the closing bracket"};
        if (c == '\'') return Slip{i, "names and strings need double quotes, not single ones"};
        if (c == '/') return Slip{i, "JSON has no comments"};
        if (c == '{' && is_letter(text[next(i)])) return Slip{next(i), "names need double quotes"};
    }
    return {};
}

}  // namespace

struct Document::Scratch {
    simdjson::ondemand::parser parser{};
    std::string bytes{};  // a copy of the text: the library reads beyond its end
    bool is_taken = false;
};

// Each thread keeps one parser and its memory. A text that is parsed while another is being visited
// gets a parser of its own.
void Document::parse(std::string_view text, const std::function<void(Document&)>& visit) {
    thread_local Scratch kept;
    if (kept.is_taken) {
        Scratch own;
        return read(own, text, visit);
    }
    struct Taken {
        Taken() { kept.is_taken = true; }
        ~Taken() {
            kept.is_taken = false;
            if (kept.bytes.size() > scratch_bytes_max) kept = {};
        }
    } taken;
    read(kept, text, visit);
}

void Document::read(Scratch& scratch, std::string_view text,
                    const std::function<void(Document&)>& visit) {
    Document document(scratch);
    try {
        document.open(text);
        visit(document);
        const bool is_at_end =
            document.document_.current_location().error() == simdjson::OUT_OF_BOUNDS;
        if (!is_at_end) document.malformed("there is more text after the value");
    } catch (const simdjson::simdjson_error& error) {
        if (error.error() == simdjson::MEMALLOC) throw std::bad_alloc();
        // The library's own message for a scalar is advice for programmers.
        const bool is_scalar = error.error() == simdjson::SCALAR_DOCUMENT_AS_VALUE;
        document.malformed(is_scalar ? "a JSON object is required" : error.what());
    }
}

void Document::open(std::string_view text) {
    scratch_.bytes.reserve(text.size() + simdjson::SIMDJSON_PADDING);
    scratch_.bytes.assign(text);
    scratch_.bytes.resize(text.size() + simdjson::SIMDJSON_PADDING);
    auto& parser = scratch_.parser;
    if (parser.capacity() <= text.size() && parser.allocate(text.size() + 1) != simdjson::SUCCESS)
        throw std::bad_alloc();
    const std::size_t capacity = parser.capacity();
    document_ = parser.iterate(scratch_.bytes.data(), text.size(), scratch_.bytes.size()).value();
    if (parser.capacity() == capacity) return;
    // The library could not allocate its buffer for strings. It does not report that, but shrinks
    // its capacity.
    parser = simdjson::ondemand::parser();
    throw std::bad_alloc();
}

void Document::malformed(std::string_view reason) const {
    const std::string_view text(scratch_.bytes.data(),
                                scratch_.bytes.size() - simdjson::SIMDJSON_PADDING);
    const auto slip = slip_in(text);
    const char* place = slip ? text.data() + slip->at : last_;
    std::string sentence = "malformed JSON";
    if (place)
        sentence += " near byte " + std::to_string(place - text.data()) + ", line " +
                    std::to_string(1 + std::count(text.data(), place, '\n'));
    throw base::Refusal::bad_request("malformed_json",
                                     (sentence += ": ") += slip ? slip->sentence : reason);
}

bool is_named_like_a_secret(std::string_view name) {
    return std::any_of(std::begin(secret_names), std::end(secret_names),
                       [&](auto one) { return base::same_ignoring_case(name, one); });
}

JsonType Walker::type_of(JsonValue& value) {
    document_.note(value);
    return value.type();
}

Scalar Walker::scalar(JsonValue& value) {
    switch (type_of(value)) {
        case JsonType::string: return {Scalar::Shape::string, checked(value.get_string())};
        case JsonType::number: {
            const std::string_view token = token_of(value);
            if (!is_json_number(token)) document_.malformed("invalid number");
            if (!is_finite(token)) document_.malformed("a number is not finite");
            return {Scalar::Shape::number, token};
        }
        case JsonType::boolean: {
            const std::string_view token = token_of(value);
            if (token != "true" && token != "false") document_.malformed("invalid literal");
            return {Scalar::Shape::flag, token};
        }
        case JsonType::null:
            if (token_of(value) != "null") document_.malformed("invalid literal");
            return {Scalar::Shape::null, "null"};
        case JsonType::object:
        case JsonType::array: break;
    }
    throw std::logic_error("a scalar is expected");
}

void Walker::walk(JsonValue& value, std::string* out, const Path* path) {
    const JsonType type = type_of(value);
    const bool is_object = type == JsonType::object;
    if (!is_object && type != JsonType::array) {
        const Scalar it = scalar(value);
        if (!out) return;
        if (it.shape == Scalar::Shape::string)
            base::append_json_string(*out, it.text);
        else
            *out += it.text;
        return;
    }
    if (out) *out += is_object ? '{' : '[';
    if (is_object) {
        each_member(value, [&](std::string_view key, JsonValue& member) {
            const Path place(path, key);
            walk_key(key, out, path ? &place : nullptr);
            walk(member, out, path ? &place : nullptr);
        });
    } else {
        each_element(value, [&](JsonValue& element, std::size_t index) {
            const Path place(path, index);
            if (out && index) *out += ',';
            walk(element, out, path ? &place : nullptr);
        });
    }
    if (out) *out += is_object ? '}' : ']';
}

void Walker::walk_key(std::string_view key, std::string* out, const Path* path) {
    if (path && is_named_like_a_secret(key)) on_secret(*path);
    if (!out) return;
    if (out->back() != '{') *out += ',';
    base::append_json_string(*out, key);
    *out += ':';
}

// The library's token includes the blanks up to the next one.
std::string_view Walker::token_of(JsonValue& value) {
    const std::string_view token = value.raw_json_token();
    return token.substr(0, token.find_last_not_of(" \t\r\n") + 1);
}

std::string_view Walker::checked(std::string_view unescaped) const {
    if (unescaped.find('\0') != unescaped.npos) document_.malformed("\\u0000 is not allowed");
    return unescaped;
}

// Few keys, the usual case, are compared with each other; many are sorted, so that a client cannot
// make this slow by many keys.
void Walker::refuse_duplicates(std::size_t keys_from) {
    const auto first = keys_.begin() + static_cast<std::ptrdiff_t>(keys_from);
    if (keys_.end() - first > few_keys) {
        std::sort(first, keys_.end());
        if (std::adjacent_find(first, keys_.end()) != keys_.end())
            document_.malformed("duplicate key in an object");
        return;
    }
    for (auto key = first; key != keys_.end(); ++key)
        if (std::find(first, key, *key) != key) document_.malformed("duplicate key in an object");
}

Walker::Level::Level(Walker& it) : walker(it), keys_before(it.keys_.size()) {
    if (walker.depth_ == nesting_max)
        walker.document_.malformed("nesting is deeper than 64 levels");
    ++walker.depth_;
}

Walker::Level::~Level() {
    --walker.depth_;
    walker.keys_.resize(keys_before);
}

}  // namespace schema
