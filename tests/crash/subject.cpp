#include "crash/subject.hpp"

#include "auth/secrets.hpp"
#include "base/json_text.hpp"
#include "features/menu/images/images.hpp"
#include "kinds/all.hpp"
#include "schema/json.hpp"
#include "support/pictures.hpp"

#include <set>

namespace crash {
namespace {

namespace images = features::images;
namespace records = features::records;

constexpr std::string_view mark_begins = "write-";

std::string record_key(std::string_view id) { return "record:" + std::string(id); }
std::string image_key(std::string_view hash) { return "image:" + std::string(hash); }

std::string filling(const Tools& tools, int number) {
    return std::string(tools.random() % 1'500, static_cast<char>('a' + number % 26)) +
           std::string(tools.ballast_bytes, 'x');
}

class Departments final : public Subject {
public:
    explicit Departments(const Tools& tools) : tools_(tools) {}

    Apply next(int number) override {
        const auto choice = tools_.random() % 10;
        if (choice < 5 && !active_.empty()) {
            auto chosen =
                std::next(active_.begin(), static_cast<long>(tools_.random() % active_.size()));
            if (choice == 4) return create(number, chosen->second);
            // Each is touched once, so that a write that fails has no others behind it.
            if (in_use_.insert(chosen->first).second)
                return update(number, chosen->first, choice != 3);
        }
        return create(number, "name " + std::to_string(number));
    }

    void learn(const Contents& written) override {
        for (const auto& [key, doc] : written) {
            std::string id, name;
            bool is_active = false;
            for (const auto& [member, value] : schema::read_members(doc)) {
                if (member == "id") id = schema::text_of(value).value_or("");
                if (member == "name") name = schema::text_of(value).value_or("");
                if (member == "activeStatus") is_active = value == "true";
            }
            if (is_active) active_[id] = name;
            if (!is_active) active_.erase(id);
        }
    }

    void end_group() override { in_use_.clear(); }

private:
    base::JsonObject body(int number) const {
        base::JsonObject body;
        body.text("departmentCode", mark(number)).text("note", filling(tools_, number));
        return body;
    }

    Apply create(int number, const std::string& name) const {
        const std::string json = body(number).text("name", name).text("store", tools_.store).done();
        return [tools = tools_, json](storage::Transaction& tx) -> Contents {
            const auto stored = records::write(
                tx,
                records::draft_create(kinds::department, json, tools.actor(), tools.world.ids, tx),
                tools.actor());
            return {{record_key(stored.id), stored.doc}};
        };
    }

    Apply update(int number, const std::string& id, bool is_active) const {
        const std::string json = body(number).flag("activeStatus", is_active).done();
        return [tools = tools_, json, id](storage::Transaction& tx) -> Contents {
            const auto stored = records::write(
                tx, records::draft_update(kinds::department, id, json, tools.actor(), tx),
                tools.actor());
            return {{record_key(stored.id), stored.doc}};
        };
    }

    Tools tools_;
    std::map<std::string, std::string> active_;  // id -> name, of acknowledged records
    std::set<std::string> in_use_;               // by this group
};

std::string shown_in(const std::string& png) {
    constexpr std::size_t before = support::png_header.size() + 8, after = 4;
    if (!png.starts_with(support::png_header) || png.size() < before + after) return "no picture";
    return png.substr(before, png.size() - before - after);
}

class Pictures final : public Subject {
public:
    explicit Pictures(const Tools& tools) : tools_(tools) {}

    // A category, and its picture in the same transaction.
    Apply next(int number) override {
        const std::string json = base::JsonObject()
                                     .text("name", "name " + std::to_string(number))
                                     .text("note", mark(number))
                                     .number("level", 1)
                                     .text("store", tools_.store)
                                     .done();
        const std::string shown = mark(number) + ' ' + filling(tools_, number);
        return [tools = tools_, json, shown](storage::Transaction& tx) -> Contents {
            const std::string bytes = support::png_of(shown);
            const auto made = records::write(
                tx,
                records::draft_create(kinds::category, json, tools.actor(), tools.world.ids, tx),
                tools.actor());
            const auto upload =
                images::draft_upload(kinds::category, made.id, bytes, pepper(), tools.actor(), tx);
            const auto stored = images::upload(tx, upload, tools.actor());
            return {{record_key(stored.id), stored.doc}, {image_key(upload.hash), shown}};
        };
    }

    void learn(const Contents&) override {}

private:
    static const auth::Pepper& pepper() {
        static const auth::Pepper fixed(std::string(64, 'a'));
        return fixed;
    }

    Tools tools_;
};

}  // namespace

std::string mark(int number) { return std::string(mark_begins) + std::to_string(number); }

int number_in(const std::string& text) {
    const auto at = text.find(mark_begins);
    return at == std::string::npos ? 0 : std::stoi(text.substr(at + mark_begins.size()));
}

std::unique_ptr<Subject> department_subject(const Tools& tools) {
    return std::make_unique<Departments>(tools);
}

std::unique_ptr<Subject> picture_subject(const Tools& tools) {
    return std::make_unique<Pictures>(tools);
}

Contents all_contents(storage::Database& database) {
    Contents contents;
    database.read([&](storage::ReadView& view) {
        storage::Rows records = view.query("SELECT id, doc FROM record");
        while (records.next()) contents.emplace(record_key(records.text(0)), records.text(1));
    });
    database.read([&](storage::ReadView& view) {
        storage::Rows images = view.query("SELECT hash, bytes FROM image");
        while (images.next())
            contents.emplace(image_key(images.text(0)), shown_in(images.bytes(1)));
    });
    return contents;
}

}  // namespace crash
