#include "features/operating/audit/answers.hpp"

#include "base/csv.hpp"
#include "base/time_text.hpp"
#include "features/operating/audit/verify.hpp"

namespace features::audit {
namespace {

using schema::of;
using storage::AuditEntry;

template <auto member>
const auto& in_entry(const ShownEntry& shown) {
    return shown.entry.*member;
}
template <auto member>
const auto& said(const ShownEntry& shown) {
    return shown.entry.said.*member;
}
template <auto member>
const auto& in_author(const ShownEntry& shown) {
    return shown.author.*member;
}
std::string time_of(const ShownEntry& shown) { return base::iso_time(shown.entry.said.at_ms); }
std::vector<std::string_view> fields_of(const ShownEntry& shown) {
    std::vector<std::string_view> fields;
    for (std::string_view names = shown.entry.said.fields; !names.empty();) {
        fields.push_back(names.substr(0, names.find(' ')));
        names.remove_prefix(std::min(fields.back().size() + 1, names.size()));
    }
    return fields;
}

// A member of the answer that is also a column of the file.
struct Column {
    std::string_view name;  // in the file
    schema::Property<ShownEntry> property;
    void (*append)(std::string& out, const ShownEntry& from);
};
// Empty for "" and 0.
template <auto get>
void append_cell(std::string& out, const ShownEntry& from) {
    const auto& value = std::invoke(get, from);
    if constexpr (std::integral<std::remove_cvref_t<decltype(value)>>) {
        if (value != 0) out += std::to_string(value);
    } else {
        if (!value.empty()) base::append_text(out, value);
    }
}
template <auto get>
constexpr Column column(std::string_view name, std::string_view help,
                        const schema::Binding<ShownEntry>& binding = of<get>) {
    return {name, {name, binding, help}, append_cell<get>};
}
template <auto get>
constexpr Column column_if(std::string_view name, std::string_view help) {
    return column<get>(name, help, schema::unless_empty<get>);
}

constexpr Column columns[] = {
    column<in_entry<&Entry::number>>("number",
                                     "Number of the entry in the store or account, without gaps."),
    column<time_of>("at", "When it was requested.", schema::instant<said<&AuditEntry::at_ms>>),
    {"whoKind",
     {"kind", of<in_author<&auth::Author::kind>>,
      "How they identified themselves: an API key, a sign-in, a command on the server, or a job.",
      auth::author_kinds},
     append_cell<in_author<&auth::Author::kind>>},
    {"who",
     {"id", of<said<&AuditEntry::who>>,
      "Id of the key or sign-in; the name of a command; empty if nobody was recognised."},
     append_cell<said<&AuditEntry::who>>},
    column<in_author<&auth::Author::name>>("name",
                                           "Name of the key, e-mail of the person, or else the "
                                           "id."),
    column_if<said<&AuditEntry::session>>("session",
                                          "Id of the session of a person, or of a paired device."),
    column_if<&ShownEntry::device>("device",
                                   "Name of the paired device at which it was done, by the device "
                                   "or by a person whose pin was entered there."),
    column_if<said<&AuditEntry::network>>(
        "network",
        "Network of the caller: the first 24 bits of an IPv4 address, the first 48 of an IPv6 "
        "address."),
    column<said<&AuditEntry::operation>>(
        "operation", "What was done: the name of the operation in this document, or of a command."),
    column_if<said<&AuditEntry::kind>>("kind", "Kind of the object that was changed or read."),
    column_if<said<&AuditEntry::id>>("id", "Its id."),
    column_if<said<&AuditEntry::revision>>("revision", "Revision of the record afterwards."),
    column<said<&AuditEntry::fields>>(
        "fields", "Names of the fields that the request sent; never their values.", of<fields_of>),
    column<said<&AuditEntry::outcome>>("outcome", "`done`, or the reason why it was not done."),
    column<in_entry<&Entry::hash>>("hash", "Hash of this entry and the hash of the one before it."),
};
constexpr const schema::Property<ShownEntry>& member(std::string_view name) {
    const Column* found = columns;
    while (found->name != name) ++found;
    return found->property;
}

constexpr schema::Property<ShownEntry> who_properties[] = {member("whoKind"), member("who"),
                                                           member("name")};
constexpr schema::Object<ShownEntry> who_answer{"AuditWho", "Who did it.", who_properties};
ShownEntry who_of(const ShownEntry& shown) { return shown; }

constexpr schema::Property<ShownEntry> entry_properties[] = {
    member("number"),
    member("at"),
    {"who", schema::object<who_of, who_answer>, "Who did it."},
    member("operation"),
    member("session"),
    member("device"),
    member("network"),
    member("kind"),
    member("id"),
    member("revision"),
    member("fields"),
    member("outcome"),
    member("hash"),
};

constexpr schema::Property<ShownPage> page_properties[] = {
    {"entries",
     schema::json_of<&ShownPage::entries>({.holds = schema::Holds::object, .of = &entry_answer}),
     "The entries. With filters a page may have few or none even if more follow."},
    {"more", of<&ShownPage::has_more>, "Whether there may be older ones."},
    {"next",
     of<[](const ShownPage& it) { return it.has_more ? std::optional(it.last) : std::nullopt; }>,
     "The value of `before` for the next page, as long as there may be more."},
};

constexpr schema::Property<ShownHead> head_properties[] = {
    {"store", schema::unless_empty<[](const ShownHead& it) { return it.chain.store; }>,
     "Id of the store; absent for the account."},
    {"account", of<[](const ShownHead& it) { return it.chain.account; }>, "Id of the account."},
    {"number", of<[](const ShownHead& it) { return it.head.number; }>,
     "Number of the last entry; 0 if there is none."},
    {"hash", of<[](const ShownHead& it) { return it.head.hash; }>,
     "Its hash, which covers all entries up to it."},
    {"at", schema::instant<&ShownHead::at_ms>, "When it was written."},
    {"line", of<[](const ShownHead& it) { return line_of(it.chain, it.head); }>,
     "The head in one line, to be kept elsewhere: later `comanda verify --audit-heads FILE` checks "
     "whether the entries are still the same."},
};

template <class Append>
void append_line(std::string& out, Append append) {
    for (const Column& one : columns) {
        if (&one != columns) out += ',';
        append(one);
    }
    out += "\r\n";
}

}  // namespace

constexpr schema::Object<ShownEntry> entry_answer{
    "AuditEntry", "Something that was done or refused.", entry_properties};
constexpr schema::Object<ShownPage> page_answer{"AuditEntries", "Entries, the newest first.",
                                                page_properties};
constexpr schema::Object<ShownHead> head_answer{
    "ChainHead", "The last entry of a store or account.", head_properties};

void append_header(std::string& out) {
    append_line(out, [&](const Column& one) { out += one.name; });
}

void append_row(std::string& out, const ShownEntry& shown) {
    append_line(out, [&](const Column& one) { one.append(out, shown); });
}

}  // namespace features::audit
