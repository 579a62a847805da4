#include "api/shown_once.hpp"

#include "auth/person.hpp"

namespace api {
namespace {

// Of a session: known only to the holder of its token.
std::string_view shown_by(const Call& call) {
    if (call.principal->person) return call.principal->person->csrf_token;
    return call.request.header("apikey");
}

}  // namespace

std::string secret_of(const Call& call, std::string_view purpose, std::string_view seed) {
    std::string text(seed);
    (text += '\0') += shown_by(call);
    return call.services.pepper.hash(purpose, text);
}

std::string body_and_key(const Call& call) {
    std::string text(shown_by(call));
    return (text += '\n') += call.request.body;
}

}  // namespace api
