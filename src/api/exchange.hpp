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

class Exchange final : public http::Ticket, public std::enable_shared_from_this<Exchange> {
public:
    Exchange(Services& services, const Router& router, const http::Request& request);

    // Looks at the head alone: path, key, rate, area, type of the body. Throws base::Refusal.
    void admit(http::Admission& admission);
    // On the I/O thread, once admitted and with the body here.
    void run(http::Respond respond);
    // The answer as it leaves, counted and logged.
    http::Response finished(http::Response response);

private:
    std::string allowed_methods() const;
    void find_route();
    void take_address_token();
    std::shared_ptr<const auth::Principal> principal_of(std::string_view key, std::int64_t now_ms);
    void recognise(Call& call);
    void finish(http::Response response) noexcept;  // once, from any thread
    void dispatch(Call& call);
    void run_read(Call& call);
    std::optional<http::Response> kept_answer(Call& call, storage::ReadView& view,
                                              std::optional<std::uint64_t> version);
    std::optional<http::Response> short_answer(Call& call, storage::ReadView& view);
    void ask_for_long(Call& call);
    LongAnswers::Head make_long(Call& call, Spool& spool);
    http::Response long_answer(std::shared_ptr<const LongAnswers::Answer> answer);
    void run_write(Call& call);
    void run_work(Call& call);
    void finish_write(std::exception_ptr thrown);
    void run_in(Lane& lane, void (Exchange::*step)(Call&));

    Services& services_;
    const Router& router_;
    const http::Request& request_;
    http::Respond respond_;
    Asking asking_;
    std::optional<Call> call_;
    std::string tag_;            // of a long answer, as first read
    bool is_momentary_ = false;  // only its tag proves it current
    http::Response written_;     // by the plan, handed out after the commit
};

}  // namespace api
