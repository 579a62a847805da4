// Reading the URL, and connecting with growing pauses while the server cannot be reached.
#include "storage/postgres/server.hpp"

#include "base/log.hpp"

#include <libpq-fe.h>

#include <algorithm>
#include <map>

namespace storage {
namespace {

using base::log::Level;
using std::chrono::milliseconds;

constexpr milliseconds pause_min{50};
constexpr milliseconds pause_max{1'000};

std::map<std::string, std::string> parts_of(const std::string& url) {
    std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
        PQconninfoParse(url.c_str(), nullptr), &PQconninfoFree);
    if (!options)
        throw std::runtime_error(
            "the database URL cannot be read; use --database postgresql://USER@HOST:PORT/NAME and "
            "write special characters of a password as %XX");
    std::map<std::string, std::string> parts;
    for (PQconninfoOption* option = options.get(); option->keyword; ++option)
        if (option->val) parts[option->keyword] = option->val;
    return parts;
}

std::string escaped(std::string_view text) {
    static constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~";
    static constexpr char digits[] = "0123456789ABCDEF";
    std::string out;
    for (char c : text) {
        auto byte = static_cast<unsigned char>(c);
        if (plain.find(c) != std::string_view::npos)
            out += c;
        else
            out += {'%', digits[byte >> 4], digits[byte & 15]};
    }
    return out;
}

std::string shown_url(const std::map<std::string, std::string>& parts) {
    auto part = [&](const char* name) {
        auto found = parts.find(name);
        return found == parts.end() ? std::string() : found->second;
    };
    std::string url = "postgresql://";
    if (!part("user").empty()) url += escaped(part("user")) + "@";
    bool is_folder = part("host").starts_with('/');
    if (!is_folder) url += part("host");
    if (!is_folder && !part("port").empty()) url += ":" + part("port");
    url += "/" + escaped(part("dbname"));
    if (is_folder) url += "?host=" + part("host");
    if (is_folder && !part("port").empty()) url += "&port=" + part("port");
    return url;
}

}  // namespace

PostgresServer::PostgresServer(std::string url)
    : url_(std::move(url)), shown_(shown_url(parts_of(url_))) {}

std::unique_ptr<PostgresConnection> PostgresServer::connect() {
    begin_attempt();
    try {
        auto connection = std::make_unique<PostgresConnection>(url_);
        end_attempt(nullptr);
        return connection;
    } catch (const PostgresError& error) {
        end_attempt(&error);
        throw;
    }
}

void PostgresServer::begin_attempt() {
    std::lock_guard lock(mutex_);
    if (!is_down_) return;
    if (is_trying_ || Clock::now() < next_attempt_)
        throw PostgresError::lost("the database could not be reached a moment ago");
    is_trying_ = true;
}

void PostgresServer::end_attempt(const PostgresError* failure) {
    std::lock_guard lock(mutex_);
    bool was_down = std::exchange(is_down_, failure != nullptr);
    is_trying_ = false;
    if (!failure) {
        pause_ = milliseconds(0);
        if (was_down) base::log::write(Level::info, "storage_available");
        return;
    }
    pause_ = std::clamp(pause_ * 2, pause_min, pause_max);
    next_attempt_ = Clock::now() + pause_;
    if (!was_down)
        base::log::write(Level::error, "storage_unavailable",
                         base::JsonObject().text("error", failure->what()));
}

}  // namespace storage
