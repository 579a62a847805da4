// Exports the catalogue of a store to files, and imports it.
#include "base/file.hpp"
#include "base/nearest.hpp"
#include "base/refusal.hpp"
#include "features/operating/admin/commands.hpp"
#include "features/operating/transfer/import.hpp"
#include "kinds/all.hpp"

#include <array>
#include <filesystem>
#include <set>

namespace features::admin {
namespace {

using base::Refusal;
using schema::of;
namespace files = std::filesystem;

constexpr std::string_view images_folder = "images";
constexpr std::size_t file_bytes_max = std::size_t{1} << 30;

Refusal file_failure(const files::path& path, std::string sentence) {
    return Refusal::conflict("file_failed", path.string() + ": " + std::move(sentence));
}

void write_file(const files::path& path, std::string_view bytes) {
    try {
        base::write_new_file(path, bytes);
    } catch (const base::FileError& error) {
        throw Refusal::conflict("file_failed", error.what());
    }
}

// Links are refused: one in a folder that somebody else made may point to any file on this machine.
std::string read_file(const files::path& path) {
    try {
        return base::read_file(path, base::Links::refuse, file_bytes_max);
    } catch (const base::FileError& error) {
        throw Refusal::conflict("file_failed", error.what());
    }
}

void write_folder(const files::path& folder, const transfer::Catalogue& catalogue) {
    std::error_code error;
    if (!catalogue.pictures.empty())
        files::create_directories(folder / images_folder, error);
    else
        files::create_directories(folder, error);
    if (error) throw file_failure(folder, error.message());
    for (const auto& [name, text] : transfer::to_csv(catalogue)) write_file(folder / name, text);
    for (const auto& [name, bytes] : catalogue.pictures) write_file(folder / name, bytes);
}

std::string file_of(const kinds::StoredKind& kind) { return std::string(kind.name) + ".csv"; }

// A problem for a file that is not named after a kind, so that a misspelt name is not overlooked.
bulk::Entry unknown_file(const std::string& name) {
    std::vector<std::string> files;
    for (const kinds::StoredKind* kind : kinds::catalogue) files.push_back(file_of(*kind));
    const std::vector<std::string_view> known(files.begin(), files.end());
    return {.place = name,
            .kind = nullptr,
            .id = {},
            .json = {},
            .problems = {{"", "is not named after a kind" + base::did_you_mean(name, known) +
                                  " An export shows the valid names"}}};
}

std::set<std::string> csv_files_in(const files::path& folder) {
    std::set<std::string> names;
    std::error_code error;
    for (const auto& file : files::directory_iterator(folder, error))
        if (file.path().extension() == ".csv") names.insert(file.path().filename().string());
    if (error) throw file_failure(folder, error.message());
    return names;
}

transfer::Catalogue read_folder(const files::path& folder) {
    transfer::Catalogue catalogue;
    std::set<std::string> unknown = csv_files_in(folder);
    std::vector<const kinds::StoredKind*> present;
    for (const kinds::StoredKind* kind : kinds::catalogue)
        if (unknown.erase(file_of(*kind)) == 1) present.push_back(kind);
    for (const std::string& name : unknown) catalogue.entries.push_back(unknown_file(name));
    for (const kinds::StoredKind* kind : present)
        for (bulk::Entry& entry : transfer::from_csv(*kind, read_file(folder / file_of(*kind))))
            catalogue.entries.push_back(std::move(entry));
    if (catalogue.entries.empty())
        throw file_failure(folder, "contains no CSV file named after a kind");
    const files::path images = folder / images_folder;
    const files::file_status status = files::symlink_status(images);
    if (!files::exists(status)) return catalogue;
    if (!files::is_directory(status)) throw file_failure(images, "is not a folder");
    for (const auto& file : files::directory_iterator(images))
        catalogue.pictures.emplace(
            std::string(images_folder) + '/' + file.path().filename().string(),
            read_file(file.path()));
    return catalogue;
}

constexpr std::array<std::string_view, 2> formats{"json", "csv"};
struct ExportRequest : schema::Kind {
    constexpr ExportRequest() : Kind("exportRequest", "exportRequests") {}

    schema::Text store{this, "store", required | an_id | help("store to export from")};
    schema::Text out{
        this, "out",
        required | a_path | help("file (json) or folder (csv) to write; must not exist")};
    schema::Choice format{this, "format",
                          schema::one_of(formats) | schema::initially(R"("json")") |
                              help("one JSON file, or a folder of CSV files")};
};
constexpr ExportRequest export_request;
static_assert(export_request.is_unambiguous());

struct Exported {
    std::string out;
    std::int64_t records, pictures;
};
constexpr schema::Property<Exported> exported_properties[] = {
    {"out", of<&Exported::out>, "The file or folder written."},
    {"records", of<&Exported::records>, "How many are in it."},
    {"pictures", of<&Exported::pictures>, "How many are in it."},
};
constexpr schema::Object<Exported> exported_answer{"Exported", "A catalogue in files.",
                                                   exported_properties};

Exported export_catalogue(const Context& context, const schema::Record& asked) {
    const std::string& store = asked[export_request.store];
    const std::string& out = asked[export_request.out];
    transfer::Catalogue catalogue;
    std::string account;
    context.database.read([&](storage::ReadView& view) {
        account = owner_of_store(view, store);
        catalogue = transfer::catalogue_of(view, account, store);
    });
    context.database.write_now(
        [&](storage::Transaction& tx) { note(tx, context, account, store, {"exportCatalogue"}); });
    if (asked[export_request.format] == "json")
        write_file(out, transfer::to_json(catalogue));
    else
        write_folder(out, catalogue);
    return {out, static_cast<std::int64_t>(catalogue.entries.size()),
            static_cast<std::int64_t>(catalogue.pictures.size())};
}

struct ImportRequest : schema::Kind {
    constexpr ImportRequest() : Kind("importRequest", "importRequests") {}

    schema::Text store{this, "store", required | an_id | help("store to import into")};
    schema::Text in{
        this, "in",
        required | a_path | help("output of `comanda export`: the JSON file or the CSV folder")};
    schema::Flag is_dry{this, "dryRun", help("check everything, write nothing")};
};
constexpr ImportRequest import_request;
static_assert(import_request.is_unambiguous());

using OfKind = transfer::Imported::OfKind;
constexpr schema::Property<OfKind> imported_kind_properties[] = {
    {"kind", of<[](const OfKind& one) { return one.kind->name; }>, "The kind of the records."},
    {"created", of<&OfKind::created>, "Number of new records."},
    {"changed", of<&OfKind::changed>, "Number of changed records."},
    {"unchanged", of<&OfKind::unchanged>, "Number of unchanged records."},
};
constexpr schema::Object<OfKind> imported_kind{"ImportedKind", "Records of a kind.",
                                               imported_kind_properties};

struct Import {
    transfer::Imported imported;
    bool is_dry;
};
template <auto count>
std::int64_t total(const Import& import) {
    std::int64_t sum = 0;
    for (const OfKind& one : import.imported.kinds) sum += one.*count;
    return sum;
}
constexpr schema::Property<Import> import_properties[] = {
    {"created", of<total<&OfKind::created>>, "Number of new records."},
    {"changed", of<total<&OfKind::changed>>, "Number of changed records."},
    {"unchanged", of<total<&OfKind::unchanged>>, "Number of unchanged records."},
    {"pictures", of<within<&Import::imported, &transfer::Imported::pictures>>,
     "Number of pictures of the records."},
    {"dryRun", of<&Import::is_dry>, "Whether nothing was written."},
    {"kinds", schema::object<within<&Import::imported, &transfer::Imported::kinds>, imported_kind>,
     "The same for each kind."},
};
constexpr schema::Object<Import> import_answer{"Import", "The result of an import.",
                                               import_properties};

Import import_catalogue(const Context& context, const schema::Record& asked) {
    const std::string& store = asked[import_request.store];
    const std::string& in = asked[import_request.in];
    const bool is_dry = asked[import_request.is_dry];
    std::string account;
    context.database.read([&](storage::ReadView& view) { account = owner_of_store(view, store); });
    auto catalogue = files::is_directory(in)
                         ? read_folder(in)
                         : transfer::from_json(read_file(in), files::path(in).filename().string());
    const auth::Principal principal{.account = account,
                                    .id = std::string(operator_name),
                                    .stores = {},
                                    .is_read_only = false,
                                    .areas = auth::Areas::all()};
    return {transfer::import(context.database, std::move(catalogue), store,
                             {principal, context.world.clock.now_ms(), context.rules},
                             context.pepper, context.world.ids, is_dry,
                             [&](storage::Transaction& tx) {
                                 note(tx, context, account, store, {"importCatalogue"});
                             }),
            is_dry};
}

constexpr Command catalogue_commands[] = {
    {.name = "export",
     .help = "Write a store's catalogue, including pictures, to files",
     .example = "comanda export --store 64b5... --out menu --format csv",
     .takes = export_request,
     .does = one<exported_answer, export_catalogue>,
     .is_long = true},
    {.name = "import",
     .help =
         "Import a catalogue into a store, all or nothing; entries with the name of an existing "
         "record change it",
     .example = "comanda import --store 64b5... --in menu --dry-run",
     .takes = import_request,
     .does = one<import_answer, import_catalogue>,
     .is_long = true},
};

}  // namespace

constexpr Group group::catalogues{"", "", catalogue_commands};

}  // namespace features::admin
