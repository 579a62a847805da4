#include "features/operating/erasure/places.hpp"

namespace features::erasure {

std::vector<const Personal*> places_of(const FeatureList& features) {
    std::vector<const Personal*> places;
    for (const Feature* feature : features)
        for (const Personal& place : feature->personal) places.push_back(&place);
    return places;
}

static constexpr std::string_view without_people[] = {"installation",
                                                      "scope",
                                                      "counter",
                                                      "event",
                                                      "event_hold",
                                                      "clock_mark",
                                                      "licence",
                                                      "image",
                                                      "image_use",
                                                      "kiosk_token",
                                                      "kiosk_guard",
                                                      "audit",
                                                      "audit_base",
                                                      "audit_hour",
                                                      "key_address",
                                                      "sign_in_turn",
                                                      "sign_in_failure",
                                                      "erasure",
                                                      "pairing_code",
                                                      "job",
                                                      "balance",
                                                      "balance_lot",
                                                      "balance_hold",
                                                      "reversal",
                                                      "ticket",
                                                      "ticket_entry",
                                                      "visit",
                                                      "visit_total",
                                                      "day_sum",
                                                      "pull",
                                                      "pull_link",
                                                      "pulled_record",
                                                      "step",
                                                      "step_record",
                                                      "web_of_copies",
                                                      "pull_run",
                                                      "webhook",
                                                      "pull_run_store",
                                                      "delivery",
                                                      "login_guard",
                                                      "webhook_settings",
                                                      "kitchen_line",
                                                      "pos_check_conflict",
                                                      "pos_check_node",
                                                      "pos_check_change"};
const std::span<const std::string_view> tables_without_people = without_people;

}  // namespace features::erasure
