#include "auth/passwords.hpp"

#include "auth/common_passwords.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <set>
#include <unordered_set>
#include <vector>

namespace auth {
namespace {

constexpr std::size_t part_characters_min = 3;      // of an e-mail, to count as a word
constexpr std::size_t number_characters_max = 14;   // of a telephone number or a date
constexpr std::size_t runs_max = 3;                 // "abcdef123456" has two
constexpr std::size_t characters_repeated_max = 4;  // "abcdabcdabcd"
constexpr std::size_t characters_few = 3;           // different ones

// Of the keyboards that most people have, with and without Shift.
constexpr std::string_view keyboard_rows[] = {
    "1234567890-=", "!@#$%^&*()_+", "qwertyuiop[]", "qwertzuiop", "azertyuiop",
    "asdfghjkl;'",  "qsdfghjklm",   "zxcvbnm,./",   "yxcvbnm,.-", "wxcvbn"};

using Words = std::unordered_set<std::string_view>;

bool is_digit(char character) { return character >= '0' && character <= '9'; }

// Bytes of other scripts count as letters.
bool is_letter(char character) {
    return (character >= 'a' && character <= 'z') || static_cast<unsigned char>(character) >= 0x80;
}

std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
    std::vector<std::string_view> parts;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find_first_of(separators, start), text.size());
        if (end > start) parts.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return parts;
}

const Words& common_words() {
    static const Words words = [] {
        const auto parts = split(common_passwords, " \n");
        return Words(parts.begin(), parts.end());
    }();
    return words;
}

std::string letters_and_digits(std::string_view text) {
    std::string kept;
    for (char character : text)
        if (is_letter(character) || is_digit(character)) kept += character;
    return kept;
}

// "p@$$w0rd" -> "password"; a 1 may stand for two letters.
std::string in_letters(std::string_view text, char for_one) {
    constexpr std::string_view signs = "@4830$57!+", letters = "aabeosstit";
    std::string decoded(text);
    for (char& character : decoded) {
        const std::size_t at = signs.find(character);
        if (at != std::string_view::npos) character = letters[at];
        if (character == '1' || character == '|') character = for_one;
    }
    return letters_and_digits(decoded);
}

std::string_view without_ending(std::string_view text) {
    while (!text.empty() && !is_letter(text.back())) text.remove_suffix(1);
    return text;
}

std::string_view without_beginning(std::string_view text) {
    while (!text.empty() && !is_letter(text.front())) text.remove_prefix(1);
    return text;
}

// The word or words that the folded password may be made of.
std::set<std::string> readings(std::string_view folded) {
    const std::string_view to_the_end = without_ending(folded);
    std::set<std::string> texts{letters_and_digits(folded), letters_and_digits(to_the_end)};
    for (std::string_view text : {to_the_end, without_beginning(to_the_end)}) {
        texts.insert(letters_and_digits(text));
        for (char for_one : {'l', 'i'}) texts.insert(in_letters(text, for_one));
    }
    return texts;
}

// Whether the text is a word, or two of them.
bool is_made_of(std::string_view text, const Words& words, const Words& others) {
    const auto is_word = [&](std::string_view part) {
        return words.contains(part) || others.contains(part);
    };
    if (is_word(text)) return true;
    for (std::size_t at = 1; at < text.size(); ++at)
        if (is_word(text.substr(0, at)) && is_word(text.substr(at))) return true;
    return false;
}

// The length of the piece that the whole text repeats at least twice; otherwise the length of the
// text.
std::size_t repeated_bytes(std::string_view text) {
    for (std::size_t length = 1; length * 2 <= text.size(); ++length)
        if (text.substr(length) == text.substr(0, text.size() - length)) return length;
    return text.size();
}

bool are_neighbours(char a, char b) {
    for (std::string_view row : keyboard_rows) {
        const std::size_t at = row.find(a), next = row.find(b);
        if (at == std::string_view::npos || next == std::string_view::npos) continue;
        if (at + 1 == next || next + 1 == at) return true;
    }
    return b - a <= 1 && a - b <= 1;
}

// The number of runs of characters in the text: "aaaa", "fedcba", "qwert".
std::size_t run_count(std::string_view text) {
    std::size_t runs = 1;
    for (std::size_t at = 1; at < text.size(); ++at)
        if (!are_neighbours(text[at - 1], text[at])) ++runs;
    return runs;
}

bool is_pattern(std::string_view folded) {
    return run_count(folded) <= runs_max || repeated_bytes(folded) <= characters_repeated_max ||
           std::set<char>(folded.begin(), folded.end()).size() <= characters_few;
}

bool is_number(std::string_view text) {
    return without_ending(text).empty() && text.size() <= number_characters_max &&
           text.find_first_of("0123456789") != std::string_view::npos;
}

// All parts of an e-mail, in the form of readings(); views of `texts`.
Words words_of(std::string_view email, std::vector<std::string>& texts) {
    const std::string folded = base::name_key(email);
    const std::string_view whole = folded, name = whole.substr(0, whole.find('@'));
    for (std::string_view part : {whole, name, without_ending(name)})
        texts.push_back(letters_and_digits(part));
    for (std::string_view part : split(whole, "@.+-_")) texts.emplace_back(without_ending(part));
    Words words;
    for (std::string_view text : texts)
        if (text.size() >= part_characters_min) words.insert(text);
    return words;
}

}  // namespace

std::optional<std::string> weakness_of(std::string_view password, std::string_view email) {
    const std::size_t characters = base::character_count(password);
    if (characters < password_characters_min)
        return "must have at least " + std::to_string(password_characters_min) + " characters";
    if (characters > password_characters_max)
        return "must have at most " + std::to_string(password_characters_max) + " characters";
    const std::string folded = base::name_key(password);
    if (is_pattern(folded)) return "must not be just a pattern: choose a few words";
    if (is_number(folded)) return "must not be a telephone number or a date: choose a few words";
    std::vector<std::string> texts;
    const Words of_email = words_of(email, texts);
    const Words none;
    for (std::string_view text : readings(folded)) {
        const std::string_view piece = text.substr(0, repeated_bytes(text));
        if (is_made_of(piece, common_words(), none))
            return "is one of the first that attackers try: choose a few words that do not belong "
                   "together";
        if (is_made_of(piece, of_email, common_words()))
            return "must not be derived from the e-mail address";
    }
    return std::nullopt;
}

}  // namespace auth
