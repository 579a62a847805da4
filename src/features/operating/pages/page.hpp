// What the pages for people have in common.
#pragma once

#include "api/call.hpp"
#include "assets/assets.hpp"

#include <span>

namespace features::pages {

const assets::Assets& files(const api::Call& call);

struct Value {
    std::string_view name;  // as {{name}} in the page
    std::string html;
};
std::string filled(std::string page, std::span<const Value> values);

// The file as the body, with the copies that are compressed already.
void put(http::Response& response, const assets::Asset& asset);

}  // namespace features::pages
