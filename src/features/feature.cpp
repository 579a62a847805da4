#include "features/feature.hpp"

#include "jobs/job_store.hpp"

namespace features {

records::Rulebook FeatureList::rules() const {
    records::Rulebook book;
    for (const Feature* feature : all) {
        book.add(feature->rules);
        if (feature->holds_amounts) book.add(feature->holds_amounts);
    }
    return book;
}

records::Rulebook FeatureList::rules(const auth::Pepper& pepper) const {
    records::Rulebook all_rules = rules();
    all_rules.hash_with(pepper);
    return all_rules;
}

storage::Resolvers FeatureList::resolvers() const {
    storage::Resolvers resolvers;
    for (const Feature* feature : all)
        for (const Resolver& one : feature->resolvers) resolvers.emplace(one.kind, one.resolve);
    return resolvers;
}

const Resolver* FeatureList::resolver_of(std::string_view kind) const {
    for (const Feature* feature : all)
        for (const Resolver& one : feature->resolvers)
            if (one.kind == kind) return &one;
    return nullptr;
}

std::vector<api::Watch> FeatureList::watches() const {
    std::vector<api::Watch> watches;
    for (const Feature* feature : all)
        if (feature->on_call) watches.push_back(feature->on_call);
    return watches;
}

std::vector<storage::Migration> FeatureList::tables() const {
    const auto own = storage::own_migrations();
    std::vector<storage::Migration> tables(own.begin(), own.end());
    tables.insert(tables.end(), jobs::tables.begin(), jobs::tables.end());
    for (const Feature* feature : all)
        tables.insert(tables.end(), feature->tables.begin(), feature->tables.end());
    return storage::merged({tables});
}

base::Findings find_faults(storage::Database& database, const FeatureList& features) {
    const records::Rulebook rules = features.rules();
    base::Findings findings = storage::verify(database);
    for (const Feature* feature : features) {
        storage::check_rules(database, feature->invariants, findings);
        if (feature->verify) feature->verify(database, rules, findings);
    }
    return findings;
}

}  // namespace features
