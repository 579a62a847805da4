// The catalogue of a store to files and back.
#include "base/file.hpp"
#include "base/json_text.hpp"
#include "base/nearest.hpp"
#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/operating/admin/commands.hpp"
#include "features/operating/transfer/import.hpp"
#include "kinds/all.hpp"
#include "storage/tables/all_accounts.hpp"

#include <filesystem>
#include <set>

namespace features::admin {
namespace {

using base::Refusal;
namespace files = std::filesystem;

constexpr std::string_view images_folder = "images";
constexpr std::size_t file_bytes_max = std::size_t{1} << 30;

Refusal file_failure(const files::path& path, std::string sentence) {
    return Refusal::conflict("file_failed", path.string() + ": " + std::move(sentence));
}

std::string absolute_path(Body& body, std::string_view member) {
    std::string path = body.text(member);
    if (!path.empty() && path.front() != '/') body.add_problem(member, "must be an absolute path");
    return path;
}

void write_file(const files::path& path, std::string_view bytes) {
    try {
        base::write_new_file(path, bytes);
    } catch (const base::FileError& error) {
        throw Refusal::conflict("file_failed", error.what());
    }
}

// Links are refused: one in a folder that somebody else made may lead to any file of this machine.
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
                                  " An export shows the names"}}};
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
    if (catalogue.entries.empty()) throw file_failure(folder, "holds no CSV file of a kind");
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

base::JsonObject counts_of(base::JsonObject object, const transfer::Imported::OfKind& counts) {
    return object.number("created", counts.created)
        .number("changed", counts.changed)
        .number("unchanged", counts.unchanged);
}

std::string summary_of(const transfer::Imported& imported, bool is_dry) {
    transfer::Imported::OfKind all{nullptr};
    std::vector<std::string> lines;
    for (const auto& one : imported.kinds) {
        all.created += one.created;
        all.changed += one.changed;
        all.unchanged += one.unchanged;
        lines.push_back(counts_of(base::JsonObject().text("kind", one.kind->name), one).done());
    }
    return counts_of({}, all)
        .number("pictures", imported.pictures)
        .flag("dryRun", is_dry)
        .raw("kinds", base::json_array(lines))
        .done();
}

}  // namespace

std::string export_catalogue(const Context& context, Body& body) {
    const std::string store = base::lower_ascii(body.text("store"));
    const std::string out = absolute_path(body, "out");
    const std::string format = body.optional_text("format").value_or("json");
    if (format != "json" && format != "csv") body.add_problem("format", "must be json or csv");
    body.finish();
    transfer::Catalogue catalogue;
    std::string account;
    context.database.read([&](storage::ReadView& view) {
        account = owner_of_store(view, store);
        catalogue = transfer::catalogue_of(view, account, store);
    });
    context.database.write_now(
        [&](storage::Transaction& tx) { note(tx, context, account, store, {"exportCatalogue"}); });
    if (format == "json")
        write_file(out, transfer::to_json(catalogue));
    else
        write_folder(out, catalogue);
    return base::JsonObject()
        .text("out", out)
        .number("records", static_cast<std::int64_t>(catalogue.entries.size()))
        .number("pictures", static_cast<std::int64_t>(catalogue.pictures.size()))
        .done();
}

std::string import_catalogue(const Context& context, Body& body) {
    const std::string store = base::lower_ascii(body.text("store"));
    const std::string in = absolute_path(body, "in");
    const bool is_dry = body.flag("dryRun");
    body.finish();
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
    const auto imported = transfer::import(
        context.database, std::move(catalogue), store,
        {principal, context.world.clock.now_ms(), context.rules}, context.pepper, context.world.ids,
        is_dry,
        [&](storage::Transaction& tx) { note(tx, context, account, store, {"importCatalogue"}); });
    return summary_of(imported, is_dry);
}

}  // namespace features::admin
