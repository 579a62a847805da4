#include "api/answer_cache.hpp"

#include "http/memory.hpp"

#include <mutex>
#include <unordered_map>

namespace api {
namespace {

constexpr std::size_t shard_count = 16;
constexpr std::size_t share_max = 4;         // an answer takes at most a fourth of its shard
constexpr std::size_t overhead_bytes = 400;  // of an entry, besides its texts

// The key is in a thread-local string, so that a look-up allocates no memory. Valid until the next
// call on this thread.
const std::string& key_of(const AnswerCache::Asked& asked) {
    thread_local std::string key;
    key.assign(asked.principal.account);
    (key += ' ') += asked.principal.id;
    if (asked.principal.rights != 0) (key += ' ') += std::to_string(asked.principal.rights);
    return (key += ' ') += asked.target;
}

}  // namespace

http::Response AnswerCache::Answer::response() const {
    http::Response response;
    response.content_type = content_type;
    response.fields.reserve(http::Response::fields_bytes);
    response.fields += fields;
    response.body = body;
    return response;
}

struct AnswerCache::Kept {
    std::optional<std::uint64_t> version;
    std::shared_ptr<const Answer> answer;

    std::size_t bytes(std::string_view key) const {
        return key.size() + answer->tag.size() + answer->fields.capacity() +
               answer->body->capacity() + overhead_bytes;
    }
};

struct AnswerCache::Shard {
    std::mutex mutex;
    std::unordered_map<std::string, Kept> kept;
    std::size_t bytes = 0;
};

AnswerCache::AnswerCache(std::size_t bytes_max, http::Memory& memory)
    : shard_bytes_max_(bytes_max / shard_count), memory_(memory), shards_(new Shard[shard_count]) {}

AnswerCache::~AnswerCache() = default;

AnswerCache::Shard& AnswerCache::shard_of(std::string_view key) const {
    return shards_[std::hash<std::string_view>()(key) % shard_count];
}

template <class IsIt>
std::shared_ptr<const AnswerCache::Answer> AnswerCache::find_if(const Asked& asked, IsIt is_it) {
    const std::string& key = key_of(asked);
    Shard& shard = shard_of(key);
    std::lock_guard lock(shard.mutex);
    const auto found = shard.kept.find(key);
    if (found == shard.kept.end() || !is_it(found->second)) return {};
    return found->second.answer;
}

std::shared_ptr<const AnswerCache::Answer> AnswerCache::find(const Asked& asked,
                                                             std::uint64_t version) {
    return find_if(asked, [&](const Kept& kept) { return kept.version == version; });
}

std::shared_ptr<const AnswerCache::Answer> AnswerCache::find(const Asked& asked,
                                                             std::string_view tag) {
    return find_if(asked, [&](const Kept& kept) { return kept.answer->tag == tag; });
}

http::Response AnswerCache::keep(const Asked& asked, const Route& route,
                                 std::optional<std::uint64_t> version, http::Response response) {
    const std::string_view tag = response.header("ETag");
    if (response.status == 304) renew(asked, version, tag);
    if (response.status != 200 || tag.empty()) return response;
    if (auto* text = std::get_if<std::string>(&response.body)) {
        if (text->size() + overhead_bytes > shard_bytes_max_ / share_max) return response;
        text->shrink_to_fit();  // growing may have left it with twice the memory it needs
        auto shared = http::share_bytes(memory_, "kept answers", *text);
        if (!shared) return response;
        response.body = std::move(shared);
    }
    const auto* body = std::get_if<std::shared_ptr<const std::string>>(&response.body);
    if (!body) return response;
    std::string key = key_of(asked);
    Kept kept{version,
              std::make_shared<const Answer>(
                  Answer{&route, std::string(tag), response.content_type, response.fields, *body})};
    const std::size_t bytes = kept.bytes(key);
    if (bytes > shard_bytes_max_ / share_max) return response;
    Shard& shard = shard_of(key);
    std::lock_guard lock(shard.mutex);
    if (const auto found = shard.kept.find(key); found != shard.kept.end()) {
        shard.bytes -= found->second.bytes(key);
        shard.kept.erase(found);
    }
    if (shard.bytes + bytes > shard_bytes_max_) {  // popular answers are soon cached again
        shard.kept.clear();
        shard.bytes = 0;
    }
    shard.kept.emplace(std::move(key), std::move(kept));
    shard.bytes += bytes;
    return response;
}

void AnswerCache::renew(const Asked& asked, std::optional<std::uint64_t> version,
                        std::string_view tag) {
    const std::string& key = key_of(asked);
    Shard& shard = shard_of(key);
    std::lock_guard lock(shard.mutex);
    const auto found = shard.kept.find(key);
    if (found != shard.kept.end() && found->second.answer->tag == tag)
        found->second.version = version;
}

std::size_t AnswerCache::bytes() const {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < shard_count; ++i) {
        std::lock_guard lock(shards_[i].mutex);
        sum += shards_[i].bytes;
    }
    return sum;
}

}  // namespace api
