// Patches laid over records, and the references that records hold.
#include "base/text.hpp"
#include "base/world.hpp"
#include "schema/json.hpp"
#include "schema/members.hpp"
#include "schema/scalar.hpp"

#include <algorithm>

namespace schema {
namespace {

bool is_same(const Record::Value& sent, const Record::Value& stored) {
    if (std::holds_alternative<Null>(sent)) return std::holds_alternative<std::monostate>(stored);
    return sent == stored;
}

// Of the values sent under several spellings, the one that the client has edited.
const Record::Value& edited_value(const Field& field, const Record& record, const Patch& patch,
                                  Problems& problems) {
    const Record::Value& stored = record.at(field);
    const Record::Value* edited = &patch.record.at(field);
    for (const Patch::Rival& rival : patch.rivals) {
        if (rival.field != &field || is_same(rival.value, stored) || rival.value == *edited)
            continue;
        if (!is_same(*edited, stored))
            problems.push_back({rival.spelling, "disagrees with " + std::string(field.name)});
        else
            edited = &rival.value;
    }
    return *edited;
}

const Patch::Excess* excess_of(const Field& field, const Record& record, const Patch& patch) {
    for (const Patch::Excess& excess : patch.excesses)
        if (excess.field == &field && patch.record.at(field) != record.at(field)) return &excess;
    return nullptr;
}

bool is_settled(const Field& field, const Record& record) {
    return field.rules.server_owned || (field.rules.create_only && record.has(field));
}

void merge_field(const Field& field, Record& record, const Patch& patch, Problems& problems) {
    if (is_settled(field, record) || patch.record.at(field).index() == 0) return;
    if (const auto* excess = excess_of(field, record, patch))
        return problems.push_back(excess->problem);
    const Record::Value& value = edited_value(field, record, patch, problems);
    if (!std::holds_alternative<Null>(value))
        record.at(field) = value;
    else if (field.rules.required)
        problems.push_back({std::string(field.name), "is required"});
    else
        record.at(field) = initial_value(field);
}

void merge_unknown(Record& record, const Record& patch, Problems& problems) {
    const std::size_t allowed = std::max(unknown_fields_max, record.unknown.size());
    merge_members(record.unknown, patch.unknown);
    std::erase_if(record.unknown, [](const auto& member) { return member.second == "null"; });
    if (record.unknown.size() > allowed)
        problems.push_back({record.unknown[allowed].first, std::string(one_unknown_too_many)});
}

// Whether a problem is about the field: for `price` one with the path "price", "priceStr",
// "price[2]" or "price.x", or the same of an alias.
bool is_blamed(const Field& field, const Problems& problems) {
    auto is_about = [](std::string_view path, std::string_view name) {
        if (!path.starts_with(name)) return false;
        path.remove_prefix(name.size());
        return path.empty() || path.front() == '[' || path.front() == '.';
    };
    return std::any_of(problems.begin(), problems.end(), [&](const Problem& problem) {
        if (is_about(problem.path, field.name)) return true;
        if (field.has_twin() && names::is_twin_of(problem.path, field.name)) return true;
        return std::any_of(field.rules.aliases.begin(), field.rules.aliases.end(), [&](auto alias) {
            return !alias.empty() && is_about(problem.path, alias);
        });
    });
}

class LinkFinder {
public:
    explicit LinkFinder(std::vector<Link>& links) : links_(links) {}

    void find_in(const Record& record, const std::string& prefix) {
        for (const Field* field : record.kind().fields())
            if (record.has(*field)) find_in(*field, record.at(*field), prefix);
    }

private:
    void find_in(const Field& field, const Record::Value& value, const std::string& prefix) {
        auto* records = std::get_if<std::vector<Record>>(&value);
        if (!records && (field.rules.refers_to.empty() || field.rules.form_only)) return;
        const std::string path = prefix + std::string(field.name);
        if (records) {
            for (std::size_t i = 0; i < records->size(); ++i)
                find_in((*records)[i], field.type == Type::record ? path + '.' : at(path, i) + '.');
            return;
        }
        find_ids(field, value, path);
    }

public:
    // In a field that is no nested record.
    void find_ids(const Field& field, const Record::Value& value, const std::string& path) {
        if (field.type == Type::reference) add(field, path, std::get<std::string>(value));
        if (auto* ids = std::get_if<std::vector<std::string>>(&value))
            for (std::size_t i = 0; i < ids->size(); ++i) add(field, at(path, i), (*ids)[i]);
        if (field.type == Type::links) find_in_raw(field, path, std::get<RawJson>(value).text);
    }

private:
    void find_in_raw(const Field& field, const std::string& path, const std::string& raw) {
        std::size_t i = 0;
        for (const std::string& element : elements_of(raw)) {
            const std::string place = at(path, i++);
            if (auto id = text_of(element))
                add(field, place, *id);
            else if (element.starts_with('{'))
                find_in_object(field, place, element);
        }
    }

    void find_in_object(const Field& field, const std::string& path, const std::string& element) {
        const auto members = read_members(element);
        for (std::string_view name : {field.rules.link_member, std::string_view("id")})
            for (const auto& [member, raw] : members)
                if (member == name && field.is_link_member(member))
                    if (auto id = text_of(raw); id && !id->empty())
                        return add(field, path + '.' + member, *id);
    }

    void add(const Field& field, std::string path, const std::string& id) {
        if (base::is_id(id)) links_.push_back({&field, std::move(path), base::lower_ascii(id)});
    }

    static std::string at(const std::string& path, std::size_t i) {
        return path + '[' + std::to_string(i) + ']';
    }

    std::vector<Link>& links_;
};

}  // namespace

void merge(Record& record, const Patch& patch, Problems& problems) {
    problems.append(patch.problems);
    for (const auto& [field, problem] : patch.of_create)
        if (!record.has(*field)) problems.push_back(problem);
    for (const Field* field : record.kind().fields()) merge_field(*field, record, patch, problems);
    merge_unknown(record, patch.record, problems);
}

void complete(Record& record, Problems& problems) {
    for (const Field* field : fill_in(record))
        if (!is_blamed(*field, problems))
            problems.push_back({std::string(field->name), "is required"});
}

std::vector<Link> links_of(const Record& record) {
    std::vector<Link> links;
    LinkFinder(links).find_in(record, {});
    return links;
}

std::vector<std::string> ids_in(const Record& record, const Field& field) {
    std::vector<Link> links;
    if (record.has(field)) LinkFinder(links).find_ids(field, record.at(field), {});
    std::vector<std::string> ids;
    for (Link& link : links) ids.push_back(std::move(link.id));
    return ids;
}

}  // namespace schema
