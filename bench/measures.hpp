// The measurements, each adding its rows to the table.
#pragma once

#include "bench/servers.hpp"
#include "bench/table.hpp"
#include "support/temp_folder.hpp"

namespace bench {

void measure_start(const Plan& plan, Table& table);            // time and memory
void measure_reads(const Plan& plan, Table& table);            // against nginx
void measure_write_costs(const Plan& plan, Table& table);      // of one, by its parts
void measure_sqlite_writes(const Plan& plan, Table& table);    // against SQLite alone
void measure_peers(const Plan& plan, Table& table);            // against Fastify and SQLite
void measure_bulk(const Plan& plan, Table& table);             // and what others feel of it
void measure_large_store(const Plan& plan, Table& table);      // beside a small one
void measure_postgres_writes(const Plan& plan, Table& table);  // against libpq alone
void measure_loyalty(const Plan& plan, Table& table);          // on both, beside creates
void measure_customers(const Plan& plan, Table& table);        // on both, many beside few
void measure_pricing(const Plan& plan, Table& table);          // CPU time of one order
void measure_orders(const Plan& plan, Table& table);           // against the engines and nginx
void measure_checks(const Plan& plan, Table& table);           // against the engines, and merging
void measure_reports(const Plan& plan, Table& table);          // over a million lines, both engines
void measure_live(const Plan& plan, Table& table);             // events, from write to reader
void measure_kiosk(const Plan& plan, Table& table);            // against nginx, and from a write
void measure_pull(const Plan& plan, Table& table);             // of a menu, against the engines
void measure_audit(const Plan& plan, Table& table);            // CPU time of one entry

}  // namespace bench
