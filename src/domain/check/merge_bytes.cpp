// A merge as it is stored, as bytes: numbers in groups of seven bits, the lowest first; text after
// its length. Submissions that are named often are listed once, at the beginning.
#include "domain/check/merge.hpp"

#include <stdexcept>

namespace domain {
namespace {

// No check had that few nodes when the bytes began with their number.
constexpr std::uint64_t merge_form = 0, words_form = 0, said_form = 0;

// Times may be before 1970: the sign is the lowest bit.
std::uint64_t folded(std::int64_t number) {
    return static_cast<std::uint64_t>(number) << 1U ^ static_cast<std::uint64_t>(number >> 63);
}
std::int64_t unfolded(std::uint64_t number) {
    return static_cast<std::int64_t>(number >> 1U ^ (~(number & 1U) + 1));
}

class Printer {
public:
    void count(std::uint64_t number) {
        for (; number >= 0x80; number >>= 7U) out_ += static_cast<char>(number | 0x80U);
        out_ += static_cast<char>(number);
    }
    void number(std::int64_t number) { count(folded(number)); }
    void text(std::string_view text) {
        count(text.size());
        out_ += text;
    }
    void fingerprint(const base::Fingerprint& print) {
        for (const std::uint64_t half : {print.high, print.low})
            for (int shift = 56; shift >= 0; shift -= 8) out_ += static_cast<char>(half >> shift);
    }
    void moment(const Moment& moment) {
        number(moment.number);
        number(moment.at_ms);
        text(moment.node);
        number(moment.device_ms);
        fingerprint(moment.content);
        number(moment.natural_ms);
        count((moment.has_time ? 1U : 0U) + (moment.is_raised ? 2U : 0U) +
              (moment.is_knowing ? 4U : 0U) + (moment.is_late ? 8U : 0U));
    }
    std::string done() { return std::move(out_); }

private:
    std::string out_{};
};

class Parser {
public:
    explicit Parser(std::string_view bytes) : rest_(bytes) {}

    std::uint64_t count() {
        std::uint64_t number = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            const std::uint64_t byte = next();
            number |= (byte & 0x7FU) << shift;
            if (byte < 0x80) return number;
        }
        fail();
    }
    // Of things that take at least one byte each.
    std::uint64_t size() {
        const std::uint64_t size = count();
        demand(size <= rest_.size());
        return size;
    }
    std::int64_t number() { return unfolded(count()); }
    // A number of a submission or an era, or a time: none of which is as large as an amount may be.
    std::int64_t small() {
        constexpr std::int64_t most = std::int64_t{1} << 52;
        const std::int64_t small = number();
        demand(small > -most && small < most);
        return small;
    }
    std::string text() { return std::string(take(count())); }
    base::Fingerprint fingerprint() {
        base::Fingerprint print;
        for (std::uint64_t* half : {&print.high, &print.low})
            for (int i = 0; i < 8; ++i) *half = *half << 8U | next();
        return print;
    }
    Moment moment() {
        Moment moment{.number = small(), .at_ms = small(), .node = text(), .device_ms = small()};
        moment.content = fingerprint();
        moment.natural_ms = small();
        const std::uint64_t flags = count();
        moment.has_time = flags & 1U;
        moment.is_raised = flags & 2U;
        moment.is_knowing = flags & 4U;
        moment.is_late = flags & 8U;
        return moment;
    }
    void end() const { demand(rest_.empty()); }
    static void demand(bool is_true) {
        if (!is_true) fail();
    }

private:
    [[noreturn]] static void fail() { throw std::runtime_error("a stored check cannot be read"); }
    unsigned char next() { return static_cast<unsigned char>(take(1).front()); }
    std::string_view take(std::uint64_t count) {
        demand(count <= rest_.size());
        const std::string_view taken = rest_.substr(0, count);
        rest_.remove_prefix(count);
        return taken;
    }
    std::string_view rest_;
};

// The submissions that parts name, each once.
class Moments {
public:
    std::uint64_t place(const Moment& moment) {
        const auto [known, is_new] = places_.try_emplace(moment.number, list_.size());
        if (is_new) list_.push_back(&moment);
        return known->second;
    }
    const std::vector<const Moment*>& list() const { return list_; }

private:
    std::map<std::int64_t, std::uint64_t> places_{};
    std::vector<const Moment*> list_{};
};

void print_part(Printer& out, const std::string& key, const MergedPart& part, Moments& moments) {
    out.text(key);
    out.fingerprint(part.form);
    out.count((part.is_void ? 1U : 0U) + (part.has_more_changes ? 2U : 0U));
    out.number(part.amount);
    out.count(moments.place(part.changed));
    out.number(part.number);
    out.number(part.era);
    out.text(part.maker);
    out.number(part.departed);
    if (part.departed != 0) {
        out.text(part.departure.check);
        out.text(part.departure.as_key);
    }
    out.count(part.changes.size());
    for (const PartChange& change : part.changes) {
        out.fingerprint(change.form);
        out.number(change.era);
        out.count(moments.place(change.moment));
    }
}

MergedPart parse_part(Parser& in, const std::string& key, const std::vector<Moment>& moments) {
    const auto moment = [&]() -> const Moment& {
        const std::uint64_t place = in.count();
        Parser::demand(place < moments.size());
        return moments[place];
    };
    MergedPart part{.form = in.fingerprint()};
    const std::uint64_t flags = in.count();
    part.is_void = flags & 1U;
    part.has_more_changes = flags & 2U;
    part.amount = in.number();
    part.changed = moment();
    part.number = in.small();
    part.era = in.small();
    part.maker = in.text();
    part.departed = in.small();
    if (part.departed != 0) part.departure = {key, in.text(), in.text()};
    for (std::uint64_t left = in.size(); left > 0; --left)
        part.changes.push_back({in.fingerprint(), in.small(), moment()});
    return part;
}

}  // namespace

std::string CheckMerge::print() const {
    Moments moments;
    Printer parts;
    parts.count(moments.place(latest_));
    parts.number(next_seq_no_);
    parts.number(moved_ms_);
    parts.count(keeps_voids_ ? 1 : 0);
    parts.count(claims_.size());
    for (const Claim& claim : claims_) {
        parts.text(claim.node);
        parts.number(claim.number);
        parts.number(claim.device_ms);
        parts.number(claim.amount);
    }
    parts.count(parts_.size());
    for (const auto& [key, part] : parts_) print_part(parts, key, part, moments);
    Printer out;
    out.count(merge_form);
    out.count(moments.list().size());
    for (const Moment* moment : moments.list()) out.moment(*moment);
    return out.done() + parts.done();
}

CheckMerge CheckMerge::parse(std::string_view bytes) {
    Parser in(bytes);
    Parser::demand(in.count() == merge_form);
    std::vector<Moment> moments;
    for (std::uint64_t left = in.size(); left > 0; --left) moments.push_back(in.moment());
    CheckMerge merge;
    const std::uint64_t latest = in.count();
    Parser::demand(latest < moments.size());
    merge.latest_ = moments[latest];
    merge.next_seq_no_ = in.number();
    merge.moved_ms_ = in.small();
    merge.keeps_voids_ = in.count() != 0;
    for (std::uint64_t left = in.size(); left > 0; --left)
        merge.claims_.push_back({in.text(), in.small(), in.small(), in.number()});
    for (std::uint64_t left = in.size(); left > 0; --left) {
        std::string key = in.text();
        Parser::demand(!key.empty() &&
                       (merge.parts_.empty() || merge.parts_.rbegin()->first < key));
        MergedPart part = parse_part(in, key, moments);
        merge.parts_.emplace_hint(merge.parts_.end(), std::move(key), std::move(part));
    }
    in.end();
    return merge;
}

bool CheckMerge::can_parse(std::string_view bytes) {
    return !bytes.empty() && static_cast<unsigned char>(bytes.front()) == merge_form;
}

std::string print(const Moment& moment) {
    Printer out;
    out.moment(moment);
    return out.done();
}

Moment parse_moment(std::string_view bytes) {
    Parser in(bytes);
    Moment moment = in.moment();
    in.end();
    return moment;
}

std::string print(const NodeWords& node) {
    Printer out;
    out.count(words_form);
    out.number(node.last_number);
    out.number(node.answered);
    out.number(node.last_in_time);
    out.number(node.device_ms_max);
    out.moment(node.top);
    out.count(node.raises.size());
    for (const NodeWords::Raise& raise : node.raises) {
        out.number(raise.number);
        out.number(raise.device_ms);
        out.number(raise.by_ms);
    }
    out.count(node.shown.size());
    for (const auto& [key, forms] : node.shown) {
        out.text(key);
        out.count(forms.size());
        for (const base::Fingerprint& form : forms) out.fingerprint(form);
    }
    out.count(node.words.size());
    for (const Word& word : node.words) {
        out.text(word.key);
        out.fingerprint(word.form);
        out.count(word.is_void ? 1U : 0U);
        out.number(word.since_ms);
        out.number(word.changed);
        out.number(word.first_number);
        out.number(word.first_device_ms);
        out.number(word.lacked);
        out.number(word.era);
    }
    return out.done();
}

NodeWords parse_words(std::string_view bytes) {
    Parser in(bytes);
    Parser::demand(in.count() == words_form);
    NodeWords node;
    node.last_number = in.small();
    node.answered = in.small();
    node.last_in_time = in.small();
    node.device_ms_max = in.small();
    node.top = in.moment();
    for (std::uint64_t left = in.size(); left > 0; --left)
        node.raises.push_back({in.small(), in.small(), in.small()});
    for (std::uint64_t left = in.size(); left > 0; --left) {
        std::vector<base::Fingerprint>& forms = node.shown[in.text()];
        for (std::uint64_t more = in.size(); more > 0; --more) forms.push_back(in.fingerprint());
    }
    for (std::uint64_t left = in.size(); left > 0; --left) {
        Word word{.key = in.text(), .form = in.fingerprint()};
        Parser::demand(!word.key.empty() &&
                       (node.words.empty() || node.words.back().key < word.key));
        word.is_void = in.count() != 0;
        word.since_ms = in.small();
        word.changed = in.small();
        word.first_number = in.small();
        word.first_device_ms = in.small();
        word.lacked = in.small();
        word.era = in.small();
        node.words.push_back(std::move(word));
    }
    in.end();
    return node;
}

std::string print(std::span<const SaidPart> parts) {
    Printer out;
    out.count(said_form);
    out.count(parts.size());
    for (const SaidPart& part : parts) {
        out.text(part.key);
        out.fingerprint(part.form);
        out.count(part.is_void ? 1U : 0U);
        out.number(part.amount);
    }
    return out.done();
}

std::vector<SaidPart> parse_said(std::string_view bytes) {
    Parser in(bytes);
    Parser::demand(in.count() == said_form);
    std::vector<SaidPart> parts;
    for (std::uint64_t left = in.size(); left > 0; --left) {
        SaidPart part{.key = in.text(), .form = in.fingerprint()};
        Parser::demand(!part.key.empty() && (parts.empty() || parts.back().key < part.key));
        part.is_void = in.count() != 0;
        part.amount = in.number();
        parts.push_back(std::move(part));
    }
    in.end();
    return parts;
}

}  // namespace domain
