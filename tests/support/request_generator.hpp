// Requests made up from the route table and the descriptions: mostly sensible, often not.
#pragma once

#include "api/route.hpp"
#include "support/app_fixture.hpp"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace support {

struct GeneratedRequest {
    std::string method, target, key, body;
    std::vector<std::pair<std::string, std::string>> headers;
    const api::Route* route = nullptr;

    std::string shown() const;
};

using Choose = std::function<int(int limit)>;  // gives a number from 0 to below the limit
Choose seeded(unsigned seed);

// The same choices give the same requests, as long as it is told the same answers.
class RequestGenerator {
public:
    RequestGenerator(Choose choose, std::vector<Tenant> tenants);

    GeneratedRequest next();
    // Ids, names of pictures and positions that the answer tells occur in later requests.
    // The account has this store, from which its menus are pulled.
    void pull_from(const std::string& account, const std::string& store) {
        sources_[account] = store;
    }
    void learn(const GeneratedRequest& request, const Answer& answer);
    void know(const kinds::StoredKind* kind, std::string id) {
        known_[kind].push_back(std::move(id));
    }

private:
    int below(int limit) { return choose_(limit); }
    bool once_in(int times) { return below(times) == 0; }
    template <class T>
    const T& any(const std::vector<T>& choices) {
        return choices[static_cast<std::size_t>(below(static_cast<int>(choices.size())))];
    }

    const api::Route& route();
    std::string id_of(const kinds::StoredKind* kind);
    std::string file();
    std::string revision_of(const std::string& id);
    std::string path_of(const api::Route& route, std::string_view pattern);
    std::string query_of(const api::Route& route);
    std::string value_of(std::string_view parameter, const api::Route& route);
    std::string member_of(const api::Route& route);
    std::string condition_on(const api::Route& route);
    std::string body_of(const api::Route& route);
    std::string order_body();
    std::string check_body();
    std::string webhooks_body();
    std::string record_like(const schema::Kind& kind);
    std::string body_like_example(const api::Route& route);
    std::string picture();
    void wrap_in_form(GeneratedRequest& request);
    std::string bulk_body();
    std::string pull_body(bool is_for_later);
    void learn_pull(const std::string& answer);
    std::string value_of(const schema::Field& field);
    std::string sensible_value(const schema::Field& field);
    std::string odd_value();
    std::string word();

    Choose choose_;
    std::vector<Tenant> tenants_;
    const Tenant* tenant_ = nullptr;  // of the request being made
    std::string epoch_;               // as it stands behind a revision, once an answer told it
    std::vector<const api::Route*> routes_;
    std::vector<std::vector<const api::Route*>> operations_;  // the routes of each
    std::map<const kinds::StoredKind*, std::vector<std::string>> known_;
    std::map<std::string, int> revisions_;            // of records, as answers told them last
    std::vector<std::string> files_;                  // names of pictures that answers told
    std::vector<std::string> positions_;              // of changes, likewise
    std::vector<std::string> holds_, orders_, keys_;  // ids, likewise
    std::vector<std::string> runs_, pulls_, steps_, copies_, erased_;
    std::string named_{};                                       // by the last path
    std::map<std::string, std::string> sources_;                // stores to pull from, by account
    std::vector<std::pair<std::string, std::string>> refunds_;  // ids: of orders, of refunds
    std::vector<std::string> punches_, devices_, pairings_, sales_;  // ids, likewise
    std::vector<std::string> checks_, conflicts_, licences_;         // ids, likewise
    std::string version_, customer_version_;                         // that a kiosk was last told
};

}  // namespace support
