#include "storage/many_rows.hpp"

#include "storage/kept_text.hpp"

#include <algorithm>
#include <stdexcept>

namespace storage {
namespace {

// "($1, $2), ($3, $4)"
std::string placeholders(std::size_t rows, std::size_t columns) {
    std::string text;
    for (std::size_t i = 0; i < rows * columns; ++i) {
        if (i % columns == 0) text += i == 0 ? "(" : "), (";
        if (i % columns != 0) text += ", ";
        text += '$' + std::to_string(i + 1);
    }
    return text + ')';
}

}  // namespace

ManyRows::ManyRows(std::string_view head, std::string_view tail)
    : columns_(static_cast<std::size_t>(std::ranges::count(head, ',')) + 1), texts_{} {
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        std::string text(head);
        ((text += " VALUES ") += placeholders(sizes.at(i), columns_)) += tail;
        texts_.at(i) = kept_text(std::move(text));
    }
}

void ManyRows::post(Transaction& tx, std::span<const Value> values) const {
    for (std::size_t i = 0; i < sizes.size(); ++i)
        for (const std::size_t count = sizes.at(i) * columns_; values.size() >= count;
             values = values.subspan(count))
            tx.post(texts_.at(i), values.first(count));
    if (!values.empty()) throw std::logic_error("a row that is not complete");
}

}  // namespace storage
