#include "api/row_query.hpp"

#include "api/query_time.hpp"
#include "base/json_text.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "schema/json.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <set>
#include <variant>

namespace api {
namespace {

using base::Refusal;
using Shape = RowMember::Shape;
using Bound = MemberFilter::Bound;

constexpr std::size_t wanted_max = 200;
constexpr std::size_t orders_max = 8;

std::vector<std::string_view> listed(std::string_view list) {
    std::vector<std::string_view> parts;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        if (const auto part = base::trimmed(list.substr(0, end)); !part.empty())
            parts.push_back(part);
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return parts;
}

std::optional<double> number_of(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return {};
    return number;
}

// What is compared of a row. Nothing comes last in any order.
using Value = std::variant<std::monostate, double, std::string>;
using Texts = std::vector<std::string>;

class Asked {
public:
    Asked(const Call& call, storage::ReadView& view)
        : zone_(zone_of(view, call.principal->account,
                        call.path.find("store") ? *call.path.find("store") : std::string())) {
        base::Problems problems;
        paging_ = paging_of(call.query, problems);
        read_order(call, problems);
        for (const auto& [name, value] : call.query.all()) {
            const auto filter = member_filter(call.route, name);
            if (!filter || value.empty()) continue;
            std::string problem;
            Condition condition = condition_of(*filter, value, problem);
            if (problem.empty())
                conditions_.push_back(std::move(condition));
            else
                problems.push_back({name, std::move(problem)});
        }
        if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    }

    // Those that pass, in the order asked for, of the page. `total`: of all pages.
    Texts chosen(Texts rows, std::int64_t& total) const {
        std::vector<Entry> entries;
        for (std::string& row : rows) {
            const auto members = schema::read_members(row);
            const bool passes = std::ranges::all_of(
                conditions_, [&](const Condition& one) { return holds(one, members); });
            if (passes) entries.push_back({keys_of(members), std::move(row)});
        }
        total = std::ssize(entries);
        std::ranges::stable_sort(entries,
                                 [&](const Entry& a, const Entry& b) { return is_before(a, b); });
        const std::int64_t first = paging_.page ? std::min(paging_.first_row(), total) : 0;
        const std::int64_t last = paging_.page ? std::min(first + paging_.rows, total) : total;
        Texts page;
        for (std::int64_t i = first; i < last; ++i)
            page.push_back(std::move(entries[static_cast<std::size_t>(i)].row));
        return page;
    }
    const Paging& paging() const { return paging_; }

private:
    using Members = std::vector<std::pair<std::string, std::string>>;
    struct Order {
        RowMember member;
        bool is_reversed;
    };
    struct Entry {
        std::vector<Value> keys;
        std::string row;
    };
    struct Range {
        double min = -std::numeric_limits<double>::infinity(),
               max = std::numeric_limits<double>::infinity();
    };
    struct Condition {
        RowMember member;
        std::set<std::string> words{};  // is, holds or, of a text, contains one of these
        std::vector<Range> ranges{};    // of a number, a flag or a time: is in one of these
        bool takes_none = false;        // a row without a value passes too
    };

    void read_order(const Call& call, base::Problems& problems) {
        std::string unknown;
        for (std::string_view name : listed(call.query.get("sort").value_or(""))) {
            const bool is_reversed = name.starts_with('-');
            if (is_reversed) name.remove_prefix(1);
            const auto member = member_named(call.route.operation.answer, name);
            if (member && member->shape != Shape::words)
                order_.push_back({*member, is_reversed});
            else
                (unknown += unknown.empty() ? "" : ", ") += name;
        }
        if (!unknown.empty()) problems.push_back({"sort", "cannot order by " + unknown});
        if (order_.size() > orders_max)
            problems.push_back(
                {"sort", "must have at most " + std::to_string(orders_max) + " members"});
    }

    // A value as the range of numbers that it stands for; nothing and a problem otherwise.
    std::optional<Range> range_of(const RowMember& member, std::string_view value,
                                  std::string& problem) const {
        if (member.shape == Shape::flag) {
            for (const auto& [word, number] : {std::pair("false", 0.0), std::pair("true", 1.0)})
                if (base::same_ignoring_case(value, word)) return Range{number, number};
            problem = "must be true or false";
        } else if (member.shape == Shape::number) {
            if (const auto number = number_of(value)) return Range{*number, *number};
            problem = "must be a number";
        } else {
            if (const auto times = read_times(value, zone_))
                return Range{static_cast<double>(times->first_ms),
                             static_cast<double>(times->last_ms)};
            problem = "must be a date (2026-01-31) or a time (2026-01-31T18:30:00Z)";
        }
        return {};
    }

    std::string word_of(const RowMember& member, std::string_view value,
                        std::string& problem) const {
        const auto& choices = member.choices;
        const bool is_known =
            choices.empty() || std::ranges::any_of(choices, [&](std::string_view choice) {
                return base::same_ignoring_case(choice, value);
            });
        if (!is_known) {
            problem = "must be one of";
            for (std::string_view choice : choices)
                (problem += problem.ends_with("of") ? " " : ", ") += choice;
        }
        return base::lower_ascii(value);
    }

    Condition condition_of(const MemberFilter& filter, std::string_view value,
                           std::string& problem) const {
        Condition condition{filter.member};
        const Shape shape = filter.member.shape;
        if (filter.bound != Bound::none) {
            const auto range = range_of(filter.member, base::trimmed(value), problem);
            const Range of = range.value_or(Range());
            condition.ranges.push_back(filter.bound == Bound::from ? Range{.min = of.min}
                                                                   : Range{.max = of.max});
            return condition;
        }
        if (shape == Shape::text) {
            condition.takes_none = base::same_ignoring_case(value, "none");
            if (!condition.takes_none)
                condition.words.insert(base::search_key(base::trimmed(value)));
            return condition;
        }
        const auto parts = listed(value);
        if (parts.size() > wanted_max)
            problem = "must have at most " + std::to_string(wanted_max) + " values";
        for (std::string_view part : parts) {
            if (base::same_ignoring_case(part, "none"))
                condition.takes_none = true;
            else if (shape == Shape::word || shape == Shape::words)
                condition.words.insert(word_of(filter.member, part, problem));
            else if (const auto range = range_of(filter.member, part, problem))
                condition.ranges.push_back(*range);
        }
        return condition;
    }

    static std::string_view raw_in(const Members& members, std::string_view name) {
        for (const auto& [known, raw] : members)
            if (known == name) return raw;
        return {};
    }

    // An absent flag is false.
    Value value_in(const Members& members, const RowMember& member) const {
        const std::string_view raw = raw_in(members, member.name);
        if (member.shape == Shape::flag) return raw == "true" ? 1.0 : 0.0;
        if (member.shape == Shape::number) {
            const auto number = number_of(raw);
            return number ? Value(*number) : Value();
        }
        std::string text = raw.empty() ? std::string() : schema::text_of(raw).value_or("");
        if (text.empty()) return {};
        if (member.shape != Shape::time) return base::search_key(text);
        const auto times = read_times(text, zone_);
        return times ? Value(static_cast<double>(times->first_ms)) : Value();
    }

    bool holds(const Condition& condition, const Members& members) const {
        if (condition.member.shape == Shape::words) {
            const auto held = schema::elements_of(raw_in(members, condition.member.name));
            if (held.empty()) return condition.takes_none;
            return std::ranges::any_of(held, [&](const std::string& one) {
                return condition.words.contains(
                    base::lower_ascii(schema::text_of(one).value_or("")));
            });
        }
        const Value value = value_in(members, condition.member);
        if (value.index() == 0) return condition.takes_none;
        if (const auto* number = std::get_if<double>(&value))
            return std::ranges::any_of(condition.ranges, [&](const Range& range) {
                return *number >= range.min && *number <= range.max;
            });
        const auto& text = std::get<std::string>(value);
        return std::ranges::any_of(condition.words, [&](const std::string& word) {
            return condition.member.shape == Shape::text ? text.find(word) != std::string::npos
                                                         : text == base::search_key(word);
        });
    }

    std::vector<Value> keys_of(const Members& members) const {
        std::vector<Value> keys;
        for (const Order& order : order_) keys.push_back(value_in(members, order.member));
        return keys;
    }

    bool is_before(const Entry& a, const Entry& b) const {
        for (std::size_t i = 0; i < order_.size(); ++i) {
            const Value &left = a.keys[i], &right = b.keys[i];
            if (left == right) continue;
            if (left.index() == 0 || right.index() == 0) return left.index() != 0;
            return order_[i].is_reversed ? right < left : left < right;
        }
        return false;
    }

    const date::time_zone& zone_;
    Paging paging_{};
    std::vector<Order> order_{};
    std::vector<Condition> conditions_{};
};

std::string chosen_from(const Call& call, const Asked& asked, std::string_view all,
                        http::Response& response) {
    std::int64_t total = 0;
    const Texts page = asked.chosen(schema::elements_of(all), total);
    if (asked.paging().page) describe_page(call.request, asked.paging(), total, response);
    return base::json_array(page);
}

bool asks_for_page(const Call& call) {
    return call.query.get(page_parameter.name) || call.query.get(page_size_parameter.name);
}

// Reads the whole list before its first part.
class ChosenRowsAnswer final : public StreamedAnswer {
public:
    ChosenRowsAnswer(const Call& call, storage::ReadView& view, std::unique_ptr<StreamedAnswer> all)
        : StreamedAnswer(all->tag, true, all->is_momentary),
          call_(call),
          asked_(call, view),
          all_(std::move(all)) {}

    void describe(storage::ReadView& view, http::Response& response) override {
        all_->describe(view, response);
        std::string body;
        while (all_->append(view, body))
            if (body.size() > chosen_bytes_max)
                throw Refusal(400, "list_too_long",
                              "The list is too long to be ordered or filtered: ask for a part of "
                              "it, such as a period or a state");
        chosen_ = chosen_from(call_, asked_, body, response);
    }
    bool append(storage::ReadView&, std::string& out) override {
        out += chosen_;
        return false;
    }

private:
    const Call& call_;
    const Asked asked_;
    const std::unique_ptr<StreamedAnswer> all_;
    std::string chosen_;
};

}  // namespace

bool asks_to_choose(const Call& call) {
    if (call.query.get(row_sort_parameter.name)) return true;
    return std::ranges::any_of(call.query.all(), [&](const auto& parameter) {
        return !parameter.second.empty() && member_filter(call.route, parameter.first).has_value();
    });
}

http::Response choose(const Call& call, storage::ReadView& view, http::Response all) {
    if (!asks_to_choose(call) && !asks_for_page(call)) return all;
    const Asked asked(call, view);
    if (auto* rows = std::get_if<std::string>(&all.body); rows && all.status == 200)
        *rows = chosen_from(call, asked, *rows, all);
    return all;
}

std::unique_ptr<StreamedAnswer> choose(const Call& call, storage::ReadView& view,
                                       std::unique_ptr<StreamedAnswer> all) {
    if (!asks_to_choose(call) && !asks_for_page(call)) return all;
    return std::make_unique<ChosenRowsAnswer>(call, view, std::move(all));
}

}  // namespace api
