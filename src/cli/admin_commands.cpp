#include "cli/admin_commands.hpp"

namespace cli {

namespace {

using Takes = Parameter::Takes;

constexpr Parameter only_account[] = {
    {"--account", "account", "ID", "only this account"},
};

constexpr Parameter init_parameters[] = {
    {"--account", "account", "NAME", "name of the new account", true},
    {"--store", "store", "NAME", "name of its first store", true},
    {"--timezone", "timezone", "TZ", "for example America/New_York (default UTC)"},
    {"--currency", "currency", "CODE", "ISO 4217, for example EUR (default USD)"},
    {"--owner-email", "ownerEmail", "EMAIL", "sign-in of the owner (default made from the name)"},
    {"--again", "again", "", "although an account has that name already", false, Takes::nothing},
};

constexpr Parameter store_add_parameters[] = {
    {"--account", "account", "ID", "account that gets the store", true},
    {"--name", "name", "NAME", "name of the store", true},
    {"--timezone", "timezone", "TZ", "for example Europe/Rome (default that of the first store)"},
    {"--currency", "currency", "CODE", "for example EUR (default that of the first store)"},
};

constexpr Parameter key_add_parameters[] = {
    {"--account", "account", "ID", "account that the key belongs to", true},
    {"--name", "name", "NAME", "what the key is for"},
    {"--stores", "stores", "A,B", "ids of the only stores it may see", false, Takes::list},
    {"--areas", "areas", "A,B",
     "catalogue, staff, customers, orders, submit, kiosk, reports, sync, admin (default all)",
     false, Takes::list},
    {"--read-only", "readOnly", "", "the key may not write", false, Takes::nothing},
    {"--expires", "expires", "DATE", "2030-12-31 (through that day, UTC) or an ISO time"},
};

constexpr Parameter key_revoke_parameters[] = {
    {"ID", "id", "", "id of the key, from `comanda key list`", true},
};

constexpr Parameter device_parameters[] = {
    {"ID", "id", "", "id of the device, from `comanda device list`", true},
};

constexpr Parameter licence_add_parameters[] = {
    {"--store", "store", "ID", "store that the licence is for", true},
    {"--devices", "devices", "N", "how many kiosks may be logged in at the same time (default 10)"},
};

constexpr Parameter licence_set_parameters[] = {
    {"ID", "id", "", "id of the licence, from `comanda licence list`", true},
    {"--devices", "devices", "N", "how many kiosks may be logged in at the same time"},
    {"--revoke", "revoke", "", "end it and log its kiosks out", false, Takes::nothing},
    {"--restore", "restore", "", "make a revoked one good again", false, Takes::nothing},
};

constexpr Parameter webhook_parameters[] = {
    {"HOOK", "hook", "", "its name, from `comanda webhook list`", true},
    {"--store", "store", "ID", "store whose hook it is", true},
};

constexpr Parameter secrets_parameters[] = {
    {"FILE", "file", "", "where the key is, or is to be", true, Takes::path},
};

constexpr Parameter sign_in_parameters[] = {
    {"EMAIL", "email", "", "address of the sign-in", true},
    {"--account", "account", "ID", "account of the sign-in, where several have the address"},
};

constexpr Parameter user_add_parameters[] = {
    {"--email", "email", "EMAIL", "address of the new sign-in", true},
    {"--user", "user", "ID", "user record of the person who is invited"},
    {"--kiosk", "kiosk", "", "for kiosks of a store, with a password", false, Takes::nothing},
    {"--store", "store", "ID", "store of the kiosks"},
};

constexpr Parameter backup_parameters[] = {
    {"FILE", "file", "", "file to write; must not exist", true, Takes::path},
};

constexpr Parameter again_parameters[] = {
    {"FILE", "file", "", "lines that `comanda erasure list` printed", true, Takes::path},
};

constexpr Parameter verify_parameters[] = {
    {"--audit-heads", "auditHeads", "FILE",
     "lines that `comanda audit head` printed earlier: they must still hold", false, Takes::path},
};

constexpr Parameter export_parameters[] = {
    {"--store", "store", "ID", "store whose catalogue it is", true},
    {"--out", "out", "PATH", "file (json) or folder (csv) to write; must not exist", true,
     Takes::path},
    {"--format", "format", "json|csv", "one JSON file, or a folder of CSV files (default json)"},
};

constexpr Parameter import_parameters[] = {
    {"--store", "store", "ID", "store that gets the catalogue", true},
    {"--in", "in", "PATH", "what `comanda export` wrote: the JSON file or the CSV folder", true,
     Takes::path},
    {"--dry-run", "dryRun", "", "check everything, write nothing", false, Takes::nothing},
};

constexpr std::string_view shown_once = "Keep the secrets safe: they are not shown again.";

constexpr AdminCommand commands[] = {
    {"", "init", "init", "Make an account with its first store, keys and sign-ins",
     "comanda init --account \"Blue Door\" --store Downtown --timezone America/New_York",
     init_parameters, shown_once},
    {"store", "add", "store/add", "Add a store to an account",
     "comanda store add --account 64b5... --name Uptown --timezone America/New_York",
     store_add_parameters},
    {"store", "list", "store/list", "List stores", "comanda store list --json", only_account},
    {"key", "add", "key/add", "Issue an API key",
     "comanda key add --account 64b5... --areas catalogue,orders --read-only --expires 2030-12-31",
     key_add_parameters, shown_once},
    {"key", "list", "key/list", "List API keys (never the keys themselves)",
     "comanda key list --account 64b5...", only_account},
    {"key", "revoke", "key/revoke", "End an API key; holds within 5 seconds everywhere",
     "comanda key revoke 64b5...", key_revoke_parameters},
    {"user", "add", "user/add", "Invite a person, or make a sign-in for kiosks",
     "comanda user add --email ines@blue-door.example --user 64b5...", user_add_parameters,
     "Hand the link or the password over: it is not shown again."},
    {"user", "list", "user/list", "List sign-ins", "comanda user list", only_account},
    {"user", "reset", "user/reset", "Make a one-time link to set a new password",
     "comanda user reset owner@blue-door.example", sign_in_parameters,
     "Open the link at your server's address; it works once, for 24 hours."},
    {"user", "revoke", "user/revoke", "Switch a sign-in off",
     "comanda user revoke kiosk@blue-door.example", sign_in_parameters},
    {"device", "list", "device/list", "List devices: tills, tablets and kiosks",
     "comanda device list --account 64b5...", only_account},
    {"device", "block", "device/block", "Refuse a device from now on",
     "comanda device block 64b5...", device_parameters},
    {"device", "unblock", "device/unblock", "Let a blocked device in again",
     "comanda device unblock 64b5...", device_parameters},
    {"licence", "list", "licence/list",
     "List licences: for how many kiosks, and how many are logged in",
     "comanda licence list --account 64b5...", only_account},
    {"licence", "add", "licence/add", "Make a licence for kiosks of a store",
     "comanda licence add --store 64b5... --devices 4", licence_add_parameters, shown_once},
    {"licence", "set", "licence/set", "Extend, revoke or restore a licence",
     "comanda licence set 64b5... --devices 12", licence_set_parameters},
    {"webhook", "list", "webhook/list",
     "List webhooks: which addresses are called, and how it goes",
     "comanda webhook list --account 64b5...", only_account},
    {"webhook", "pause", "webhook/pause", "Let what a webhook is to hear wait",
     "comanda webhook pause closeOrder --store 64b5...", webhook_parameters},
    {"webhook", "resume", "webhook/resume", "Let a paused webhook hear of all that waits",
     "comanda webhook resume closeOrder --store 64b5...", webhook_parameters},
    {"secrets", "move", "secrets/move",
     "Seal the secrets of the database with a key in a file beside it, made if it is not there",
     "comanda secrets move /etc/comanda/secret", secrets_parameters,
     "From now on start with --secret-file. Keep a copy of the file apart from backups: without it "
     "nothing opens."},
    {"job", "list", "job/list", "List timed work: when it is due, who does it, how it went",
     "comanda job list --account 64b5...", only_account},
    {"", "export", "export", "Write a store's catalogue, pictures included, to files",
     "comanda export --store 64b5... --out menu --format csv", export_parameters},
    {"", "import", "import",
     "Bring a catalogue into a store, all or nothing; what has the name of a record changes it",
     "comanda import --store 64b5... --in menu --dry-run", import_parameters},
    {"", "backup", "backup", "Write a consistent copy of a SQLite database; a server may run",
     "comanda backup /var/backups/comanda-monday.db", backup_parameters},
    {"", "verify", "verify", "Check everything the database holds; exit code 1 on any problem",
     "comanda verify --audit-heads /mnt/elsewhere/heads", verify_parameters},
    {"audit",
     "head",
     "audit/head",
     "Print the head of each audit, a line each, to be kept where nobody can change it",
     "comanda audit head >> /mnt/elsewhere/heads",
     only_account,
     {},
     "line"},
    {"erasure",
     "list",
     "erasure/list",
     "List who was erased, a line each without a name, to be kept beside backups",
     "comanda erasure list > /mnt/elsewhere/erasures",
     only_account,
     {},
     "line"},
    {"erasure", "again", "erasure/again", "Erase once more whom a restored backup has brought back",
     "comanda erasure again /mnt/elsewhere/erasures", again_parameters},
};

constexpr Group groups[] = {
    {"store", "Stores: add, list"},
    {"key", "API keys: add, list, revoke"},
    {"user", "Sign-ins: add, list, reset, revoke"},
    {"device", "Devices: list, block, unblock"},
    {"licence", "Licences of kiosks: list, add, set"},
    {"webhook", "Webhooks: list, pause, resume"},
    {"secrets", "Secrets of the database: move"},
    {"job", "Timed work: list"},
    {"audit", "The audit: head"},
    {"erasure", "People who were erased: list, again"},
};

}  // namespace

std::span<const AdminCommand> admin_commands() { return commands; }
std::span<const Group> admin_groups() { return groups; }

}  // namespace cli
