// The commands of the demo: pace.
#include "base/refusal.hpp"
#include "features/operating/admin/commands.hpp"
#include "features/operating/admin/demo.hpp"

namespace features::admin {
namespace {

using namespace schema;

struct PaceAsked : Kind {
    constexpr PaceAsked() : Kind("demoPace", "demoPaces", Traits{}) {}

    Count pace{this, "pace",
               required | at_least(0) | at_most(evening_pace_max) |
                   help("Steps of the evening in a minute; 0 stops it.")};
};
constexpr PaceAsked pace_asked;

struct Pace {
    std::int64_t pace;
};
constexpr Property<Pace> pace_properties[] = {
    {"pace", of<&Pace::pace>, "Steps of the evening in a minute."},
};
constexpr Object<Pace> pace_answer{"DemoPace", "How fast the demo's evening plays.",
                                   pace_properties};

Pace set_pace(const Context& context, const Record& asked) {
    const std::int64_t pace = asked[pace_asked.pace];
    context.database.write_now([&](storage::Transaction& tx) {
        if (contents_of(tx) != Contents::demo)
            throw base::Refusal::conflict("no_demo", "the database is not that of a demo");
        set_evening_pace(tx, static_cast<int>(pace));
    });
    return {pace};
}

constexpr Command demo_commands[] = {
    {.name = "pace",
     .help = "Play the evening of the running demo faster or slower, or stop it",
     .example = "comanda demo pace 30",
     .takes = pace_asked,
     .does = one<pace_answer, set_pace>,
     .first = &pace_asked.pace},
};

}  // namespace

constexpr Group group::demo{"demo", "The demo", demo_commands};

}  // namespace features::admin
