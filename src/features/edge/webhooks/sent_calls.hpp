// The calls that webhooks receive, for the API document.
#pragma once

#include "api/content.hpp"

namespace features::webhooks {

std::span<const api::SentCall> sent_calls();

}  // namespace features::webhooks
