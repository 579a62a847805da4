// What a wire test has captured so far, and its place in later text.
#pragma once

#include <boost/json/value.hpp>

#include <map>
#include <string>
#include <string_view>

namespace wire {

class Variables {
public:
    void set(std::string name, boost::json::value value);
    const boost::json::value& get(std::string_view name) const;  // throws when it is not set

    // Replaces {{name}} by the value: a string by its characters, anything else by its JSON.
    // {{repeat 300 ab}} is 300 times "ab"; {{hex c3 28}} is those bytes.
    std::string expand(std::string_view text) const;

private:
    std::string replacement(std::string_view inside) const;

    std::map<std::string, boost::json::value, std::less<>> values_;
};

}  // namespace wire
