// Readings made from functions, which keep in what they capture how far they are.
#pragma once

#include "api/paging.hpp"
#include "api/reading.hpp"

#include <functional>
#include <memory>
#include <string_view>
#include <utility>

namespace api {

struct ReadingTraits {
    bool is_slow = false, is_momentary = false;                   // as those of Reading
    std::function<void(http::Response& response)> describe = {};  // as Reading::describe()
};

// `append` does what Reading::append() says.
using AppendPart = std::function<bool(storage::ReadView& view, std::string& out)>;
std::unique_ptr<Reading> made_reading(std::string tag, AppendPart append,
                                      ReadingTraits traits = {});

// Takes the elements of an array one after another, as JSON.
class Elements {
public:
    Elements(std::string& out, bool& is_first) : out_(out), is_first_(is_first) {}

    void add(std::string_view json) {
        if (!std::exchange(is_first_, false)) out_ += ',';
        out_ += json;
    }
    // That so much was read for it, however little is shown: the part ends sooner.
    void weigh(std::size_t bytes) { weight_ += bytes; }
    std::size_t weight() const { return weight_; }

private:
    std::string& out_;
    bool& is_first_;
    std::size_t weight_ = 0;
};

// An array. `next` adds some elements; false when there are no more behind them.
using AddElements = std::function<bool(storage::ReadView& view, Elements& out)>;
// What stands around the elements.
struct Brackets {
    std::string_view begin = "[", end = "]";
};
std::unique_ptr<Reading> list_reading(std::string tag, AddElements next, ReadingTraits traits = {},
                                      Brackets brackets = {});

// A page, or all, of things that are numbered from 1 to `total` without gaps and listed the newest
// first: those from `end` on and below `before`.
struct NewestFirst {
    std::int64_t before, end;
    ReadingTraits traits;
};
NewestFirst newest_first(const http::Request& request, const Paging& paging, std::int64_t total);

}  // namespace api
