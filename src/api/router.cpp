#include "api/router.hpp"

#include "api/query.hpp"
#include "base/text.hpp"

#include <stdexcept>

namespace api {

using http::Method;

// A route under one of its methods and paths, with its names for the captured segments, in order.
struct Router::Row {
    Method method;
    const Route* route;
    std::vector<std::string_view> names;
};

struct Router::Node {
    std::vector<std::pair<std::string, std::unique_ptr<Node>>> words;
    std::unique_ptr<Node> capture;
    std::vector<Row> rows;

    Node& word(std::string_view text) {
        for (auto& [name, node] : words)
            if (name == text) return *node;
        return *words.emplace_back(text, std::make_unique<Node>()).second;
    }

    Node& captured() {
        if (!capture) capture = std::make_unique<Node>();
        return *capture;
    }

    const Node* find_word(std::string_view text) const {
        for (const auto& [name, node] : words)
            if (name == text) return node.get();
        return nullptr;
    }
};

namespace {

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const auto end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

bool is_capture(std::string_view segment) { return segment.starts_with('{'); }

template <class Rows>
std::string allowed_of(const Rows& rows) {
    std::string allowed;
    for (const auto& row : rows) {
        if (!allowed.empty()) allowed += ", ";
        allowed += name_of(row.method);
        if (row.method == Method::get) allowed += ", HEAD";
    }
    return allowed.empty() ? allowed : allowed + ", OPTIONS";
}

}  // namespace

std::vector<std::string_view> Router::captured_names(std::string_view path) {
    std::vector<std::string_view> names;
    for (std::string_view part : split(path, '/'))
        if (is_capture(part)) names.push_back(part.substr(1, part.size() - 2));
    return names;
}

const std::string* PathParts::find(std::string_view name) const {
    for (const auto& [its_name, text] : parts_)
        if (its_name == name) return &text;
    return nullptr;
}

const std::string& PathParts::operator[](std::string_view name) const {
    if (const std::string* text = find(name)) return *text;
    throw std::logic_error("the path has no {" + std::string(name) + "}");
}

std::vector<std::string> Router::spelled_out(std::string_view path, std::string_view segment) {
    std::vector<std::string> spelled;
    if (path.starts_with('/')) {
        spelled.emplace_back();
        path.remove_prefix(1);
    } else {
        spelled.emplace_back("/v1");
    }
    for (std::string_view part : split(path, '/')) {
        if (part == "svc") part = segment;
        std::vector<std::string> longer;
        for (const std::string& start : spelled)
            for (std::string_view word : split(part, '|'))
                longer.push_back(start + '/' + std::string(word));
        spelled = std::move(longer);
    }
    return spelled;
}

Router::Router(const std::vector<Route>& routes, std::string_view segment)
    : root_(std::make_unique<Node>()),
      segment_(base::lower_ascii(segment)),
      nearest_(routes, segment_) {
    for (const Route& route : routes)
        for (std::string_view path : route.paths)
            for (const std::string& spelled : spelled_out(path, segment_)) {
                Node* node = root_.get();
                for (std::string_view part : split(std::string_view(spelled).substr(1), '/'))
                    node = is_capture(part) ? &node->captured() : &node->word(part);
                for (Method method : route.methods)
                    node->rows.push_back({method, &route, captured_names(path)});
            }
}

Router::~Router() = default;

Router::Match Router::find(Method method, std::string_view path) const {
    Match match;
    if (!path.starts_with('/')) return match;
    path.remove_prefix(1);
    const bool takes_slash = path.starts_with("v1/") || path == "docs/";
    if (takes_slash && path.ends_with('/')) path.remove_suffix(1);
    const Node* node = root_.get();
    std::vector<std::string> captured;
    for (std::string_view part : split(path, '/')) {
        const Node* next = node->find_word(part);
        if (!next && base::same_ignoring_case(part, segment_)) next = node->find_word(segment_);
        if (!next && node->capture) {
            auto decoded = percent_decoded(part, false);
            if (!decoded) return {};
            captured.push_back(*std::move(decoded));
            next = node->capture.get();
        }
        if (!next) return {};
        node = next;
    }
    if (!node->rows.empty()) match.at_path = node->rows.front().route;
    const Method asked = method == Method::head ? Method::get : method;
    for (const Row& row : node->rows) {
        if (row.method != asked) continue;
        match.route = row.route;
        for (std::size_t i = 0; i < captured.size(); ++i)
            match.parts.add(row.names[i], std::move(captured[i]));
        return match;
    }
    match.allowed = allowed_of(node->rows);
    return match;
}

}  // namespace api
