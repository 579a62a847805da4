#include "features/edge/devices/personal.hpp"
#include "features/named_things_store.hpp"

namespace features::devices {
namespace {

constexpr std::array<std::string_view, 1> table{"device"};
constexpr Personal places[] = {names_in<table>("devices")};

}  // namespace

const std::span<const Personal> personal = places;

}  // namespace features::devices
