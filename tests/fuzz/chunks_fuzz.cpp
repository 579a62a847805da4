// A chunked body: the same in one read, byte by byte and in parts, and never larger than allowed.
#include "fuzz/fuzz.hpp"
#include "http/framing.hpp"

#include <string>

namespace {

using fuzz::require;

constexpr std::size_t bytes_max = 20;

struct Outcome {
    int status = 0;
    bool is_done = false;
    std::size_t used = 0;
    std::string body{};
    bool operator==(const Outcome&) const = default;
};

Outcome read_by(std::string_view bytes, std::size_t step) {
    http::Head head;
    head.is_chunked = true;
    http::BodyReader reader(head, bytes_max);
    Outcome outcome;
    while (!reader.is_done() && outcome.used < bytes.size()) {
        const std::string_view part = bytes.substr(outcome.used, step);
        std::size_t used = 0;
        if (const http::Fault fault = reader.read(part, outcome.body, used)) return {fault.status};
        require(used == part.size() || reader.is_done(), "a read takes all there is");
        require(outcome.body.size() <= bytes_max, "a body is no larger than allowed");
        outcome.used += used;
    }
    outcome.is_done = reader.is_done();
    return outcome;
}

std::string in_one_chunk(const std::string& body) {
    char size[16];
    std::snprintf(size, sizeof size, "%zx\r\n", body.size());
    return body.empty() ? "0\r\n\r\n" : size + body + "\r\n0\r\n\r\n";
}

}  // namespace

void fuzz::try_input(std::string_view input) {
    const std::size_t step = take_choice(input, 64) + 1;
    const Outcome whole = read_by(input, std::string_view::npos);
    require(read_by(input, 1) == whole, "chunks byte by byte are the same body");
    require(read_by(input, step) == whole, "chunks in parts are the same body");
    require(whole.status == 0 || whole.status == 400 || whole.status == 413 || whole.status == 431,
            "a refusal has one of three statuses");
    if (!whole.is_done) return;
    require(input.substr(0, whole.used).ends_with("\r\n"), "chunks end with an empty line");
    require(read_by(in_one_chunk(whole.body), std::string_view::npos).body == whole.body,
            "a body survives other chunks");
}
