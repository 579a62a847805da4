// Requests as nobody should send them: sensible ones, bent. Every part that a client can choose is
// bent by itself: key, method, path, query, headers, body.
#pragma once

#include "support/request_generator.hpp"

namespace support {

// A choice for each byte or two; when they are used up, always the last one.
class Choices {
public:
    explicit Choices(std::string_view bytes) : rest_(bytes) {}
    bool is_spent() const { return rest_.empty(); }
    int below(int limit);

private:
    int byte();

    std::string_view rest_;
};

// Who may be asked for, and whose records are nobody's business.
struct Company {
    std::vector<Tenant> tenants;    // an account, a tenant for each of its stores
    std::vector<std::string> keys;  // of every scope, and some that are no good
    std::vector<std::string> foreign_ids;
    std::vector<std::pair<const kinds::StoredKind*, std::string>> records{};  // of the first store
};

class HostileRequests {
public:
    HostileRequests(Choose choose, Company company);

    GeneratedRequest next();
    void learn(const GeneratedRequest& request, const Answer& answer);

private:
    bool once_in(int times) { return choose_(times) == 0; }
    template <class T>
    const T& any(const std::vector<T>& choices) {
        return choices[static_cast<std::size_t>(choose_(static_cast<int>(choices.size())))];
    }
    std::size_t place_in(const std::string& text);  // its end included

    void bend_path(std::string& path);
    void bend_query(std::string& query);
    void bend_headers(GeneratedRequest& request);
    void bend_body(GeneratedRequest& request);
    void bend_member(std::string& body, std::size_t at);
    std::string open_path();
    std::string odd_segment();
    std::string odd_value();
    std::string odd_header();
    std::string odd_body();
    std::string odd_text(int bytes_max);

    Choose choose_;
    Company company_;
    RequestGenerator sensible_;
    std::vector<std::string> open_paths_;
    std::vector<std::string> seen_;  // ids and tags that answers told
};

}  // namespace support
