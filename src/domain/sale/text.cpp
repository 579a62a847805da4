#include "domain/sale/text.hpp"

#include <charconv>
#include <stdexcept>
#include <type_traits>

namespace domain {
namespace {

// The members of each part, in the order in which they are written and read.
template <class Archive, class Part>
requires std::is_same_v<std::remove_const_t<Part>, Named>
void describe(Archive& archive, Part& named) { archive(named.id, named.name); }
template <class Archive, class Part>
requires std::is_same_v<std::remove_const_t<Part>, SaleTax>
void describe(Archive& archive, Part& tax) {
    archive(tax.tax, tax.rate, tax.is_inclusive, tax.base, tax.amount);
}
template <class Archive, class Part>
requires std::is_same_v<std::remove_const_t<Part>, SaleDiscount>
void describe(Archive& archive, Part& discount) {
    archive(discount.discount, discount.type, discount.coupon, discount.reason,
            discount.approved_by, discount.applied_by, discount.rate, discount.amount,
            discount.tax_share);
}
template <class Archive, class Part>
requires std::is_same_v<std::remove_const_t<Part>, SaleModifier>
void describe(Archive& archive, Part& modifier) {
    archive(modifier.modifier, modifier.quantity, modifier.gross, modifier.discount,
            modifier.tax_share, modifier.inclusive_tax, modifier.exclusive_tax);
}
template <class Archive, class Part>
requires std::is_same_v<std::remove_const_t<Part>, SaleLine>
void describe(Archive& archive, Part& line) {
    archive(line.key, line.item, line.department, line.category, line.subcategory, line.quantity,
            line.unit_price, line.gross, line.exempted_tax, line.at_ms, line.is_void,
            line.void_reason, line.void_by, line.modifiers, line.discounts, line.taxes);
}

class Writer {
public:
    template <class... Values>
    void operator()(const Values&... values) {
        (write(values), ...);
    }
    void write(std::int64_t number) { (out_ += std::to_string(number)) += ';'; }
    void write(bool flag) { write(std::int64_t{flag}); }
    void write(const std::string& text) {
        write(static_cast<std::int64_t>(text.size()));
        out_ += text;
    }
    template <class Part>
    void write(const std::vector<Part>& parts) {
        write(static_cast<std::int64_t>(parts.size()));
        for (const Part& part : parts) write(part);
    }
    template <class Part>
    void write(const Part& part) {
        describe(*this, part);
    }
    std::string done() { return std::move(out_); }

private:
    std::string out_;
};

class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) {}

    template <class... Values>
    void operator()(Values&... values) {
        (read(values), ...);
    }
    void read(std::int64_t& number) {
        const auto [end, error] =
            std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
        const auto digits = static_cast<std::size_t>(end - rest_.data());
        require(error == std::errc() && digits < rest_.size() && *end == ';');
        rest_.remove_prefix(digits + 1);
    }
    void read(bool& flag) {
        std::int64_t number = 0;
        read(number);
        flag = number != 0;
    }
    void read(std::string& text) {
        text = rest_.substr(0, size());
        rest_.remove_prefix(text.size());
    }
    template <class Part>
    void read(std::vector<Part>& parts) {
        parts.resize(size());
        for (Part& part : parts) read(part);
    }
    template <class Part>
    void read(Part& part) {
        describe(*this, part);
    }
    void finish() { require(rest_.empty()); }

private:
    // A length or a number of entries, each of which takes a byte at least.
    std::size_t size() {
        std::int64_t number = 0;
        read(number);
        require(number >= 0 && static_cast<std::size_t>(number) <= rest_.size());
        return static_cast<std::size_t>(number);
    }
    static void require(bool reads) {
        if (!reads) throw std::runtime_error("stored lines of a sale cannot be read");
    }

    std::string_view rest_;
};

}  // namespace

std::string text_of(const std::vector<SaleLine>& lines) {
    Writer writer;
    writer.write(lines);
    return writer.done();
}

std::vector<SaleLine> lines_from(std::string_view text) {
    std::vector<SaleLine> lines;
    Reader reader(text);
    reader.read(lines);
    reader.finish();
    return lines;
}

}  // namespace domain
