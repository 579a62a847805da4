#include "api/long_answers.hpp"

#include "api/guard.hpp"
#include "api/workers.hpp"
#include "base/refusal.hpp"
#include "http/memory.hpp"

#include <map>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace api {
namespace {

constexpr std::size_t piece_bytes = 64 * 1024;

class SpoolStream final : public http::Stream {
public:
    explicit SpoolStream(std::shared_ptr<const LongAnswers::Answer> answer)
        : answer_(std::move(answer)) {}

    void pull(Ready ready) override {
        std::string piece;
        if (!succeeds("stream", [&] { piece = answer_->spool->part(sent_, piece_bytes); }))
            return ready({}, State::failed);
        sent_ += piece.size();
        ready(std::move(piece), sent_ == answer_->spool->size() ? State::last : State::more);
    }

private:
    const std::shared_ptr<const LongAnswers::Answer> answer_;
    std::size_t sent_ = 0;
};

std::string key_of(const LongAnswers::Asked& asked) {
    std::string key = asked.principal.account;
    ((key += ' ') += asked.principal.id) += ' ';
    if (asked.principal.rights != 0) (key += std::to_string(asked.principal.rights)) += ' ';
    return ((key += asked.tag) += ' ') += asked.target;
}

}  // namespace

http::Response LongAnswers::response_of(std::shared_ptr<const Answer> answer) {
    http::Response response;
    response.fields = answer->head.fields;
    response.content_type = answer->head.content_type;
    if (answer->text)
        response.body = answer->text;
    else
        response.body = std::make_unique<SpoolStream>(std::move(answer));
    return response;
}

struct LongAnswers::Shared : std::enable_shared_from_this<Shared> {
    struct Entry {
        std::vector<Done> waiting{};
        std::weak_ptr<const Answer> made{};  // expires with its last reader
    };

    Shared(std::string its_folder, http::Memory& its_memory)
        : folder(std::move(its_folder)), memory(its_memory) {}

    // Sets `made` to the answer if it is there. Else `done` is kept until settle(); true when the
    // caller is the first who waits, and must have the answer made.
    bool join(const std::string& key, Done& done, std::shared_ptr<const Answer>& made) {
        const std::lock_guard lock(mutex);
        Entry& entry = entries[key];
        made = entry.made.lock();
        if (made) return false;
        entry.waiting.push_back(std::move(done));
        return entry.waiting.size() == 1;
    }

    // Gives the answer, or what was thrown, to those who wait. An answer in a file is remembered
    // while somebody reads it.
    void settle(const std::string& key, std::shared_ptr<const Answer> answer,
                const std::exception_ptr& thrown) {
        std::unique_lock lock(mutex);
        const auto entry = entries.find(key);
        const auto waiting = std::move(entry->second.waiting);
        if (answer && answer->spool)
            entry->second = {.made = answer};
        else
            entries.erase(entry);
        lock.unlock();
        for (const Done& done : waiting)
            done(&done == &waiting.back() ? std::move(answer) : answer, thrown);
    }

    // Called when the last reader of an answer is gone. The entry stays if somebody waits for a new
    // answer under the same key by now.
    void forget(const std::string& key) {
        const std::lock_guard lock(mutex);
        const auto entry = entries.find(key);
        if (entry != entries.end() && entry->second.waiting.empty() && entry->second.made.expired())
            entries.erase(entry);
    }

    std::shared_ptr<void> take_file(const std::string& who) {
        auto permit = std::make_shared<FilePermit>(shared_from_this(), who);
        permit->take();
        return permit;
    }

    std::shared_ptr<const std::string> shared_text(const std::string& who, std::string text) {
        auto shared = http::share_bytes(memory, who, text);
        if (shared) return shared;
        throw base::Refusal::unavailable("memory_full", "Too much data is in flight", 1);
    }

    std::shared_ptr<const Answer> make(const std::string& key, const std::string& who,
                                       const Make& make) {
        auto spool = std::make_unique<Spool>(
            folder, [&] { return take_file(who); },
            [this, who, charge = std::make_shared<http::Charge>()](std::size_t bytes) {
                return charge->hold(memory, who, bytes);
            });
        auto answer = std::make_shared<Answer>();
        answer->head = make(*spool);
        if (spool->is_in_memory())
            answer->text = shared_text(who, spool->take_text());
        else
            answer->spool = std::move(spool);
        answer->farewell = std::make_shared<const Farewell>(shared_from_this(), key);
        return answer;
    }

    class Farewell {
    public:
        Farewell(std::shared_ptr<Shared> shared, std::string key)
            : shared_(std::move(shared)), key_(std::move(key)) {}
        ~Farewell() { shared_->forget(key_); }
        Farewell(const Farewell&) = delete;
        Farewell& operator=(const Farewell&) = delete;

    private:
        const std::shared_ptr<Shared> shared_;
        const std::string key_;
    };

    class FilePermit {
    public:
        FilePermit(std::shared_ptr<Shared> shared, std::string who)
            : shared_(std::move(shared)), who_(std::move(who)) {}
        ~FilePermit() {
            if (!is_taken_) return;
            const std::lock_guard lock(shared_->mutex);
            const auto count = shared_->files.find(who_);
            if (--count->second == 0) shared_->files.erase(count);
        }
        FilePermit(const FilePermit&) = delete;
        FilePermit& operator=(const FilePermit&) = delete;

        void take() {
            const std::lock_guard lock(shared_->mutex);
            int& count = shared_->files[who_];
            if (count >= files_max)
                throw base::Refusal::unavailable(
                    "busy", "Too many long answers of this key are still being read", 1);
            ++count;
            is_taken_ = true;
        }

    private:
        const std::shared_ptr<Shared> shared_;
        const std::string who_;
        bool is_taken_ = false;
    };

    const std::string folder;
    http::Memory& memory;
    std::mutex mutex;
    std::unordered_map<std::string, Entry> entries;
    std::map<std::string, int> files;  // how many each API key has
};

LongAnswers::LongAnswers(std::string folder, http::Memory& memory)
    : shared_(std::make_shared<Shared>(std::move(folder), memory)) {}

LongAnswers::~LongAnswers() = default;

void LongAnswers::ask(Lane& lane, const Asked& asked, Make make, Done done) {
    const std::string key = key_of(asked);
    std::shared_ptr<const Answer> made;
    const bool is_first = shared_->join(key, done, made);
    if (made) return done(std::move(made), {});
    if (!is_first) return;
    try {
        post(lane, key, asked.principal.id, std::move(make));
    } catch (...) {  // others may have joined meanwhile: all get the failure
        shared_->settle(key, {}, std::current_exception());
    }
}

void LongAnswers::post(Lane& lane, const std::string& key, const std::string& who, Make make) {
    const bool is_taken = lane.post(who, [shared = shared_, key, who, make = std::move(make)] {
        std::shared_ptr<const Answer> answer;
        std::exception_ptr thrown;
        try {
            answer = shared->make(key, who, make);
        } catch (...) {
            thrown = std::current_exception();
        }
        shared->settle(key, std::move(answer), thrown);
    });
    if (!is_taken)
        throw base::Refusal::unavailable("busy", "Too many requests of this key are waiting", 1);
}

bool LongAnswers::is_under_way(const Asked& asked) const {
    const std::lock_guard lock(shared_->mutex);
    return shared_->entries.contains(key_of(asked));
}

}  // namespace api
