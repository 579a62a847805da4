#include "api/nearest_path.hpp"

#include "api/router.hpp"
#include "base/nearest.hpp"
#include "base/text.hpp"
#include "base/world.hpp"

#include <algorithm>
#include <numeric>

namespace api {
namespace {

// What it costs to correct a path. Replacing a word with a similar one costs the share of changed
// bytes, in hundredths.
constexpr int missing_or_extra = 100, another_word = 100, no_id = 50, another_method = 1;
constexpr int cost_max = 150;
constexpr std::size_t path_bytes_max = 200, parts_max = 10;  // of a sent path: it takes time

std::vector<std::string_view> parts_of(std::string_view path) {
    if (path.starts_with('/')) path.remove_prefix(1);
    if (path.ends_with('/')) path.remove_suffix(1);
    std::vector<std::string_view> parts;
    for (;;) {
        const auto end = path.find('/');
        parts.push_back(path.substr(0, end));
        if (end == std::string_view::npos) return parts;
        path.remove_prefix(end + 1);
    }
}

int cost_between(std::string_view sent, std::string_view word) {
    const auto [shorter, longer] = std::minmax({sent.size(), word.size()});
    if (3 * (longer - shorter) > longer) return another_word;
    const std::size_t steps = base::edit_distance(base::lower_ascii(sent), base::lower_ascii(word));
    return 3 * steps > longer ? another_word : static_cast<int>(100 * steps / longer);
}

}  // namespace

// A path that was sent, and the distance of each of its parts to each word.
class NearestPath::Asked {
public:
    Asked(std::string_view path, const std::vector<std::string>& words)
        : parts_(parts_of(path)), words_(words.size()) {
        costs_.reserve(parts_.size() * words_);
        for (std::string_view part : parts_)
            for (std::string_view word : words) costs_.push_back(cost_between(part, word));
    }

    // Like the distance of two words, with parts for letters.
    int cost(const Way& way) const {
        std::vector<int> row(way.parts.size() + 1);
        for (std::size_t j = 0; j < row.size(); ++j)
            row[j] = static_cast<int>(j) * missing_or_extra;
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            int diagonal = std::exchange(row[0], row[0] + missing_or_extra);
            for (std::size_t j = 0; j < way.parts.size(); ++j) {
                const int replaced = diagonal + replacing(i, way.parts[j]);
                diagonal = row[j + 1];
                row[j + 1] =
                    std::min({replaced, row[j] + missing_or_extra, row[j + 1] + missing_or_extra});
            }
        }
        return row.back();
    }
    // Whether the last word of the path, which names its subject, is near one of the last parts.
    bool is_about(const Way& way) const {
        const auto word = std::find_if(way.parts.rbegin(), way.parts.rend(),
                                       [](std::size_t place) { return place != capture; });
        const std::size_t first = parts_.size() < 2 ? 0 : parts_.size() - 2;
        for (std::size_t i = first; word != way.parts.rend() && i < parts_.size(); ++i)
            if (replacing(i, *word) < another_word) return true;
        return false;
    }

private:
    int replacing(std::size_t part, std::size_t place) const {
        if (place != capture) return costs_[part * words_ + place];
        return base::is_id(parts_[part]) ? 0 : no_id;
    }

    std::vector<std::string_view> parts_;
    std::size_t words_;
    std::vector<int> costs_{};
};

std::size_t NearestPath::place_of(std::string_view word) {
    const auto found = std::ranges::find(words_, word);
    if (found == words_.end()) return words_.emplace_back(word), words_.size() - 1;
    return static_cast<std::size_t>(found - words_.begin());
}

NearestPath::NearestPath(const std::vector<Route>& routes, std::string_view segment) {
    for (const Route& route : routes) {
        if (route.operation.id.empty()) continue;
        for (std::string_view path : route.paths) {
            Way way{&route, Router::spelled_out(path, segment).front(), {}};
            for (std::string_view part : parts_of(way.path))
                way.parts.push_back(part.starts_with('{') ? capture : place_of(part));
            ways_.push_back(std::move(way));
        }
    }
}

std::string NearestPath::to(std::string_view path, http::Method method,
                            const std::function<bool(const Route&)>& is_shown) const {
    const auto slashes = static_cast<std::size_t>(std::ranges::count(path, '/'));
    if (path.size() > path_bytes_max || slashes > parts_max) return {};
    const Asked asked(path, words_);
    const Way* nearest = nullptr;
    int least = cost_max + 1;
    for (const Way& way : ways_) {
        const bool has_method =
            std::ranges::find(way.route->methods, method) != way.route->methods.end();
        const int cost = asked.cost(way) + (has_method ? 0 : another_method);
        if (cost >= least || !asked.is_about(way) || !is_shown(*way.route)) continue;
        least = cost;
        nearest = &way;
    }
    return nearest ? nearest->path : std::string();
}

}  // namespace api
