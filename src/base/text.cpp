// Keys of text, made by the ICU library. ASCII, which nearly all text of a menu is, needs no ICU.
#include "base/text.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace base {
namespace {

constexpr bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

constexpr bool is_ascii_control(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

// The characters with Unicode's White_Space property.
constexpr std::string_view white_spaces[] = {
    " ",      "\t",     "\n",     "\v",     "\f",     "\r",     "\u0085", "\u00a0", "\u1680",
    "\u2000", "\u2001", "\u2002", "\u2003", "\u2004", "\u2005", "\u2006", "\u2007", "\u2008",
    "\u2009", "\u200a", "\u2028", "\u2029", "\u202f", "\u205f", "\u3000"};

constexpr bool is_plain(char c) { return c > ' ' && c < 0x7f; }

template <class Test>
std::size_t white_space_bytes(Test test) {
    auto* found = std::find_if(std::begin(white_spaces), std::end(white_spaces), test);
    return found == std::end(white_spaces) ? 0 : found->size();
}

std::size_t leading_white_space(std::string_view text) {
    if (text.empty() || is_plain(text.front())) return 0;
    return white_space_bytes([&](std::string_view space) { return text.starts_with(space); });
}

std::size_t trailing_white_space(std::string_view text) {
    if (text.empty() || is_plain(text.back())) return 0;
    return white_space_bytes([&](std::string_view space) { return text.ends_with(space); });
}

icu::UnicodeString from_utf8(std::string_view text) {
    return icu::UnicodeString::fromUTF8(
        icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
}

using Form = const icu::Normalizer2* (*)(UErrorCode&);

icu::UnicodeString normalized(const icu::UnicodeString& text, Form form) {
    UErrorCode error = U_ZERO_ERROR;
    icu::UnicodeString out = form(error)->normalize(text, error);
    if (U_FAILURE(error)) throw std::runtime_error("ICU cannot normalize text");
    return out;
}

// Accents, points and tones. Low combining classes stay: they make other letters, not accented
// ones (nukta, the voicing of kana, virama), as do the vowel signs of class 0.
bool is_accent(UChar32 point) {
    std::uint8_t combining = u_getCombiningClass(point);
    return combining == 1 || combining > 9;
}

// Letters that have no decomposition but that people type without their stroke. Case-folded input.
std::u16string_view plain_letters(UChar32 point) {
    switch (point) {
        case u'\u00f8': return u"o";   // o with stroke
        case u'\u0142': return u"l";   // l with stroke
        case u'\u0111': return u"d";   // d with stroke
        case u'\u0127': return u"h";   // h with stroke
        case u'\u0167': return u"t";   // t with stroke
        case u'\u0131': return u"i";   // dotless i
        case u'\u00f0': return u"d";   // eth
        case u'\u00fe': return u"th";  // thorn
        case u'\u00e6': return u"ae";
        case u'\u0153': return u"oe";
        default: return {};
    }
}

// Calls edit(point, out) for each code point, and returns `out`.
template <class Edit>
icu::UnicodeString rewritten(const icu::UnicodeString& text, Edit edit) {
    icu::UnicodeString out;
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
        edit(text.char32At(i), out);
    return out;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
    while (std::size_t bytes = leading_white_space(text)) text.remove_prefix(bytes);
    while (std::size_t bytes = trailing_white_space(text)) text.remove_suffix(bytes);
    return text;
}

bool is_visible(std::string_view text) {
    const icu::UnicodeString points = from_utf8(text);
    for (std::int32_t i = 0; i < points.length(); i = points.moveIndex32(i, 1)) {
        const UChar32 point = points.char32At(i);
        if (!u_isUWhiteSpace(point) &&
            !u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT))
            return true;
    }
    return false;
}

std::size_t character_count(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string name_key(std::string_view text) {
    text = trimmed(text);
    if (is_ascii(text)) return lower_ascii(text);
    icu::UnicodeString key = normalized(from_utf8(text), icu::Normalizer2::getNFCInstance);
    std::string out;
    normalized(key.foldCase(), icu::Normalizer2::getNFCInstance).toUTF8String(out);
    return out;
}

std::string search_key(std::string_view text) {
    if (is_ascii(text)) {
        std::string out = lower_ascii(text);
        std::erase_if(out, is_ascii_control);
        return out;
    }
    icu::UnicodeString key =
        rewritten(normalized(from_utf8(text), icu::Normalizer2::getNFDInstance),
                  [](UChar32 point, icu::UnicodeString& out) {
                      if (!is_accent(point) && u_charType(point) != U_CONTROL_CHAR)
                          out.append(point);
                  });
    key = rewritten(key.foldCase(), [](UChar32 point, icu::UnicodeString& out) {
        std::u16string_view plain = plain_letters(point);
        if (plain.empty())
            out.append(point);
        else
            out.append(plain.data(), static_cast<std::int32_t>(plain.size()));
    });
    std::string out;
    normalized(key, icu::Normalizer2::getNFCInstance).toUTF8String(out);
    return out;
}

bool same_ignoring_case(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

std::string lower_ascii(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(), lower);
    return out;
}

}  // namespace base
