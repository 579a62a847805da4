#include "features/menu/pull/preview.hpp"

#include "features/records/compose.hpp"
#include "kinds/all.hpp"
#include "kinds/image.hpp"
#include "schema/json.hpp"
#include "schema/members.hpp"

#include <algorithm>

namespace features::pull {
namespace {

using kinds::StoredKind;
using schema::Record;
using Members = std::vector<std::pair<std::string, std::string>>;

class Previewer {
public:
    Previewer(const Plan& plan, const Menu& source, int decimals)
        : plan_(plan), source_(source), decimals_(decimals) {
        for (const auto& change : plan.future.changes())
            if (change->is_new()) new_names_.emplace(change->id, '#' + source_of(*change));
    }

    Preview make() {
        for (const auto& change : plan_.future.changes())
            if (change->is_change()) note(*change);
        for (const Kept& kept : plan_.kept) note(kept);
        return in_order();
    }

private:
    std::string source_of(const Change& change) const {
        const Item* item = source_.find(*change.kind, change.root);
        return item ? item->id : std::string();
    }

    // The members that clients know, with new records by their names. Of a new record only those
    // that have a value.
    Members members_of(Record record, bool is_new = false) const {
        rename_all(record, [&](const std::string& id) {
            const auto name = new_names_.find(id);
            return name == new_names_.end() ? id : name->second;
        });
        Members all = schema::read_members(is_new ? schema::write_json(record, decimals_)
                                                  : schema::write_document(record, decimals_));
        std::erase_if(all, [&](const auto& member) {
            const auto match = record.kind().find(member.first);
            return match.field && (match.spelling != schema::Kind::Spelling::name ||
                                   is_of_server(record.kind(), *match.field));
        });
        return all;
    }
    // `isDelete` repeats the status.
    static bool is_of_server(const schema::Kind& kind, const schema::Field& field) {
        const bool is_picture = kinds::has_image(kind) && field.name.starts_with("image");
        return field.name == "imageVersion" || field.name == "isDelete" ||
               (field.rules.server_owned && !is_picture);
    }

    static std::string value_in(const schema::ByName<Members::value_type>& members,
                                const std::string& name) {
        const auto* member = members.find(name);
        return member ? member->second : "null";
    }

    static std::string_view word_of(const Change& change) {
        if (change.is_new()) return "create";
        if (change.is_inactivation()) return "inactivate";
        return !change.was_active() && change.is_active() ? "activate" : "change";
    }

    void note(const Change& change) {
        const Members before = change.is_new() ? Members() : members_of(*change.before);
        const Members after = members_of(change.after, change.is_new());
        const schema::ByName old(before), now(after);
        PreviewRecord record{change.kind,       change.is_new() ? std::string() : change.id,
                             source_of(change), records::name_of(change.after),
                             word_of(change),   {}};
        for (const std::string& name : schema::changed_names(before, after))
            record.fields.push_back({name, value_in(old, name), value_in(now, name)});
        if (record.fields.empty()) return;
        places_.emplace(change.id, all_.size());
        all_.push_back(std::move(record));
    }

    void note(const Kept& kept) {
        const auto place = places_.find(kept.copy->id);
        if (place == places_.end())
            all_.push_back({kept.copy->kind,
                            kept.copy->id,
                            kept.item->id,
                            records::name_of(kept.copy->record),
                            "keep",
                            {}});
        auto& fields = place == places_.end() ? all_.back().fields : all_[place->second].fields;
        const Members here = members_of(kept.copy->record), there = members_of(kept.wanted);
        const schema::ByName its(here), wanted(there);
        for (const std::string& name : kept.fields)
            if (std::ranges::find(fields, name, &PreviewField::name) == fields.end())
                fields.push_back({name, value_in(its, name), value_in(wanted, name), true});
    }

    static std::size_t weight_of(const PreviewRecord& record) {
        std::size_t bytes = 200 + record.name.size();
        for (const PreviewField& field : record.fields)
            bytes += 60 + field.name.size() + field.before_json.size() + field.after_json.size();
        return bytes;
    }

    Preview in_order() {
        const auto place_of = [](const PreviewRecord& record) {
            return std::ranges::find(kinds::catalogue, record.kind) - std::begin(kinds::catalogue);
        };
        std::ranges::sort(all_, [&](const PreviewRecord& a, const PreviewRecord& b) {
            return std::tuple(place_of(a), std::string_view(a.name), std::string_view(a.id),
                              std::string_view(a.source_id)) <
                   std::tuple(place_of(b), std::string_view(b.name), std::string_view(b.id),
                              std::string_view(b.source_id));
        });
        Preview preview;
        std::size_t bytes = 0;
        for (PreviewRecord& record : all_) {
            if ((bytes += weight_of(record)) <= preview_bytes_max)
                preview.records.push_back(std::move(record));
            else
                ++preview.left_out;
        }
        return preview;
    }

    const Plan& plan_;
    const Menu& source_;
    const int decimals_;
    std::unordered_map<std::string, std::string> new_names_;  // by the id made for this dry run
    std::vector<PreviewRecord> all_;
    std::unordered_map<std::string, std::size_t> places_;  // in all_, by id
};

}  // namespace

Preview preview_of(const Plan& plan, const Menu& source, int decimals) {
    return Previewer(plan, source, decimals).make();
}

}  // namespace features::pull
