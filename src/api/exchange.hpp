// One request from its arrival to its answer: routing, admission, the operation, the finishing
// touches.
#pragma once

#include "api/finish.hpp"
#include "api/long_answers.hpp"
#include "api/router.hpp"

#include <memory>
#include <optional>

namespace api {

class Lane;

// The answer to a read that was given before and still stands, found without a transaction: the key
// is remembered, the database at the version that the answer was made at. Any thread.
std::optional<http::Response> answer_again(Services& services, const http::Request& request);

class Exchange : public std::enable_shared_from_this<Exchange> {
public:
    Exchange(Services& services, const Router& router, const http::Request& request,
             http::Respond respond);

    void run();                            // on the I/O thread
    void finish(http::Response response);  // once, from any thread

private:
    void dispatch(Call& call);
    void admit(Call& call, storage::ReadView& view);
    void run_read(Call& call);
    std::optional<http::Response> kept_answer(Call& call, storage::ReadView& view,
                                              std::optional<std::uint64_t> version);
    std::optional<http::Response> short_answer(Call& call, storage::ReadView& view);
    void ask_for_long(Call& call);
    LongAnswers::Head make_long(Call& call, Spool& spool);
    http::Response long_answer(std::shared_ptr<const LongAnswers::Answer> answer);
    void run_write(Call& call);
    void run_work(Call& call);
    void run_in(Lane& lane, void (Exchange::*step)(Call&));

    Services& services_;
    const Router& router_;
    const http::Request& request_;
    http::Respond respond_;
    Asking asking_;
    std::optional<Call> call_;
    std::string tag_;         // of a long answer, as first read
    http::Response written_;  // by the plan, handed out after the commit
};

}  // namespace api
