// What was pulled before, from the history of the records.
#pragma once

#include "features/menu/pull/plan.hpp"

namespace features::pull {

// Looks each id up once. The view must outlive it.
class History final : public Past {
public:
    History(storage::ReadView& view, std::string account)
        : view_(view), account_(std::move(account)) {}

    std::optional<schema::Record> document(const Link& link) override;
    std::optional<Identity> identify(const std::string& id) override;

private:
    std::optional<Identity> look_up(const std::string& id) const;

    storage::ReadView& view_;
    const std::string account_;
    std::unordered_map<std::string, std::optional<Identity>> known_;
};

}  // namespace features::pull
