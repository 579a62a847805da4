#include "api/paging.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace api {
namespace {

constexpr std::int64_t page_rows_max = 500;
constexpr std::int64_t page_max = 2'147'483'647;

// Escapes characters that an address cannot contain as %XX, so that nothing of the request breaks
// out of the <...> of a Link header.
void append_escaped(std::string& out, std::string_view text) {
    static constexpr std::string_view digits = "0123456789ABCDEF";
    static constexpr std::string_view plain =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?@!$&'()*+,;=%";
    for (char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (plain.find(c) != std::string_view::npos)
            out += c;
        else
            ((out += '%') += digits[byte >> 4U]) += digits[byte & 15U];
    }
}

bool is_about_pages(std::string_view pair) {
    const auto name = percent_decoded(pair.substr(0, pair.find('=')), true);
    return name &&
           (base::same_ignoring_case(*name, "page") || base::same_ignoring_case(*name, "pageSize"));
}

// The request's own target with another page number, for the Link header.
std::string link_to(const http::Request& request, const Paging& paging, std::int64_t page,
                    std::string_view relation) {
    std::string link = "<";
    append_escaped(link, request.path);
    link += '?';
    std::string_view rest = request.query;
    while (!rest.empty()) {
        const auto end = rest.find('&');
        const auto pair = rest.substr(0, end);
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
        if (pair.empty() || is_about_pages(pair)) continue;
        append_escaped(link, pair);
        link += '&';
    }
    link += "page=" + std::to_string(page) + "&pageSize=" + std::to_string(paging.rows);
    return link + ">; rel=\"" + std::string(relation) + '"';
}

std::string links(const http::Request& request, const Paging& paging, std::int64_t last_page) {
    const std::int64_t page = *paging.page;
    std::string header = link_to(request, paging, 1, "first");
    if (page > 1) header += ", " + link_to(request, paging, std::min(page - 1, last_page), "prev");
    if (page < last_page) header += ", " + link_to(request, paging, page + 1, "next");
    return header + ", " + link_to(request, paging, last_page, "last");
}

}  // namespace

Paging paging_of(const Query& query, base::Problems& problems) {
    Paging paging;
    paging.page = query.number("page", {1, page_max}, problems);
    const auto rows = query.number("pageSize", {1, page_rows_max}, problems);
    if (rows) paging.rows = *rows;
    if (rows && !query.get("page")) paging.page = 1;
    return paging;
}

void describe_page(const http::Request& request, const Paging& paging, std::int64_t total,
                   http::Response& response) {
    const std::int64_t last_page =
        std::max<std::int64_t>(1, (total + paging.rows - 1) / paging.rows);
    response.set("X-Total-Count", std::to_string(total));
    response.set("X-Page", std::to_string(*paging.page));
    response.set("X-Page-Size", std::to_string(paging.rows));
    response.set("Link", links(request, paging, last_page));
}

}  // namespace api
