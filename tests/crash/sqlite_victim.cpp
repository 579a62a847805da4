// SQLite in this process, on the disk of support/disk.hpp.
#include "crash/victim.hpp"
#include "support/disk.hpp"
#include "support/temp_folder.hpp"

namespace crash {
namespace {

using support::Disk;

base::Settings settings_for(const std::filesystem::path& folder) {
    base::Settings settings;
    settings.database = "sqlite:" + (folder / "comanda.db").string();
    return settings;
}

class RevivedSqlite final : public Revived {
public:
    explicit RevivedSqlite(const Image& image) { write_to(folder_.path(), image); }
    base::Settings settings() const override { return settings_for(folder_.path()); }

private:
    support::TempFolder folder_;
};

class SqliteVictim final : public Victim {
public:
    SqliteVictim() { Disk::installed().record(folder_.path().string()); }

    base::Settings settings() const override { return settings_for(folder_.path()); }
    bool commits_groups() const override { return true; }
    int remains_max() const override { return remains_count; }
    void mark(std::int64_t number) override { Disk::installed().mark(number); }
    void stir(int) override {}
    void restart() override {}
    Recorded stop() override { return {.events = Disk::installed().stop_recording()}; }

    std::unique_ptr<Revived> revive(const Image& image) const override {
        return std::make_unique<RevivedSqlite>(image);
    }

private:
    support::TempFolder folder_;
};

}  // namespace

std::unique_ptr<Victim> sqlite_victim() { return std::make_unique<SqliteVictim>(); }

}  // namespace crash
