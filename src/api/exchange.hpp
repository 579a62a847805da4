// One request from its arrival to its answer: routing, admission, the operation, common headers.
#pragma once

#include "api/finish.hpp"
#include "api/long_answers.hpp"
#include "api/router.hpp"
#include "storage/asker.hpp"

#include <memory>
#include <optional>

namespace api {

class Lane;

// Returns a cached answer to a read, without routing and without a transaction. Nothing when that
// is not possible: no answer or key is cached, the key has no token left, or something was
// committed since. Then the request takes the normal path. Any thread; may throw std::bad_alloc.
std::optional<http::Response> answer_again(Services& services, const http::Request& request);

// One request. It is made with std::make_shared, because work on other threads keeps it alive until
// the answer is given. `services` and `router` outlive it; `request` is valid until the answer.
class Exchange final : public http::Ticket, public std::enable_shared_from_this<Exchange> {
public:
    Exchange(Services& services, const Router& router, const http::Request& request);

    // Checks only the head: path, key, rate limit, area, type of the body. Either sets in
    // `admission` how large the body may be, or, for OPTIONS, the answer. Throws base::Refusal when
    // the request is not admitted. On an I/O thread, once.
    void admit(http::Admission& admission);
    // Runs the operation, once, after admit() and when the body is here; on the I/O thread.
    // `respond` is called exactly once, perhaps later and on another thread; failures are answered
    // by it too.
    void run(http::Respond respond);
    // Adds the common headers to an answer that does not go through run(), counts and logs it.
    http::Response finished(http::Response response);

private:
    std::string allowed_methods() const;
    void find_route();
    void take_address_token();
    std::shared_ptr<const auth::Principal> principal_of(std::string_view key, std::int64_t now_ms);
    void recognise(Call& call);
    void recognise_person(Call& call, std::string_view cookie);
    std::shared_ptr<const auth::Person> with_pin(std::shared_ptr<const auth::Person> person) const;
    void finish(http::Response response) noexcept;  // answers: once, on any thread
    void dispatch(Call& call);
    void run_read(Call& call);
    std::optional<http::Response> kept_answer(Call& call, storage::ReadView& view,
                                              std::optional<std::uint64_t> version);
    std::optional<http::Response> short_answer(Call& call, storage::ReadView& view);
    // The same for a reading without a tag.
    std::optional<http::Response> untagged_answer(StreamedAnswer& reading, storage::ReadView& view);
    void ask_for_long(Call& call);
    LongAnswers::Head make_long(Call& call, Spool& spool);
    http::Response long_answer(std::shared_ptr<const LongAnswers::Answer> answer);
    void run_write(Call& call);
    void free_plan() noexcept;
    void run_work(Call& call);
    http::Response completed(http::Response response) const;
    void finish_write(std::exception_ptr thrown);
    template <class Work>
    void at_home(const Work& work);
    void follow();
    void settle(std::string body);
    bool amend(const std::string& was);
    void answer_written();
    std::string_view asker() const;       // whose turn in a lane it takes
    storage::Asker writes_asker() const;  // whose turn its writes take
    void run_sign_in(Call& call);
    void run_in(Lane& lane, void (Exchange::*step)(Call&));
    void run_in(Lane& lane, void (Exchange::*step)(Call&), std::string_view who, int rank);

    Services& services_;
    const Router& router_;
    const http::Request& request_;
    http::Respond respond_;
    Asking asking_;
    std::optional<Call> call_;
    std::string tag_;            // of a long answer, as first read
    bool is_momentary_ = false;  // of the StreamedAnswer: its version does not prove it current
    std::function<Outcome(storage::Transaction&)> planned_;  // Plan::run, of a write
    http::Response written_;      // the plan's answer, given after the commit
    bool is_repetition_ = false;  // Outcome::is_repetition, of that
};

}  // namespace api
