// What the back office needs to know before it asks for anything else.
#include "api/answers.hpp"
#include "api/session_cookie.hpp"
#include "auth/sessions.hpp"
#include "auth/sign_ins.hpp"
#include "features/operating/admin/demo.hpp"
#include "features/operating/pages/operations.hpp"
#include "features/operating/pages/own_authority.hpp"
#include "features/team/people/mails.hpp"
#include "features/team/people/who.hpp"
#include "schema/object.hpp"

namespace features::pages {
namespace {

using admin::Contents;
using admin::DemoPerson;
using api::Call;
using schema::of;
using schema::unless_empty;

constexpr schema::Property<DemoPerson> demo_person_properties[] = {
    {"label", of<&DemoPerson::label>, "What the person is there."},
    {"name", of<&DemoPerson::name>, "Full name of the person."},
    {"email", of<&DemoPerson::email>, "E-mail address for signing in."},
    {"password", of<[](const DemoPerson&) { return admin::demo_password; }>,
     "Password for signing in, which everyone knows."},
};
constexpr schema::Object<DemoPerson> demo_person_answer{
    "DemoPerson", "Somebody who signs in to the demo.", demo_person_properties};

struct Start {
    std::string base;
    bool is_setup_needed, is_demo, is_loopback, are_links_mailed, has_authority;
    std::vector<DemoPerson> demo_people{};
    std::optional<people::Who> session{};
};
constexpr schema::Property<Start> start_properties[] = {
    {"version", of<[](const Start&) { return std::string_view(COMANDA_VERSION); }>,
     "Version of the program."},
    {"base", of<&Start::base>, "How the paths of the API begin: `/v1/svc` unless configured."},
    {"setupNeeded", of<&Start::is_setup_needed>, "Whether the database has no account yet."},
    {"isDemo", of<&Start::is_demo>, "Whether the database contains the demo."},
    {"demoPeople", schema::object<&Start::demo_people, demo_person_answer>,
     "Who can sign in to the demo; nobody elsewhere."},
    {"isLoopback", of<&Start::is_loopback>,
     "Whether the server listens on this machine alone, so that `setUp` can make the demo."},
    {"mailsLinks", of<&Start::are_links_mailed>,
     "Whether invitations and links for a new password are mailed."},
    {"hasAuthority", of<&Start::has_authority>,
     "Whether the certificate of the server is of its own authority, which devices have to trust: "
     "`/certificate/authority.crt`."},
    {"session", schema::object<&Start::session, people::who_answer>,
     "Who has signed in, as `showSession` returns it; absent without an open session."},
};
constexpr schema::Object<Start> start_answer{
    "Start", "What a page needs to know before it asks for anything else.", start_properties};

// A session that is unknown or has ended is none: a page that is not signed in is no failure.
std::optional<people::Who> session_of(const Call& call, storage::ReadView& view) {
    const auto cookie = api::session_cookie(call.request);
    const auto token = cookie ? auth::read_session_token(*cookie) : std::nullopt;
    if (!token) return {};
    const auto found = auth::find_session(view, call.services.pepper, *token, call.now_ms);
    if (!found) return {};
    const auth::Person& person = *found->person;
    if (person.device) return people::who_of_device(view, *found);
    const auto sign_in = auth::find_sign_in(view, person.account, person.id);
    if (!sign_in) return {};
    return people::who_of(view, *sign_in, found->session, person.csrf_token);
}

http::Response start(const Call& call, storage::ReadView& view) {
    const Contents contents = admin::contents_of(view);
    Start start{.base = "/v1/" + call.services.settings.segment,
                .is_setup_needed = contents == Contents::nothing,
                .is_demo = contents == Contents::demo,
                .is_loopback = base::is_loopback(call.services.settings.listen),
                .are_links_mailed = people::are_mails_sent(call.services),
                .has_authority = call.services.of<OwnAuthority>().known.has_value(),
                .session = session_of(call, view)};
    if (start.is_demo)
        start.demo_people = {admin::demo_people().begin(), admin::demo_people().end()};
    auto response = api::json_answer(schema::write(start_answer, start));
    // Browsers forget a cookie after a while, unless it is set again.
    if (start.session && start.session->device)
        response.set("Set-Cookie",
                     api::lasting_cookie_for(call.request, *api::session_cookie(call.request)));
    response.set("Cache-Control", "no-store");
    return response;
}

}  // namespace

const api::Operation show_start{
    .name = "start",
    .subject = &api::service_subject,
    .id = "getStart",
    .summary = "Get what a page needs first",
    .description =
        "Returns the state of the server and, with the cookie of an open session, who "
        "has signed in. It needs neither key nor session, and never answers 401.",
    .run = start,
    .answer = api::one(start_answer)};

}  // namespace features::pages
