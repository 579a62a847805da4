// Streamed answers made from functions, which keep their progress in their captures.
#pragma once

#include "api/paging.hpp"
#include "api/streamed_answer.hpp"

#include <functional>
#include <memory>
#include <string_view>
#include <utility>

namespace api {

struct AnswerTraits {
    bool is_slow = false, is_momentary = false;                   // as those of StreamedAnswer
    std::function<void(http::Response& response)> describe = {};  // as StreamedAnswer::describe()
};

// `append` is StreamedAnswer::append().
using AppendPart = std::function<bool(storage::ReadView& view, std::string& out)>;
std::unique_ptr<StreamedAnswer> made_answer(std::string tag, AppendPart append,
                                            AnswerTraits traits = {});

// Takes the elements of an array one after another, as JSON.
class Elements {
public:
    Elements(std::string& out, bool& is_first) : out_(out), is_first_(is_first) {}

    void add(std::string_view json) {
        if (!std::exchange(is_first_, false)) out_ += ',';
        out_ += json;
    }
    // Counts bytes that were read but not shown: the part ends sooner.
    void weigh(std::size_t bytes) { weight_ += bytes; }
    std::size_t weight() const { return weight_; }

private:
    std::string& out_;
    bool& is_first_;
    std::size_t weight_ = 0;
};

// An array. `next` adds some elements; false when there are no more after them.
using AddElements = std::function<bool(storage::ReadView& view, Elements& out)>;
// The text around the elements.
struct Brackets {
    std::string_view begin = "[", end = "]";
};
std::unique_ptr<StreamedAnswer> list_answer(std::string tag, AddElements next,
                                            AnswerTraits traits = {}, Brackets brackets = {});

// A page, or all, of entries that are numbered from 1 to `total` without gaps and listed newest
// first: those from `end` on and below `before`.
struct NewestFirst {
    std::int64_t before, end;
    AnswerTraits traits;
};
NewestFirst newest_first(const http::Request& request, const Paging& paging, std::int64_t total);

}  // namespace api
