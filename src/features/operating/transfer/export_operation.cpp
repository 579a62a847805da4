// A store's catalogue as a file.
#include "api/made_answer.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/operating/transfer/catalogue.hpp"
#include "features/operating/transfer/operations.hpp"
#include "features/operating/transfer/parameters.hpp"
#include "features/records/operations.hpp"
#include "features/records/read.hpp"
#include "features/records/record_answers.hpp"

namespace features::transfer {
namespace {

using api::Call;
using base::Refusal;

constexpr std::size_t export_bytes_max = std::size_t{64} << 20;
constexpr std::size_t part_bytes = 1 << 20;

// What is asked for.
struct Asked {
    Extent extent;
    bool is_csv = false;
};
Asked read_asked(const Call& call) {
    Asked asked{.extent = {.kind = kind_in(call.query),
                           .has_pictures = false,
                           .bytes_max = export_bytes_max}};
    const std::string_view format =
        call.query.get("format").value_or(asked.extent.kind ? "csv" : "json");
    base::Problems problems;
    asked.is_csv = format == "csv";
    if (!asked.is_csv && format != "json") problems.push_back({"format", "must be json or csv"});
    asked.extent.has_pictures = call.query.flag("pictures", problems);
    if (asked.is_csv && !asked.extent.kind)
        problems.push_back({"kind", "is required with csv, which has the records of one kind"});
    if (!asked.is_csv && asked.extent.kind)
        problems.push_back({"kind", "goes with csv only: a JSON file has all kinds"});
    if (asked.is_csv && asked.extent.has_pictures)
        problems.push_back({"pictures", "go with json only"});
    if (!problems.empty()) throw Refusal::invalid(std::move(problems));
    return asked;
}

std::string text_of(const Asked& asked, storage::ReadView& view, const std::string& account,
                    const std::string& store) {
    const Catalogue catalogue = catalogue_of(view, account, store, asked.extent);
    if (!asked.is_csv) return to_json(catalogue);
    const auto files = to_csv(catalogue);
    return files.empty() ? "id,name\r\n" : files.begin()->second;
}

// Made whole by a worker, from one snapshot, and handed out in parts.
std::unique_ptr<api::StreamedAnswer> open_export(const Call& call, storage::ReadView& view) {
    records::require_store(view, *call.principal, call.path["store"]);
    const Asked asked = read_asked(call);
    auto append = [asked, account = call.principal->account,
                   store = base::lower_ascii(call.path["store"]), text = std::string(),
                   place = std::string::npos](storage::ReadView& later, std::string& out) mutable {
        if (place == std::string::npos) {
            text = text_of(asked, later, account, store);
            place = 0;
        }
        out.append(text, place, part_bytes);
        place = std::min(place + part_bytes, text.size());
        return place < text.size();
    };
    const std::string name =
        asked.is_csv ? std::string(asked.extent.kind->name) + ".csv" : "menu.json";
    return api::made_answer("", std::move(append),
                            {.is_slow = true, .describe = [asked, name](http::Response& response) {
                                 if (asked.is_csv)
                                     response.content_type = "text/csv; charset=utf-8";
                                 response.set("Content-Disposition",
                                              "attachment; filename=\"" + name + '"');
                             }});
}

constexpr api::Parameter format_parameter{
    "format",
    api::in_query,
    api::words("json|csv"),
    R"("csv")",
    "`json`: one file with all kinds. `csv`: the records of one `kind`, for spreadsheets. By "
    "default csv with a kind, else json.",
    nullptr,
    true};
constexpr api::Parameter kind_parameter{
    "kind",
    api::in_query,
    api::any_text,
    R"("menuItem")",
    "Kind of the records of a CSV file. Without it the file is JSON.",
    nullptr,
    true};
constexpr api::Parameter pictures_parameter{
    "pictures",
    api::in_query,
    api::words("true|false"),
    R"("false")",
    "If true, a JSON file includes the pictures, in base64. By default it does not.",
    nullptr,
    true};

constexpr schema::Member file_members[] = {
    {"images",
     {.holds = schema::Holds::text, .is_optional = true, .is_map = true},
     "Pictures in base64, by the name that records have as `imageUrl`."},
    {"category",
     {.holds = schema::Holds::open, .is_list = true, .is_optional = true},
     "Categories, each with an `id` by which others refer to it: `#category-1`. Likewise for every "
     "other kind."},
};

}  // namespace

constexpr schema::Description catalogue_file{
    "CatalogueFile", "All records of a store's menu, without ids and times.", file_members};

const api::Operation export_catalogue{
    .name = "export",
    .subject = &records::store_subject,
    .id = "exportCatalogue",
    .summary = "Export a menu",
    .description =
        "Returns a store's menu as a file, inactive records too, at most 64 MiB. Records have no "
        "ids and times, so that two stores with the same menu export the same file; staff roles "
        "are left out. In a CSV file records of other kinds are named: `#category:Soups`. Text "
        "that a spreadsheet would run as a formula has an apostrophe before it.",
    .run = open_export,
    .answer = api::one(catalogue_file),
    .parameters = {&format_parameter, &kind_parameter, &pictures_parameter},
    .failures = {409},
    .is_export = [](std::string_view) { return true; }};

}  // namespace features::transfer
