// The licence commands: list, add, set.
#include "auth/licences.hpp"
#include "base/refusal.hpp"
#include "features/operating/admin/commands.hpp"
#include "storage/tables/all_accounts.hpp"

namespace features::admin {
namespace {

using auth::Licence;
using schema::of;

struct OwnedLicence {
    std::string account;
    Licence licence;
};
constexpr schema::Property<OwnedLicence> owned_licence_properties[] = {
    {"id", of<within<&OwnedLicence::licence, &Licence::id>>, "Identifies the licence."},
    {"account", of<&OwnedLicence::account>, "Id of the account."},
    {"store", of<within<&OwnedLicence::licence, &Licence::store>>, "Id of the store."},
    {"devices", of<within<&OwnedLicence::licence, &Licence::devices_max>>,
     "How many kiosks may be logged in at the same time."},
    {"devicesInUse", of<within<&OwnedLicence::licence, &Licence::devices>>,
     "How many kiosks are logged in."},
    {"revoked", of<[](const OwnedLicence& owned) { return owned.licence.is_revoked(); }>,
     "Whether it has been revoked."},
    {"created", time_or_null<within<&OwnedLicence::licence, &Licence::created_ms>>,
     "When it was created."},
};
constexpr schema::Object<OwnedLicence> owned_licence{"OwnedLicence", "A licence for kiosks.",
                                                     owned_licence_properties};

std::vector<OwnedLicence> list_licences(const Context& context, const schema::Record& asked) {
    const std::int64_t now_ms = context.world.clock.now_ms();
    std::vector<OwnedLicence> all;
    for_each_account(context, asked, [&](storage::ReadView& view, const std::string& account) {
        for (const Licence& licence : auth::list_licences(view, account, "", now_ms))
            all.push_back({account, licence});
    });
    return all;
}

constexpr schema::Rules some_devices = schema::at_least(1) |
                                       schema::at_most(auth::licence_devices_max) |
                                       help("how many kiosks may be logged in at the same time");

struct NewLicence : schema::Kind {
    constexpr NewLicence() : Kind("newLicence", "newLicences") {}

    schema::Text store{this, "store", required | an_id | help("store of the licence")};
    schema::Count devices{this, "devices", some_devices | schema::initially("10")};
};
constexpr NewLicence new_licence;
static_assert(new_licence.is_unambiguous());
static_assert(licence_devices == 10);  // same as in initially()

struct AddedLicence {
    Licence licence;
    std::string key;
};
constexpr schema::Property<AddedLicence> added_licence_properties[] = {
    {"id", of<within<&AddedLicence::licence, &Licence::id>>, "Identifies the licence."},
    {"store", of<within<&AddedLicence::licence, &Licence::store>>, "Id of the store."},
    {"devices", of<within<&AddedLicence::licence, &Licence::devices_max>>,
     "How many kiosks may be logged in at the same time."},
    {"licenseKey", of<&AddedLicence::key>, "The key. It is only shown here."},
};
constexpr schema::Object<AddedLicence> added_licence{"AddedLicence", "A new licence.",
                                                     added_licence_properties};

AddedLicence add_licence(const Context& context, const schema::Record& asked) {
    const AddedLicence added{{.id = context.world.ids.next(),
                              .store = asked[new_licence.store],
                              .devices_max = asked[new_licence.devices],
                              .created_ms = context.world.clock.now_ms()},
                             auth::make_licence_key(context.world.random)};
    const std::string& store = added.licence.store;
    context.database.write_now([&](storage::Transaction& tx) {
        const std::string account = owner_of_store(tx, store);
        tx.lock(account, store);
        auth::require_room(tx, account, store);
        auth::add_licence(tx, context.pepper, account, added.licence, added.key);
        note(tx, context, account, store, {"addLicence", "licence", added.licence.id});
    });
    return added;
}

void check_change(const schema::Record& asked, base::Problems& problems);

struct LicenceChange : schema::Kind {
    constexpr LicenceChange()
        : Kind("licenceChange", "licenceChanges", schema::Traits{.check = check_change}) {}

    schema::Text id{this, "id",
                    required | an_id | help("id of the licence, from `comanda licence list`")};
    schema::Count devices{this, "devices", some_devices};
    schema::Flag revokes{this, "revoke", help("revoke it and log its kiosks out")};
    schema::Flag restores{this, "restore", help("make a revoked licence valid again")};
};
constexpr LicenceChange licence_change;
static_assert(licence_change.is_unambiguous());

void check_change(const schema::Record& asked, base::Problems& problems) {
    if (asked[licence_change.revokes] && asked[licence_change.restores])
        problems.push_back({"restore", "cannot be combined with revoke"});
}

OwnedLicence require_licence(storage::ReadView& view, const std::string& id, std::int64_t now_ms) {
    for (const std::string& account : storage::all_accounts(view))
        if (auto licence = auth::find_licence(view, account, id, now_ms))
            return {account, *std::move(licence)};
    throw base::Refusal::invalid("id", "is not the id of a licence; see `comanda licence list`");
}

OwnedLicence change_licence(const Context& context, const schema::Record& asked) {
    const std::string& id = asked[licence_change.id];
    const bool revokes = asked[licence_change.revokes], restores = asked[licence_change.restores];
    const std::int64_t now_ms = context.world.clock.now_ms();
    OwnedLicence found;
    context.database.write_now([&](storage::Transaction& tx) {
        const OwnedLicence before = require_licence(tx, id, now_ms);
        tx.lock(before.account, before.licence.store);
        found = require_licence(tx, id, now_ms);
        if (asked.has(licence_change.devices))
            found.licence.devices_max = asked[licence_change.devices];
        if (revokes && !found.licence.is_revoked()) found.licence.revoked_ms = now_ms;
        if (restores) found.licence.revoked_ms = 0;
        auth::update_licence(tx, found.account, found.licence, now_ms);
        found = require_licence(tx, id, now_ms);
        note(tx, context, found.account, found.licence.store,
             {revokes    ? "revokeLicence"
              : restores ? "restoreLicence"
                         : "changeLicence",
              "licence", id});
    });
    return found;
}

constexpr Command licence_commands[] = {
    {.name = "list",
     .help = "List licences: how many kiosks they allow, and how many are logged in",
     .example = "comanda licence list --account 64b5...",
     .takes = one_account,
     .does = many<owned_licence, list_licences>},
    {.name = "add",
     .help = "Create a licence for kiosks of a store",
     .example = "comanda licence add --store 64b5... --devices 4",
     .takes = new_licence,
     .does = one<added_licence, add_licence>,
     .note = shown_once},
    {.name = "set",
     .help = "Extend, revoke or restore a licence",
     .example = "comanda licence set 64b5... --devices 12",
     .takes = licence_change,
     .does = one<owned_licence, change_licence>,
     .first = &licence_change.id},
};

}  // namespace

constexpr Group group::licences{"licence", "Licences of kiosks", licence_commands};

}  // namespace features::admin
