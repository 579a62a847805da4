#include "storage/epoch.hpp"

#include <array>
#include <charconv>

namespace storage {
namespace {

constexpr int base_of_text = 36;
constexpr std::uint64_t smallest = 2'176'782'336;  // 36^6: the smallest of seven characters
constexpr std::uint64_t end = smallest * base_of_text;

template <class Number>
std::optional<Number> whole_number(std::string_view text, int base) {
    Number number{};
    const auto [stop, error] =
        std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (error != std::errc() || stop != text.data() + text.size()) return {};
    return number;
}

}  // namespace

Epoch new_epoch(base::Random& random) {
    std::array<std::uint64_t, 1> drawn{};
    random.fill(std::as_writable_bytes(std::span(drawn)));
    return {smallest + drawn[0] % (end - smallest)};
}

std::string text_of(Epoch epoch) {
    std::array<char, 16> text{};
    const auto stop =
        std::to_chars(text.data(), text.data() + text.size(), epoch.number, base_of_text).ptr;
    return {text.data(), stop};
}

std::optional<Epoch> read_epoch(std::string_view text) {
    const auto number = whole_number<std::uint64_t>(text, base_of_text);
    if (!number || *number < smallest || *number >= end) return {};
    return Epoch{*number};
}

std::string text_of(const EpochNumber& number) {
    std::string text = std::to_string(number.number);
    if (number.epoch) (text += '.') += text_of(*number.epoch);
    return text;
}

std::optional<EpochNumber> read_epoch_number(std::string_view text) {
    const auto dot = std::min(text.find('.'), text.size());
    const auto number = whole_number<std::int64_t>(text.substr(0, dot), 10);
    if (!number || *number < 0) return {};
    if (dot == text.size()) return EpochNumber{*number};
    const auto epoch = read_epoch(text.substr(dot + 1));
    if (!epoch) return {};
    return EpochNumber{*number, epoch};
}

}  // namespace storage
