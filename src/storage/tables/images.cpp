#include "storage/tables/images.hpp"

#include <stdexcept>

namespace storage {
namespace {

std::string shown_image(ReadView& view, std::string_view account, std::string_view record) {
    Rows rows = view.query("SELECT hash FROM image_use WHERE account = $1 AND record = $2",
                           {account, record});
    return rows.next() ? std::string(rows.text(0)) : std::string();
}

}  // namespace

std::optional<StoredImage> find_image(ReadView& view, std::string_view account,
                                      std::string_view hash) {
    Rows rows = view.query("SELECT extension, bytes FROM image WHERE account = $1 AND hash = $2",
                           {account, hash});
    if (!rows.next()) return std::nullopt;
    return StoredImage{std::string(rows.text(0)), rows.bytes(1)};
}

std::string image_copy(std::string_view hash, std::string_view width, std::string_view extension) {
    std::string copy(hash);
    return ((((copy += '.') += width) += '.') += extension);
}

bool has_image(ReadView& view, std::string_view account, std::string_view hash) {
    return view.query("SELECT 1 FROM image WHERE account = $1 AND hash = $2", {account, hash})
        .next();
}

// Called whenever a record begins or ceases to show a picture: the time for which an unused picture
// is kept restarts, and on PostgreSQL its row is locked against forget_images().
bool hold_image(Transaction& tx, std::string_view account, std::string_view hash,
                std::int64_t now_ms) {
    return tx.execute("UPDATE image SET at_ms = $1 WHERE account = $2 AND hash = $3",
                      {now_ms, account, hash}) > 0;
}

void keep_image(Transaction& tx, std::string_view account, std::string_view hash,
                std::string_view extension, std::string_view bytes, std::int64_t now_ms) {
    if (hold_image(tx, account, hash, now_ms)) return;
    tx.execute(
        "INSERT INTO image (account, hash, extension, at_ms, bytes) VALUES ($1, $2, $3, $4, $5) "
        "ON CONFLICT (account, hash) DO UPDATE SET at_ms = excluded.at_ms",
        {account, hash, extension, now_ms, Bytes{bytes}});
}

void show_image(Transaction& tx, std::string_view account, std::string_view record,
                std::string_view hash, std::int64_t now_ms) {
    const std::string old = shown_image(tx, account, record);
    if (old == hash) return;
    if (!old.empty()) hold_image(tx, account, old, now_ms);
    if (!hash.empty() && !hold_image(tx, account, hash, now_ms))
        throw std::logic_error("shows a picture that is not stored: " + std::string(record));
    if (hash.empty())
        tx.execute("DELETE FROM image_use WHERE account = $1 AND record = $2", {account, record});
    else
        tx.execute(
            "INSERT INTO image_use (account, record, hash) VALUES ($1, $2, $3) "
            "ON CONFLICT (account, record) DO UPDATE SET hash = excluded.hash",
            {account, record, hash});
}

// A hash has 64 digits; that of a copy goes on after them.
std::int64_t forget_images(Transaction& tx, std::string_view account, std::int64_t oldest_ms,
                           int limit) {
    return tx.execute(
        "DELETE FROM image WHERE account = $1 AND +at_ms < $2 AND hash IN "
        "(SELECT i.hash FROM image i WHERE i.account = $1 AND i.at_ms < $2 AND NOT EXISTS "
        " (SELECT 1 FROM image_use u WHERE u.account = $1 AND u.hash = substr(i.hash, 1, 64)) "
        " ORDER BY i.at_ms LIMIT $3)",
        {account, oldest_ms, limit});
}

}  // namespace storage
