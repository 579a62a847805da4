// Shared code of the operations on checks.
#pragma once

#include "api/content.hpp"
#include "features/feature.hpp"
#include "features/selling/checks/answers.hpp"
#include "features/selling/checks/submission.hpp"

namespace features::checks {

inline constexpr api::Subject check_subject{
    "check", "Checks",
    "Checks of the dining room, synchronized between devices that may lose the network."};
inline constexpr api::Parameter check_in_path{"check", api::in_path, api::any_text, R"("T4-1001")",
                                              "The `checkID` of the check."};

// The check of the path. Throws base::Refusal: 404.
StoredCheck require_check(const api::Call& call, storage::ReadView& view, const std::string& store);

http::Response answer_to(storage::ReadView& view, const Submitted& submitted);

// Other features follow what the submission has changed, if it was applied.
void tell_features(storage::Transaction& tx, const WriteContext& by, const FeatureList& features,
                   const Submitted& submitted);

}  // namespace features::checks
