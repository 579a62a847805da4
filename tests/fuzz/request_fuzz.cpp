// Whole requests through the application: whatever is sent, by whomever, the answer is one of the
// interface's, and the database holds what it says.
#include "fuzz/fuzz.hpp"
#include "support/request_play.hpp"

#include <cstdio>
#include <memory>

namespace {

constexpr std::size_t inputs_between_verifications = 50;

// The database grows with every input, and verification with it: after some, a new one.
class Loop {
public:
    void try_input(std::string_view input) {
        if (!play_) play_ = std::make_unique<support::RequestPlay>(storage::Engine::sqlite);
        const std::string broken = play_->play(input);
        played_[play_->account()] = input;
        if (!broken.empty()) std::fprintf(stderr, "%s", broken.c_str());
        fuzz::require(broken.empty(), "every answer keeps the promises of the interface");
        if (played_.size() >= inputs_between_verifications) verify();
    }

private:
    void verify() {
        const std::string problems = play_->verified();
        if (!problems.empty()) std::fprintf(stderr, "%s", problems.c_str());
        for (const auto& [account, input] : played_)
            if (problems.find(account) != std::string::npos) show(account, input);
        fuzz::require(problems.empty(), "verify finds nothing");
        play_.reset();
        played_.clear();
    }

    static void show(const std::string& account, const std::string& input) {
        std::fprintf(stderr, "%s was made by", account.c_str());
        for (char c : input) std::fprintf(stderr, " %02x", static_cast<unsigned char>(c));
        std::fprintf(stderr, "\n");
    }

    std::unique_ptr<support::RequestPlay> play_;
    std::map<std::string, std::string> played_;  // by account
};

}  // namespace

void fuzz::try_input(std::string_view input) {
    static Loop loop;
    loop.try_input(input);
}
