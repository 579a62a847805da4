// The JSON library, and a walk over JSON text that leaves no byte unchecked. The library checks
// only what it is asked about; a value that nobody looked at would spoil every list it is printed
// into.
#pragma once

#include "base/json_text.hpp"
#include "schema/path.hpp"
#include "schema/scalar.hpp"

#include <simdjson.h>

#include <functional>

namespace schema {

using JsonValue = simdjson::ondemand::value;
using JsonType = simdjson::ondemand::json_type;

// Text in the library's hands.
class Document {
public:
    // Calls visit(document), which goes through all of root(). Throws base::Refusal (400
    // malformed_json) for text that is not exactly one well-formed value.
    static void parse(std::string_view text, const std::function<void(Document&)>& visit);

    JsonValue root() { return document_.get_value(); }
    void note(JsonValue value) { last_ = value.raw_json_token().data(); }  // for messages
    [[noreturn]] void malformed(std::string_view reason) const;

    Document(const Document&) = delete;
    Document& operator=(const Document&) = delete;

private:
    struct Scratch;

    explicit Document(Scratch& scratch) : scratch_(scratch) {}
    static void read(Scratch& scratch, std::string_view text,
                     const std::function<void(Document&)>& visit);
    void open(std::string_view text);

    Scratch& scratch_;
    simdjson::ondemand::document document_{};
    const char* last_ = nullptr;  // the value looked at last
};

class Walker {
public:
    explicit Walker(Document& document) : document_(document) {}
    virtual ~Walker() = default;
    Walker(const Walker&) = delete;
    Walker& operator=(const Walker&) = delete;

    JsonType type_of(JsonValue value);

    // Each value is to be visited exactly once, by one of the following: the library's room for
    // strings is for one of each. Strings and keys come unescaped and live as long as the document.
    Scalar scalar(JsonValue value);
    void walk(JsonValue value, std::string* out, const Path* path);  // `out`: the value, minified
    void skip(JsonValue value) { walk(value, nullptr, nullptr); }
    template <class Each>
    void each_element(JsonValue array, Each each);  // each(value, index)
    template <class Each>
    void each_member(JsonValue object, Each each);  // each(key, value)

    // An object that shows each of its raw values: after(key, raw, path).
    template <class After>
    void walk_members(JsonValue object, std::string& out, const Path& path, After after);

protected:
    // A member named like a secret, met by a walk with a path.
    virtual void on_secret(const Path&) {}

private:
    struct Level {
        explicit Level(Walker& walker);
        ~Level();
        Walker& walker;
        std::size_t keys_before;
    };

    std::string_view token_of(JsonValue value);
    std::string_view checked(std::string_view unescaped) const;
    void walk_key(std::string_view key, std::string* out, const Path* path);
    void refuse_duplicates(std::size_t keys_from);

    Document& document_;
    std::size_t depth_ = 0;
    std::vector<std::string_view> keys_{};  // of all objects that are open
};

bool is_named_like_a_secret(std::string_view name);

template <class Each>
void Walker::each_element(JsonValue array, Each each) {
    const Level level(*this);
    std::size_t index = 0;
    simdjson::ondemand::array elements = array.get_array();
    for (auto element : elements) each(element.value(), index++);
}

template <class Each>
void Walker::each_member(JsonValue object, Each each) {
    const Level level(*this);
    simdjson::ondemand::object entries = object.get_object();
    for (auto entry : entries) {
        const std::string_view key = checked(entry.unescaped_key());
        keys_.push_back(key);
        each(key, entry.value().value());
    }
    refuse_duplicates(level.keys_before);
}

template <class After>
void Walker::walk_members(JsonValue object, std::string& out, const Path& path, After after) {
    out += '{';
    each_member(object, [&](std::string_view key, JsonValue member) {
        const Path place(&path, key);
        walk_key(key, &out, &place);
        const std::size_t start = out.size();
        walk(member, &out, &place);
        after(key, std::string_view(out).substr(start), place);
    });
    out += '}';
}

}  // namespace schema
