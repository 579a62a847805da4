#include "storage/ahead.hpp"

namespace storage {
namespace {

class NoRows final : public Rows::Source {
public:
    bool next() override { return false; }
    bool is_null(int) const override { return true; }
    std::int64_t integer(int) const override { return 0; }
    std::string_view text(int) const override { return {}; }
    std::string bytes(int) const override { return {}; }
};

}  // namespace

Foresight* foresight_of(ReadView& view) {
    return view.engine() == Engine::sqlite ? nullptr : dynamic_cast<Foresight*>(&view);
}

bool is_rehearsed(const ReadView& view) {
    return dynamic_cast<const RehearsedView*>(&view) != nullptr;
}

Rows RehearsedView::query(std::string_view sql, std::span<const Value> values) {
    foresight_.ask_ahead(sql, values);
    return Rows(std::make_unique<NoRows>());
}

}  // namespace storage
