#include "features/operating/demo_evening/caller.hpp"

#include "base/json_text.hpp"
#include "base/log.hpp"

#include <array>
#include <future>

namespace features::demo_evening {
namespace {

std::string text_of(http::Stream& stream) {
    std::string all;
    for (;;) {
        std::promise<http::Stream::State> pulled;
        stream.pull([&](const std::string& piece, http::Stream::State state) {
            all += piece;
            pulled.set_value(state);
        });
        if (pulled.get_future().get() != http::Stream::State::more) return all;
    }
}

std::string text_of(http::Body body) {
    if (auto* text = std::get_if<std::string>(&body)) return std::move(*text);
    if (const auto* shared = std::get_if<std::shared_ptr<const std::string>>(&body))
        return **shared;
    return text_of(*std::get<std::unique_ptr<http::Stream>>(body));
}

// What other guests and cooks did meanwhile may well be in the way of a step: that is a refusal
// with 409, or a record that is gone. Anything else is a mistake of the evening.
bool is_usual(int status) { return status == 200 || status == 404 || status == 409; }

}  // namespace

Told Caller::call(http::Method method, std::string_view path, std::string_view body) const {
    const std::string target = path.starts_with('/')
                                   ? std::string(path)
                                   : "/v1/" + segment_ + std::string(path.substr(path.find('/')));
    const std::array<http::Header, 3> headers{
        {{"host", "demo"}, {"apikey", key_}, {"content-type", "application/json"}}};
    http::Request request;
    request.method = method;
    request.method_name = http::name_of(method);
    request.target = target;
    const auto question = target.find('?');
    request.path = std::string_view(target).substr(0, question);
    if (question != target.npos) request.query = std::string_view(target).substr(question + 1);
    request.headers = headers;
    request.body = body;
    request.request_id = "demo";
    request.client_address = "127.0.0.1";
    http::Response response = door_(request);
    const std::string text = text_of(std::move(response.body));
    if (!is_usual(response.status))
        base::log::write(base::log::Level::warning, "demo_evening",
                         base::JsonObject()
                             .text("path", request.path)
                             .number("status", response.status)
                             .text("answer", text.substr(0, 300)));
    Told told{.status = response.status};
    if (text.starts_with('{') || text.starts_with('[')) told.body = schema::parse_tree(text);
    return told;
}

}  // namespace features::demo_evening
