#include "schema/json_rewrite.hpp"

#include "schema/json_walker.hpp"

namespace schema {
namespace {

class Rewriting : public Walker {
public:
    Rewriting(Document& document, JsonRewriter& rewriter, std::string& out)
        : Walker(document), rewriter_(rewriter), out_(out) {}

    void visit(JsonValue& value, const Path& path, std::string_view name) {
        switch (type_of(value)) {
            case JsonType::object: return visit_object(value, path);
            case JsonType::array: return visit_array(value, path, name);
            case JsonType::string:
            case JsonType::number:
            case JsonType::boolean:
            case JsonType::null: break;
        }
        const Scalar it = scalar(value);
        if (const auto other = rewriter_.on_scalar(path, name, it))
            out_ += *other;
        else if (it.shape == Scalar::Shape::string)
            base::append_json_string(out_, it.text);
        else
            out_ += it.text;
    }

private:
    void visit_object(JsonValue& object, const Path& path) {
        char before = '{';
        each_member(object, [&](std::string_view key, JsonValue& member) {
            const Path place(&path, key);
            rewriter_.on_name(place, key);
            base::append_json_string(out_ += before, key);
            out_ += ':';
            before = ',';
            visit(member, place, key);
        });
        out_ += before == '{' ? "{}" : "}";
    }

    void visit_array(JsonValue& array, const Path& path, std::string_view name) {
        char before = '[';
        each_element(array, [&](JsonValue& element, std::size_t index) {
            out_ += before;
            before = ',';
            visit(element, Path(&path, index), name);
        });
        out_ += before == '[' ? "[]" : "]";
    }

    JsonRewriter& rewriter_;
    std::string& out_;
};

}  // namespace

// The parser needs an object or an array, so the value becomes a list of one.
std::string rewritten(std::string_view raw_json, const Path& place, std::string_view name,
                      JsonRewriter& rewriter) {
    std::string out;
    out.reserve(raw_json.size());
    Document::parse('[' + std::string(raw_json) + ']', [&](Document& document) {
        Rewriting walker(document, rewriter, out);
        JsonValue root = document.root();
        walker.each_element(
            root, [&](JsonValue& value, std::size_t) { walker.visit(value, place, name); });
    });
    return out;
}

}  // namespace schema
