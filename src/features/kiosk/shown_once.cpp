#include "features/kiosk/shown_once.hpp"

namespace features::kiosk {

std::string secret_of(const api::Call& call, std::string_view purpose, std::string_view seed) {
    std::string text(seed);
    (text += '\0') += call.request.header("apikey");
    return call.services.pepper.hash(purpose, text);
}

std::string body_and_key(const api::Call& call) {
    std::string text(call.request.header("apikey"));
    return (text += '\n') += call.request.body;
}

}  // namespace features::kiosk
