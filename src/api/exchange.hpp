// One request from its arrival to its answer: routing, admission, the operation, the finishing
// touches.
#pragma once

#include "api/call.hpp"
#include "api/router.hpp"

#include <chrono>
#include <memory>
#include <optional>

namespace api {

class Exchange : public std::enable_shared_from_this<Exchange> {
public:
    Exchange(Services& services, const Router& router, const http::Request& request,
             http::Respond respond);

    void run();                            // on the I/O thread
    void finish(http::Response response);  // once, from any thread

private:
    void dispatch(Call& call);
    void run_read(Call& call);
    http::Response kept_answer(Call& call, storage::ReadView& view,
                               std::optional<std::uint64_t> version);
    void run_write(Call& call);
    void run_work(Call& call);
    void run_on_worker(void (Exchange::*step)(Call&));
    void admit(Call& call, storage::ReadView& view);
    void write_log(int status, double seconds) const;

    Services& services_;
    const Router& router_;
    const http::Request& request_;
    http::Respond respond_;
    std::chrono::steady_clock::time_point started_;
    std::optional<Call> call_;
    std::optional<auth::KeyRing::Allowance> allowance_;
    http::Response written_;  // by the plan, handed out after the commit
};

}  // namespace api
