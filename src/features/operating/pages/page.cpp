#include "features/operating/pages/page.hpp"

namespace features::pages {

const assets::Assets& files(const api::Call& call) { return call.services.of<assets::Assets>(); }

std::string filled(std::string page, std::span<const Value> values) {
    for (const auto& [name, html] : values) {
        const std::string place = "{{" + std::string(name) + "}}";
        for (auto at = page.find(place); at != std::string::npos;
             at = page.find(place, at + html.size()))
            page.replace(at, place.size(), html);
    }
    return page;
}

void put(http::Response& response, const assets::Asset& asset) {
    response.content_type = asset.content_type;
    response.body = asset.plain;
    response.gzip = asset.gzip;
    response.zstd = asset.zstd;
}

}  // namespace features::pages
