// A database that passes everything on to another: what a test changes about it, it overrides.
#pragma once

#include "storage/database.hpp"

namespace support {

class PassingDatabase : public storage::Database {
public:
    explicit PassingDatabase(storage::Database& real) : real_(real) {}

    storage::Engine engine() const override { return real_.engine(); }
    void read(const std::function<void(storage::ReadView&)>& work) override { real_.read(work); }
    std::optional<std::uint64_t> version() const override { return real_.version(); }
    std::uint64_t configuration_version() const override { return real_.configuration_version(); }
    void write(storage::Write write) override { real_.write(std::move(write)); }
    void on_hint(std::function<void(std::string_view)> listener) override {
        real_.on_hint(std::move(listener));
    }
    bool is_ready() override { return real_.is_ready(); }
    storage::WriteFigures figures() const override { return real_.figures(); }
    void backup(const std::string& path) override { real_.backup(path); }
    base::Findings check_integrity() override { return real_.check_integrity(); }
    void stop() override { real_.stop(); }

private:
    storage::Database& real_;
};

}  // namespace support
