// Which unique index enforces which rule of the API.
#include "storage/failure.hpp"

#include "base/refusal.hpp"

namespace storage {
namespace {

// A unique index that backs up a check which a write made itself: it decides when two writes found
// the same name free at the same time.
struct Wall {
    std::string_view index;   // PostgreSQL names the index
    std::string_view column;  // SQLite its columns
    const char* path;
    const char* sentence;
};

constexpr Wall walls[] = {
    {"record_name", "record.name_key", "name", "Name already exist"},
    {"sign_in_email", "sign_in.email", "email", "is in use by another sign-in"},
};
constexpr std::string_view key_index = "natural_key_value", key_column = "natural_key.value";

}  // namespace

std::exception_ptr for_client(std::exception_ptr failure) {
    if (!failure) return nullptr;
    try {
        std::rethrow_exception(failure);
    } catch (const NotUnique& clash) {
        for (const Wall& wall : walls)
            if (clash.index == wall.index || clash.index.find(wall.column) != std::string::npos)
                return std::make_exception_ptr(base::Refusal::invalid(wall.path, wall.sentence));
        if (clash.index == key_index || clash.index.find(key_column) != std::string::npos)
            return std::make_exception_ptr(base::Refusal::conflict(
                "key_taken", "Another record has just taken the same value; try again"));
    } catch (const LockTimeout&) {
        return std::make_exception_ptr(base::Refusal::unavailable(
            "busy", "another write of this store is taking too long; try again shortly", 2));
    } catch (...) {
        return failure;
    }
    return failure;
}

}  // namespace storage
