#include "base/card_numbers.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace base {
namespace {

constexpr std::size_t shown_digits = 4;

// The character at a place in a text.
struct Sign {
    int digit = -1;       // 0 to 9; -1: none
    bool is_gap = false;  // a blank or hyphen
    std::size_t bytes = 1;
};

bool is_between(std::string_view sign, std::string_view first, std::string_view last) {
    return sign >= first && sign <= last;
}

// U+00A0; U+2000 to 200A, U+2010 to 2015, U+202F, U+2212, U+3000; U+FF0D and the digits from
// U+FF10.
Sign wide_sign_at(std::string_view text, std::size_t at) {
    if (text.substr(at, 2) == "\xc2\xa0") return {.is_gap = true, .bytes = 2};
    const std::string_view three = text.substr(at, 3);
    if (is_between(three, "\xef\xbc\x90", "\xef\xbc\x99"))
        return {.digit = static_cast<unsigned char>(three[2]) - 0x90, .bytes = 3};
    const bool is_gap = is_between(three, "\xe2\x80\x80", "\xe2\x80\x8a") ||
                        is_between(three, "\xe2\x80\x90", "\xe2\x80\x95") ||
                        three == "\xe2\x80\xaf" || three == "\xe2\x88\x92" ||
                        three == "\xe3\x80\x80" || three == "\xef\xbc\x8d";
    return is_gap ? Sign{.is_gap = true, .bytes = 3} : Sign{};
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

Sign sign_at(std::string_view text, std::size_t at) {
    if (at >= text.size()) return {};
    const char c = text[at];
    if (is_digit(c)) return {.digit = c - '0'};
    if (c == ' ' || c == '-' || c == '\t') return {.is_gap = true};
    return (c & 0x80) ? wide_sign_at(text, at) : Sign{};
}

// The digits from a place on, with at most one gap between two of them. step() moves to the next.
class Digits {
public:
    Digits(std::string_view text, std::size_t at) : text_(text), at_(at) {}

    // The next digit, -1 after the last; at() is then the place after it.
    int step() {
        const bool has_begun = count_ > 0;
        Sign sign = sign_at(text_, at_);
        std::size_t gap = 0;
        if (has_begun && sign.is_gap) {
            gap = sign.bytes;
            sign = sign_at(text_, at_ + gap);
        }
        if (sign.digit < 0) return -1;
        at_ += gap + sign.bytes;
        ++count_;
        return sign.digit;
    }
    std::size_t at() const { return at_; }
    std::size_t count() const { return count_; }
    bool ends_group() const { return sign_at(text_, at_).digit < 0; }

private:
    std::string_view text_;
    std::size_t at_;
    std::size_t count_ = 0;
};

// The Luhn sum of digits read from the left. Luhn doubles every second digit counted from the
// right, so both sums are kept until the last digit is known.
class Luhn {
public:
    void add(int digit) {
        const int doubled = digit > 4 ? 2 * digit - 9 : 2 * digit;
        const int with_last_plain = with_last_doubled_ + digit;
        with_last_doubled_ = with_last_plain_ + doubled;
        with_last_plain_ = with_last_plain;
    }
    bool passes() const { return with_last_plain_ % 10 == 0; }

private:
    int with_last_plain_ = 0, with_last_doubled_ = 0;
};

bool is_card_prefix(int first_four) {
    return (first_four >= 2221 && first_four <= 2720) || (first_four >= 3000 && first_four <= 6999);
}

struct Card {
    std::size_t mask_end;  // after the last digit to be masked
    std::size_t end;       // after the last one
};

// The longest card number that begins with the digit there.
std::optional<Card> card_at(std::string_view text, std::size_t at) {
    std::array<std::size_t, card_digits_max + 1> ends{};
    std::optional<Card> card;
    Luhn luhn;
    int first_four = 0;
    Digits digits(text, at);
    while (digits.count() < card_digits_max) {
        const int digit = digits.step();
        if (digit < 0) break;
        const std::size_t count = digits.count();
        ends.at(count) = digits.at();
        luhn.add(digit);
        if (count <= 4) first_four = first_four * 10 + digit;
        if (count == 4 && !is_card_prefix(first_four)) break;
        if (count >= card_digits_min && digits.ends_group() && luhn.passes())
            card = Card{ends.at(count - shown_digits), digits.at()};
    }
    return card;
}

bool is_letter_or_digit(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_hex(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

bool is_uuid(std::string_view word) {
    for (std::size_t i = 0; i < word.size(); ++i) {
        const bool is_hyphen = i == 8 || i == 13 || i == 18 || i == 23;
        if (is_hyphen ? word[i] != '-' : !is_hex(word[i])) return false;
    }
    return word.size() == 36;
}

bool is_hex_id(std::string_view word) {
    const std::size_t size = word.size();
    return (size == 24 || size == 32 || size == 40 || size == 64) &&
           std::all_of(word.begin(), word.end(), is_hex);
}

// The end of the id that begins there; `at` when there is none.
std::size_t end_of_id(std::string_view text, std::size_t at) {
    const std::string_view rest = text.substr(at);
    if (is_uuid(rest.substr(0, 36)) && (rest.size() == 36 || !is_letter_or_digit(rest[36])))
        return at + 36;
    const auto end = std::find_if_not(rest.begin(), rest.end(), is_letter_or_digit);
    const std::string_view word = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
    return is_hex_id(word) ? at + word.size() : at;
}

// The end of the telephone number whose `+` is there.
std::size_t end_of_phone(std::string_view text, std::size_t at) {
    Digits digits(text, at + 1);
    while (digits.count() <= phone_digits_max && digits.step() >= 0) continue;
    return digits.count() <= phone_digits_max ? digits.at() : at;
}

// One pass over a text that stars out the digits of card numbers.
class Masking {
public:
    explicit Masking(std::string_view text) : text_(text) { out_.reserve(text.size()); }

    std::string done() {
        std::size_t at = 0;
        for (Sign sign; at < text_.size(); at += sign.bytes) {
            look_at(at);
            sign = sign_at(text_, at);
            if (sign.digit >= 0 && at < mask_end_)
                out_ += '*';
            else
                out_ += text_.substr(at, sign.bytes);
            is_in_number_ = sign.digit >= 0;
            is_in_word_ = is_letter_or_digit(text_[at]);
        }
        return std::move(out_);
    }

private:
    void look_at(std::size_t at) {
        if (at < spared_end_) return;
        if (!is_in_word_) spared_end_ = end_of_id(text_, at);
        if (text_[at] == '+') spared_end_ = end_of_phone(text_, at);
        if (at < spared_end_ || is_in_number_ || sign_at(text_, at).digit < 0) return;
        if (const auto card = card_at(text_, at)) mask_end_ = std::max(mask_end_, card->mask_end);
    }

    std::string_view text_;
    std::string out_{};
    std::size_t mask_end_ = 0;    // digits before this place are starred out
    std::size_t spared_end_ = 0;  // text before it is not a card number
    bool is_in_number_ = false, is_in_word_ = false;
};

std::size_t digits_from(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of("0123456789", at), text.size()) - at;
}

bool is_track(std::string_view text, std::size_t at, std::size_t count) {
    if (count < 12 || count > card_digits_max || at + count == text.size()) return false;
    const std::string_view before = text.substr(0, at);
    const char behind = text[at + count];
    const std::size_t more = digits_from(text, at + count + 1);
    if (behind == '^' && (before.ends_with("%B") || before.ends_with("%b"))) return true;
    if (behind == '=' && before.ends_with(';') && more > 0) return true;
    const bool is_separator =
        behind == '^' || ((behind == '=' || behind == 'D' || behind == 'd') && more >= 4);
    return is_separator && card_at(text.substr(0, at + count), at);
}

}  // namespace

std::size_t digit_count(std::string_view text) {
    // Most texts are short and ASCII: counted by loops that the compiler makes wide.
    std::size_t count = 0;
    bool is_ascii = true;
    for (const char c : text) {
        count += is_digit(c) ? 1 : 0;
        is_ascii = is_ascii && !(c & 0x80);
    }
    if (is_ascii) return count;
    count = 0;
    for (std::size_t at = 0; at < text.size(); at += sign_at(text, at).bytes)
        if (sign_at(text, at).digit >= 0) ++count;
    return count;
}

std::string without_card_numbers(std::string_view text) {
    return digit_count(text) < card_digits_min ? std::string(text) : Masking(text).done();
}

bool has_track_data(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!is_digit(text[at])) continue;
        const std::size_t count = digits_from(text, at);
        if (is_track(text, at, count)) return true;
        at += count;
    }
    return false;
}

std::string with_last_four(std::string_view text) {
    std::string out;
    std::size_t left = digit_count(text);
    for (std::size_t at = 0; at < text.size();) {
        const Sign sign = sign_at(text, at);
        const bool is_starred = sign.digit >= 0 && left > shown_digits;
        out += is_starred ? "*" : text.substr(at, sign.bytes);
        if (sign.digit >= 0) --left;
        at += sign.bytes;
    }
    return out;
}

}  // namespace base
