// The words of a harness's command line: --name VALUE.
#pragma once

#include <map>
#include <stdexcept>
#include <string>

namespace crash {

class Options {
public:
    // Only these names, each with the value it has when it is not given.
    Options(int count, char** words, std::map<std::string, std::string> known)
        : values_(std::move(known)) {
        for (int i = 1; i < count; i += 2) {
            const std::string word = words[i];
            const auto found = values_.find(word);
            if (found == values_.end()) throw std::invalid_argument("unknown option " + word);
            if (i + 1 == count) throw std::invalid_argument(word + " wants a value");
            found->second = words[i + 1];
        }
    }

    const std::string& text(const std::string& name) const { return values_.at(name); }
    int number(const std::string& name) const { return std::stoi(values_.at(name)); }

private:
    std::map<std::string, std::string> values_;
};

}  // namespace crash
