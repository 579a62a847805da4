#include "kinds/customer.hpp"

#include "base/text.hpp"
#include "base/time_text.hpp"

#include <algorithm>

namespace kinds {
namespace {

constexpr std::size_t email_bytes_max = 254;  // of RFC 5321, as is the next
constexpr std::size_t local_bytes_max = 64;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Whether the text is words between single dots. No word contains what mail programs treat as a
// separator or an end.
bool is_dotted(std::string_view text) {
    if (text.empty() || text.front() == '.' || text.back() == '.' || text.find("..") != text.npos) return false;
    return std::none_of(text.begin(), text.end(), [](char c) {
        return static_cast<unsigned char>(c) <= ' ' || c == '\x7f' || std::string_view("@,;:<>()[]\"\\").find(c) != std::string_view::npos;
    });
}

}  // namespace

// Checks the form only: a mail alone can show whether the mailbox exists.
std::optional<std::string> canonical_email(std::string_view text) {
    const std::string_view email = base::trimmed(text);
    if (email.empty()) return "";
    const std::size_t at = email.find('@');
    if (at == email.npos || at > local_bytes_max || email.size() > email_bytes_max) return std::nullopt;
    if (!is_dotted(email.substr(0, at)) || !is_dotted(email.substr(at + 1))) return std::nullopt;
    return std::string(email);
}

std::optional<std::string> canonical_birth_date(std::string_view text) {
    const std::string_view trimmed = base::trimmed(text);
    if (trimmed.empty()) return "";
    const auto date = base::parse_date(trimmed);
    return date ? std::optional(base::wire_date(*date)) : std::nullopt;
}

std::string email_key(std::string_view email) { return base::lower_ascii(base::trimmed(email)); }

std::string phone_key(std::string_view phone) {
    std::string key;
    for (char c : phone)
        if (is_digit(c) || is_letter(c)) key += c;
    if (std::none_of(key.begin(), key.end(), is_digit)) return {};
    if (key.starts_with("00") && key.size() > 2) key.erase(0, 2);
    return base::lower_ascii(key);
}

std::string customer_title(const Record& record) {
    const std::string full = record[customer.first_name] + ' ' + record[customer.last_name];
    if (const auto name = base::trimmed(full); !name.empty()) return std::string(name);
    return record[customer.email].empty() ? record[customer.phone_number] : record[customer.email];
}

void check_customer(const Record& record, base::Problems& problems) {
    for (const Text* field : {&customer.first_name, &customer.email, &customer.phone_number})
        if (base::is_visible(record[*field])) return;
    problems.push_back({std::string(customer.first_name.name), "is required without an e-mail or a phone number"});
}

}  // namespace kinds
