// Questions that are asked before their answers are needed, so that they share a round trip.
#pragma once

#include "storage/database.hpp"

namespace storage {

// What a view on PostgreSQL is besides, and a view that wraps one.
class Foresight {
public:
    // The question will probably be asked of this view. It is sent together with the next one that
    // has to wait, and who asks it then, word for word, gets that answer without a round trip.
    //
    // In a transaction an answer is never older than the last lock that was taken or the last
    // statement of the transaction that wrote to one of its tables: then answers that nobody has
    // used are asked for again, and all others are forgotten.
    virtual void ask_ahead(std::string_view sql, std::span<const Value> values) = 0;
    // As if a lock had been taken.
    virtual void ask_anew() = 0;

protected:
    ~Foresight() = default;
};

// Null on SQLite, where a question costs no round trip.
Foresight* foresight_of(ReadView& view);

// Asks nothing itself: it passes on each question as one to be asked ahead, and finds nothing.
class RehearsedView final : public ReadView, public Foresight {
public:
    RehearsedView(ReadView& view, Foresight& foresight) : view_(view), foresight_(foresight) {}
    using ReadView::query;
    Engine engine() const override { return view_.engine(); }
    Epoch epoch() const override { return view_.epoch(); }
    Rows query(std::string_view sql, std::span<const Value> values) override;
    void ask_ahead(std::string_view sql, std::span<const Value> values) override {
        foresight_.ask_ahead(sql, values);
    }
    void ask_anew() override { foresight_.ask_anew(); }

private:
    ReadView& view_;
    Foresight& foresight_;
};

bool is_rehearsed(const ReadView& view);

// `rehearse` calls the functions that read what will be needed, with a view in which they find
// nothing. It is not called on SQLite.
template <class Rehearse>
void ask_ahead(ReadView& view, Rehearse&& rehearse) {
    if (Foresight* foresight = foresight_of(view)) {
        RehearsedView rehearsed(view, *foresight);
        rehearse(static_cast<ReadView&>(rehearsed));
    }
}

// To be called after a statement that was written to wait for others, as a lock does: what was
// asked ahead before it is forgotten, or asked again.
inline void ask_anew(ReadView& view) {
    if (Foresight* foresight = foresight_of(view)) foresight->ask_anew();
}

}  // namespace storage
