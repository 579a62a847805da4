// JSON as a tree, for documents that are kept as they were sent: members stay in their order, and
// numbers as they were written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schema {

struct Tree {
    enum class Shape : std::uint8_t { null, flag, number, string, array, object };
    struct Member;

    Shape shape = Shape::null;
    std::string text{};  // a string's value; the token of a number or flag; else ""
    std::vector<Tree> elements{};
    std::vector<Member> members;

    static Tree of(std::string_view text);
    static Tree of(std::int64_t number);
    static Tree of_flag(bool flag);
    static Tree list();
    static Tree object();

    bool is_object() const { return shape == Shape::object; }
    bool is_array() const { return shape == Shape::array; }
    bool is_null() const { return shape == Shape::null; }

    // The member of an object; null where there is none, or this is not an object.
    const Tree* find(std::string_view name) const;
    Tree* find(std::string_view name);
    // Replaces the member of that name, or adds it at the end.
    void set(std::string_view name, Tree value);
    void remove(std::string_view name);

    // A scalar as text, however it is written: a string's value, the token of a number or flag; ""
    // for anything else.
    std::string_view words() const { return text; }
    // A whole number, also as text or like 5.0; nothing for anything else.
    std::optional<std::int64_t> whole() const;
    bool is_true() const;  // true, "true" in any case, or 1
};

struct Tree::Member {
    std::string name;
    Tree value;
};

// words() and whole() of a member; "" and nothing where there is none.
std::string_view words_of(const Tree& object, std::string_view name);
std::optional<std::int64_t> whole_of(const Tree& object, std::string_view name);

// Reads an object or an array. Throws base::Refusal (400 malformed_json) as read_patch() does.
Tree parse_tree(std::string_view text);

// Without blanks.
std::string print(const Tree& tree);
// The same text for all trees that differ in the order of their members only.
std::string print_sorted(const Tree& tree);

}  // namespace schema
