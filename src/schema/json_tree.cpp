#include "schema/json_tree.hpp"

#include "base/text.hpp"
#include "schema/json_walker.hpp"
#include "schema/number.hpp"

#include <algorithm>

namespace schema {
namespace {

Tree tree_of(Tree::Shape shape, std::string_view text) {
    Tree tree;
    tree.shape = shape;
    tree.text = text;
    return tree;
}

class TreeReader : public Walker {
public:
    using Walker::Walker;

    Tree read(JsonValue& value) {
        switch (type_of(value)) {
            case JsonType::object: return read_object(value);
            case JsonType::array: return read_array(value);
            case JsonType::string:
            case JsonType::number:
            case JsonType::boolean:
            case JsonType::null: break;
        }
        const Scalar it = scalar(value);
        if (it.shape == Scalar::Shape::null) return {};
        return tree_of(shape_of(it.shape), it.text);
    }

private:
    static Tree::Shape shape_of(Scalar::Shape shape) {
        switch (shape) {
            case Scalar::Shape::null: return Tree::Shape::null;
            case Scalar::Shape::flag: return Tree::Shape::flag;
            case Scalar::Shape::number: return Tree::Shape::number;
            case Scalar::Shape::string: break;
        }
        return Tree::Shape::string;
    }
    Tree read_object(JsonValue& value) {
        Tree object = Tree::object();
        each_member(value, [&](std::string_view key, JsonValue& member) {
            object.members.push_back({std::string(key), read(member)});
        });
        return object;
    }
    Tree read_array(JsonValue& value) {
        Tree array = Tree::list();
        each_element(value, [&](JsonValue& element, std::size_t) {
            array.elements.push_back(read(element));
        });
        return array;
    }
};

class Printer {
public:
    explicit Printer(bool is_sorted) : is_sorted_(is_sorted) {}

    void print(const Tree& tree) {
        switch (tree.shape) {
            case Tree::Shape::null: out_ += "null"; return;
            case Tree::Shape::flag:
            case Tree::Shape::number: out_ += tree.text; return;
            case Tree::Shape::string: base::append_json_string(out_, tree.text); return;
            case Tree::Shape::array: return print_array(tree);
            case Tree::Shape::object: return is_sorted_ ? print_sorted(tree) : print_object(tree);
        }
    }
    std::string done() { return std::move(out_); }

private:
    void print_array(const Tree& tree) {
        out_ += '[';
        for (const Tree& element : tree.elements) {
            if (&element != tree.elements.data()) out_ += ',';
            print(element);
        }
        out_ += ']';
    }
    void print_member(const Tree::Member& member, bool is_first) {
        if (!is_first) out_ += ',';
        base::append_json_string(out_, member.name);
        out_ += ':';
        print(member.value);
    }
    void print_object(const Tree& tree) {
        out_ += '{';
        for (const Tree::Member& member : tree.members)
            print_member(member, &member == tree.members.data());
        out_ += '}';
    }
    void print_sorted(const Tree& tree) {
        std::vector<const Tree::Member*> sorted;
        sorted.reserve(tree.members.size());
        for (const Tree::Member& member : tree.members) sorted.push_back(&member);
        std::ranges::sort(sorted, {},
                          [](const Tree::Member* each) -> std::string_view { return each->name; });
        out_ += '{';
        for (const Tree::Member* member : sorted) print_member(*member, member == sorted.front());
        out_ += '}';
    }

    bool is_sorted_;
    std::string out_{};
};

}  // namespace

Tree Tree::of(std::string_view text) { return tree_of(Shape::string, text); }

Tree Tree::of(std::int64_t number) { return tree_of(Shape::number, std::to_string(number)); }

Tree Tree::of_flag(bool flag) { return tree_of(Shape::flag, flag ? "true" : "false"); }

Tree Tree::list() { return tree_of(Shape::array, ""); }

Tree Tree::object() { return tree_of(Shape::object, ""); }

const Tree* Tree::find(std::string_view name) const {
    const auto found = std::ranges::find(members, name, &Member::name);
    return found == members.end() ? nullptr : &found->value;
}

Tree* Tree::find(std::string_view name) {
    const auto found = std::ranges::find(members, name, &Member::name);
    return found == members.end() ? nullptr : &found->value;
}

void Tree::set(std::string_view name, Tree value) {
    if (Tree* known = find(name))
        *known = std::move(value);
    else
        members.push_back({std::string(name), std::move(value)});
}

void Tree::remove(std::string_view name) {
    std::erase_if(members, [&](const Member& member) { return member.name == name; });
}

std::optional<std::int64_t> Tree::whole() const {
    if (shape != Shape::number && shape != Shape::string) return {};
    return count_of(text);
}

bool Tree::is_true() const { return base::same_ignoring_case(words(), "true") || words() == "1"; }

std::string_view words_of(const Tree& object, std::string_view name) {
    const Tree* found = object.find(name);
    return found ? found->words() : std::string_view();
}

std::optional<std::int64_t> whole_of(const Tree& object, std::string_view name) {
    const Tree* found = object.find(name);
    return found ? found->whole() : std::nullopt;
}

Tree parse_tree(std::string_view text) {
    Tree tree;
    Document::parse(text, [&](Document& document) {
        TreeReader reader(document);
        JsonValue root = document.root();
        tree = reader.read(root);
    });
    return tree;
}

std::string print(const Tree& tree) {
    Printer printer(false);
    printer.print(tree);
    return printer.done();
}

std::string print_sorted(const Tree& tree) {
    Printer printer(true);
    printer.print(tree);
    return printer.done();
}

}  // namespace schema
