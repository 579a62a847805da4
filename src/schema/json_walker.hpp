// The JSON library, and a walk over JSON text that checks every byte of it. The library checks only
// the values that it is asked for, and one malformed value that was stored unchecked would make
// every list that contains it malformed.
#pragma once

#include "base/json_text.hpp"
#include "schema/path.hpp"
#include "schema/scalar.hpp"

#include <simdjson.h>

#include <functional>

namespace schema {

using JsonValue = simdjson::ondemand::value;  // pass by reference: copies are costly
using JsonType = simdjson::ondemand::json_type;

// A JSON text that is being read. It exists only during parse(), on the thread that called that.
class Document {
public:
    // Calls visit(document), which must visit all of root() with a Walker. Throws base::Refusal
    // (400 malformed_json) for text that is not exactly one well-formed object or array. `text` is
    // copied. May be called within a visit, at the price of a parser of its own.
    static void parse(std::string_view text, const std::function<void(Document&)>& visit);

    JsonValue root() { return document_.get_value(); }
    // Remembers the value that is looked at, so that malformed() can say where the fault is.
    void note(JsonValue& value) { last_ = value.raw_json_token().data(); }
    [[noreturn]] void malformed(std::string_view reason) const;  // throws the base::Refusal

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

// Goes through the values of a document. All functions throw base::Refusal (400 malformed_json) for
// what read_patch() refuses: duplicate keys, \u0000, nesting above 64 and so on.
class Walker {
public:
    explicit Walker(Document& document) : document_(document) {}
    virtual ~Walker() = default;
    Walker(const Walker&) = delete;
    Walker& operator=(const Walker&) = delete;

    JsonType type_of(JsonValue& value);

    // Each value must be visited exactly once, by one of the following: the library's buffer for
    // unescaped strings has room for each string once. Strings and keys come unescaped and live as
    // long as the document.
    Scalar scalar(JsonValue& value);  // std::logic_error for an object or array
    // Any value with everything in it. Appends it minified to `out`, and calls on_secret() where
    // `path`, that of the value, is given; both may be null.
    void walk(JsonValue& value, std::string* out, const Path* path);
    void skip(JsonValue& value) { walk(value, nullptr, nullptr); }
    // The callbacks must visit every value that they get.
    template <class Each>
    void each_element(JsonValue& array, Each each);  // each(value, index)
    template <class Each>
    void each_member(JsonValue& object, Each each);  // each(key, value)

    // Walks an object, and after each member calls after(key, raw, path) with the minified JSON of
    // its value, a view into `out` that the next member may invalidate.
    template <class After>
    void walk_members(JsonValue& object, std::string& out, const Path& path, After after);

protected:
    // Called by a walk with a path for each member whose name is that of a secret.
    virtual void on_secret(const Path&) {}

private:
    struct Level {
        explicit Level(Walker& walker);
        ~Level();
        Walker& walker;
        std::size_t keys_before;
    };

    std::string_view token_of(JsonValue& value);
    std::string_view checked(std::string_view unescaped) const;
    void walk_key(std::string_view key, std::string* out, const Path* path);
    void refuse_duplicates(std::size_t keys_from);

    Document& document_;
    std::size_t depth_ = 0;
    std::vector<std::string_view> keys_{};  // of all objects that are open
};

template <class Each>
void Walker::each_element(JsonValue& array, Each each) {
    const Level level(*this);
    std::size_t index = 0;
    simdjson::ondemand::array elements = array.get_array();
    for (auto element : elements) {
        JsonValue value = element.value();
        each(value, index++);
    }
}

template <class Each>
void Walker::each_member(JsonValue& object, Each each) {
    const Level level(*this);
    simdjson::ondemand::object entries = object.get_object();
    for (auto entry : entries) {
        const std::string_view key = checked(entry.unescaped_key());
        keys_.push_back(key);
        JsonValue value = entry.value().value();
        each(key, value);
    }
    refuse_duplicates(level.keys_before);
}

template <class After>
void Walker::walk_members(JsonValue& object, std::string& out, const Path& path, After after) {
    out += '{';
    each_member(object, [&](std::string_view key, JsonValue& member) {
        const Path place(&path, key);
        walk_key(key, &out, &place);
        const std::size_t start = out.size();
        walk(member, &out, &place);
        after(key, std::string_view(out).substr(start), place);
    });
    out += '}';
}

}  // namespace schema
