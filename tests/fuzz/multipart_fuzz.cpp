// A form with a file: any bytes are refused or hold the file they give, and a form made of parts
// gives back the part that is a file.
//
// The input is a Content-Type, a line break and a body; the second half of the claims takes the
// same bytes as parts with a zero byte between them.
#include "api/multipart.hpp"
#include "base/refusal.hpp"
#include "fuzz/fuzz.hpp"
#include "http/grammar.hpp"

#include <optional>
#include <string>
#include <vector>

namespace {

using fuzz::require;

constexpr std::string_view delimiter = "\r\n--Form-Boundary";
constexpr std::string_view content_type = "multipart/form-data; boundary=\"Form-Boundary\"";

// Nothing: refused.
std::optional<std::string_view> file_in(std::string_view type, std::string_view body) {
    try {
        const std::string_view file = api::only_file(type, body);
        require(
            file.data() >= body.data() && file.data() + file.size() <= body.data() + body.size(),
            "a file is a view into its body");
        return file;
    } catch (const base::Refusal& refusal) {
        require(refusal.status == 400, "a bad form is a bad request");
        return {};
    }
}

struct Part {
    std::string_view bytes;
    bool is_file;
};

std::string form_of(const std::vector<Part>& parts) {
    std::string form;
    for (const Part& part : parts) {
        form += form.empty() ? delimiter.substr(2) : delimiter;
        form += "\r\nContent-Disposition: form-data; name=\"part\"";
        form += part.is_file ? "; filename=\"menu.png\"\r\nContent-Type: image/png" : "";
        (form += "\r\n\r\n") += part.bytes;
    }
    return (form += delimiter) += "--\r\n";
}

// Parts that hold no delimiter. The bits of the first byte say which of them are files.
std::vector<Part> parts_in(std::string_view input) {
    std::size_t files = fuzz::take_choice(input, 256);
    std::vector<Part> parts;
    while (!input.empty() && parts.size() < 8) {
        const std::string_view bytes = http::cut(input, '\0');
        if (bytes.find(delimiter) == bytes.npos) parts.push_back({bytes, files % 2 == 1});
        files /= 2;
    }
    return parts;
}

void check_parts(const std::vector<Part>& parts) {
    std::vector<std::string_view> files;
    for (const Part& part : parts)
        if (part.is_file) files.push_back(part.bytes);
    const std::string form = form_of(parts);
    const auto file = file_in(content_type, form);
    require(file.has_value() == (files.size() == 1),
            "a form is taken exactly when it has one file");
    require(!file || *file == files.front(), "a form gives back the file it was made of");
}

}  // namespace

void fuzz::try_input(std::string_view input) {
    check_parts(parts_in(input));
    const std::string_view type = http::cut(input, '\n');
    const auto file = file_in(type, input);
    if (file && file->find(delimiter) == file->npos) check_parts({{"field", false}, {*file, true}});
}
