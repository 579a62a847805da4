#include "api/made_answer.hpp"

#include <algorithm>

namespace api {
namespace {

constexpr std::size_t part_bytes = 256 * 1'024;
constexpr std::size_t part_weight_max = 1 << 20;

class MadeAnswer final : public StreamedAnswer {
public:
    MadeAnswer(std::string its_tag, AppendPart append, AnswerTraits traits)
        : StreamedAnswer(std::move(its_tag), traits.is_slow, traits.is_momentary),
          append_(std::move(append)),
          describe_(std::move(traits.describe)) {}

    void describe(storage::ReadView&, http::Response& response) override {
        if (describe_) describe_(response);
    }
    bool append(storage::ReadView& view, std::string& out) override { return append_(view, out); }

private:
    const AppendPart append_;
    const std::function<void(http::Response&)> describe_;
};

}  // namespace

std::unique_ptr<StreamedAnswer> made_answer(std::string tag, AppendPart append,
                                            AnswerTraits traits) {
    return std::make_unique<MadeAnswer>(std::move(tag), std::move(append), std::move(traits));
}

std::unique_ptr<StreamedAnswer> list_answer(std::string tag, AddElements next, AnswerTraits traits,
                                            Brackets brackets) {
    return made_answer(
        std::move(tag),
        [next = std::move(next), brackets, has_begun = false, is_first = true](
            storage::ReadView& view, std::string& out) mutable {
            if (!std::exchange(has_begun, true)) out += brackets.begin;
            const std::size_t end = out.size() + part_bytes;
            Elements elements(out, is_first);
            bool has_more = true;
            while (has_more && out.size() < end && elements.weight() < part_weight_max)
                has_more = next(view, elements);
            if (!has_more) out += brackets.end;
            return has_more;
        },
        std::move(traits));
}

NewestFirst newest_first(const http::Request& request, const Paging& paging, std::int64_t total) {
    NewestFirst all{.before = std::max<std::int64_t>(1, total + 1 - paging.first_row()),
                    .end = 1,
                    .traits = {}};
    if (!paging.page) return all;
    all.end = std::max<std::int64_t>(1, all.before - paging.rows);
    all.traits.describe = [&request, paging, total](http::Response& response) {
        describe_page(request, paging, total, response);
    };
    return all;
}

}  // namespace api
