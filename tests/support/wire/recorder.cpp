#include "support/wire/recorder.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>

#include <stdexcept>

namespace wire {
namespace {

namespace json = boost::json;

const std::string* header_of(const Headers& headers, std::string_view name) {
    for (const auto& [key, value] : headers)
        if (same_ignoring_case(key, name)) return &value;
    return nullptr;
}

bool is_plain_json(const Headers& headers) {
    const std::string* type = header_of(headers, "Content-Type");
    return type != nullptr && type->starts_with("application/json") &&
           header_of(headers, "Content-Encoding") == nullptr;
}

}  // namespace

Recorder::Recorder(System& system, const std::filesystem::path& file) : system_(system) {
    std::filesystem::create_directories(file.parent_path());
    out_.open(file, std::ios::trunc);
    if (!out_) throw std::runtime_error("cannot write " + file.string());
}

Answer Recorder::call(const Request& request) {
    Answer answer = system_.call(request);
    json::object line{{"method", request.method}, {"target", request.target}};
    if (!server_arguments_.empty()) line["arguments"] = json::value_from(server_arguments_);
    // Only what was taken is worth a look, and only that is known to be UTF-8.
    if (answer.status == 200 && is_plain_json(request.headers)) line["request"] = request.body;
    line["status"] = answer.status;
    if (const std::string* type = answer.header("Content-Type")) line["type"] = *type;
    if (is_plain_json(answer.headers)) line["body"] = answer.body;
    const std::lock_guard lock(writing_);
    out_ << json::serialize(line) << '\n' << std::flush;
    return answer;
}

Answer Recorder::command(const std::vector<std::string>& arguments) {
    return system_.command(arguments);
}

void Recorder::add_server_arguments(const std::vector<std::string>& arguments) {
    system_.add_server_arguments(arguments);
    server_arguments_.insert(server_arguments_.end(), arguments.begin(), arguments.end());
}

void Recorder::restart() { system_.restart(); }
void Recorder::kill() { system_.kill(); }
void Recorder::finish() { system_.finish(); }

}  // namespace wire
