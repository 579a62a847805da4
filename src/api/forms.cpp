#include "api/forms.hpp"

#include "api/openapi_chapters.hpp"
#include "api/router.hpp"
#include "base/json_text.hpp"
#include "kinds/all.hpp"
#include "kinds/write_privileges.hpp"
#include "schema/describe.hpp"

#include <algorithm>
#include <stdexcept>

namespace api {
namespace {

using base::json_array;
using base::json_string;
using base::JsonObject;
using kinds::StoredKind;

// The operations that pages call, by their names and by those of their paths here.
constexpr std::pair<std::string_view, std::string_view> path_names[] = {
    {"one", "read"},
    {"create", "create"},
    {"update", "update"},
    {"inactivate", "inactivate"},
    {"activate", "activate"},
    {"history", "history"},
    {"undo", "undo"},
    {"image", "upload_image"},
    {"removeImage", "remove_image"}};

// A row of the kind and its usual path.
struct Place {
    const Route* route = nullptr;
    std::string path{};
};

class KindForm {
public:
    KindForm(const std::vector<Route>& routes, std::string_view segment, const StoredKind& kind)
        : segment_(segment), kind_(kind) {
        for (const Route& route : routes)
            if (route.kind == &kind) routes_.push_back(&route);
    }

    std::string text() const {
        const schema::Presented& shown = kind_.traits.shown;
        JsonObject out;
        out.text("kind", kind_.name)
            .text("label", schema::title_of(kind_))
            .text("plural", schema::plural_title_of(kind_))
            .text("group", shown.group)
            .text("about", shown.about.empty() ? kind_.traits.about : shown.about)
            .flag("ofAccount", kind_.traits.is_of_account)
            .text("named", kind_.traits.named_by)
            .raw("titles", titles())
            .raw("views", views())
            .raw("paths", paths());
        add_privileges(out);
        return out.raw("sections", schema::form_sections(kind_)).raw("fields", fields()).done();
    }

private:
    std::string path_of(const Route& route) const {
        return Router::spelled_out(route.paths.front(), segment_).front();
    }

    // The row with this operation; where there are several, the one with the shortest path.
    Place place_of(std::string_view operation) const {
        Place found;
        for (const Route* route : routes_) {
            if (route->operation.name != operation) continue;
            std::string path = path_of(*route);
            if (!found.route || path.size() < found.path.size()) found = {route, std::move(path)};
        }
        return found;
    }

    // Stores and accounts are themselves what their paths begin with.
    std::string of_one(std::string path) const {
        const std::string own = '{' + std::string(kind_.name) + '}';
        if (const auto at = path.find(own); at != path.npos) path.replace(at, own.size(), "{id}");
        return path;
    }

    std::string paths() const {
        JsonObject out;
        for (const auto& [name, operation] : path_names)
            if (const Place place = place_of(operation); place.route)
                out.text(name, of_one(place.path));
        return out.done();
    }

    std::string titles() const {
        std::vector<std::string> titles;
        for (std::string_view fields : kind_.traits.shown.titles)
            titles.push_back(json_string(fields));
        if (titles.empty()) titles.push_back(json_string(kind_.traits.named_by));
        return json_array(titles);
    }

    std::string view_of(const Route& route) const {
        const std::string path = path_of(route);
        const std::string id = path.substr(path.rfind('/') + 1);
        const std::string_view facet = *route.operation.table;
        JsonObject fixed;
        if (!facet.empty()) {
            const schema::Field& field = *kind_.facet_field();
            if (field.type == schema::Type::count)
                fixed.raw(field.name, facet);
            else
                fixed.text(field.name, facet);
        }
        return JsonObject()
            .text("id", id)
            .text("label", facet.empty() ? schema::plural_title_of(kind_) : schema::spoken(id))
            .text("list", path)
            .raw("fixed", fixed.done())
            .done();
    }

    std::string views() const {
        std::vector<std::string> views;
        for (const Route* route : routes_)
            if (route->operation.table && route->methods.front() == http::Method::get)
                views.push_back(view_of(*route));
        return json_array(views);
    }

    static std::string_view held_in(const Needs& needs) {
        if (needs.demand.in_any_store) return "anyStore";
        return needs.demand.in_every_store ? "everyStore" : "store";
    }

    void add_privileges(JsonObject& out) const {
        const Place read = place_of("read"), update = place_of("update"),
                    history = place_of("history");
        if (!read.route) throw std::logic_error("no row reads a " + std::string(kind_.name));
        std::vector<std::string> see;
        for (std::string_view id : read.route->needs.demand.any_of.names())
            see.push_back(json_string(id));
        out.raw("see", json_array(see)).text("seeIn", held_in(read.route->needs));
        out.text("change", kinds::privilege_of(kind_).id());
        if (update.route) out.text("changeIn", held_in(update.route->needs));
        if (!history.route) return;
        for (std::string_view id : history.route->needs.demand.any_of.names())
            out.text("history", id);
    }

    std::string fields() const {
        return schema::form_fields(kind_, [&](const schema::Field& field, JsonObject& out) {
            const auto own = kinds::privilege_of(kind_, field.name);
            if (own != kinds::privilege_of(kind_)) out.text("privilege", own.id());
        });
    }

    const std::string_view segment_;
    const StoredKind& kind_;
    std::vector<const Route*> routes_{};
};

// As the chapters of the API document have them.
std::vector<const StoredKind*> in_order() {
    std::vector<std::string_view> titles;
    for (const Chapter& chapter : chapters())
        titles.insert(titles.end(), chapter.subjects.begin(), chapter.subjects.end());
    std::vector<const StoredKind*> all(std::begin(kinds::all), std::end(kinds::all));
    std::ranges::stable_sort(all, {}, [&](const StoredKind* kind) {
        return std::ranges::find(titles, schema::plural_of(schema::spoken(kind->name))) -
               titles.begin();
    });
    return all;
}

}  // namespace

std::string form_descriptions(const std::vector<Route>& routes, std::string_view segment) {
    std::vector<std::string> forms;
    for (const StoredKind* kind : in_order())
        forms.push_back(KindForm(routes, segment, *kind).text());
    return JsonObject().raw("kinds", json_array(forms)).done();
}

}  // namespace api
