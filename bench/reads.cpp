// Reads from SQLite against nginx that serves the same bytes from a file: wrk with 64 connections.
#include "bench/load.hpp"
#include "bench/measures.hpp"

#include <fmt/format.h>

#include <fstream>
#include <stdexcept>

namespace bench {
namespace {

class Reads {
public:
    Reads(const Plan& plan, Table& table, const std::string& answer_cache_mb)
        : plan_(plan),
          table_(table),
          installation_(install(plan, "sqlite:" + (folder_.path() / "comanda.db").string())),
          server_(plan, installation_, folder_.path() / "log", Cores::one,
                  {"COMANDA_ANSWER_CACHE_MB=" + answer_cache_mb}),
          nginx_(folder_.path()) {
        auto client = server_.client();
        std::string id;
        for (int i = 0; i < 20; ++i)
            id = create_department(client, installation_, fmt::format("Bench {:08}", i));
        record_ = keep(client, "/v1/svc/department/" + id, "record.json");
        list_ = keep(client, "/v1/svc/store/" + installation_.store + "/departments", "list.json");
    }

    // Every answer made from the database.
    void run_made() {
        compare("record of 1 KB", record_, {}, 1, 0.45);
        compare("list of 20 records", list_, {}, 1, 0.5);
    }

    // Answers that are kept, and conditional requests for them.
    void run_kept() {
        compare("record of 1 KB, kept", record_, {}, 1, 1.0);
        compare("list of 20 records, kept", list_, {}, 1, 1.1);
        compare("record, not modified (304)", record_, "If-None-Match", 1, 1.0);
        compare("list, not modified (304)", list_, "If-None-Match", 1, 1.1);
        compare("record of 1 KB, kept, 16 pipelined", record_, {}, 16, 4.0);
        table_.show("memory after the reads", memory_mb(server_.id()), "MB", 0);
    }

private:
    // A resource of ours and the file with the same bytes.
    struct Target {
        std::string path, file;
        std::string tag, file_tag;
        std::size_t bytes;
    };

    Target keep(http::Client& client, const std::string& path, const std::string& file) {
        const auto answer = client.call({"GET", path, {{"apikey", installation_.key}}, {}});
        if (answer.status != 200) throw std::runtime_error(path + " answers " + answer.body);
        std::ofstream(folder_.path() / "www" / file) << answer.body;
        auto at_nginx = http::Client::to_address("127.0.0.1", nginx_.port());
        const auto same = at_nginx.call({"GET", "/" + file, {}, {}});
        if (same.body != answer.body) throw std::runtime_error("nginx does not serve " + file);
        return {path, "/" + file, std::string(answer.header("etag")),
                std::string(same.header("etag")), answer.body.size()};
    }

    void compare(const std::string& figure, const Target& target, const std::string& condition,
                 int pipelined, double aim) {
        Load to_us{url(server_.port(), target.path), {"apikey: " + installation_.key}};
        Load to_nginx{url(nginx_.port(), target.file)};
        for (Load* load : {&to_us, &to_nginx}) {
            if (pipelined == 1) continue;
            load->script = "pipeline.lua";
            load->arguments = {std::to_string(pipelined)};
        }
        if (!condition.empty()) {
            to_us.headers.push_back(condition + ": " + target.tag);
            to_nginx.headers.push_back(condition + ": " + target.file_tag);
        }
        std::vector<Sample> ours, nginx;
        for (int i = 0; i < plan_.rounds; ++i) {
            ours.push_back(put_load(plan_, to_us, server_.id()).sample);
            nginx.push_back(put_load(plan_, to_nginx, nginx_.id()).sample);
        }
        table_.compare(condition.empty() ? fmt::format("{} ({} B)", figure, target.bytes) : figure,
                       ours, "nginx", nginx, Table::By::cpu, aim);
    }

    static std::string url(unsigned short port, const std::string& path) {
        return "http://127.0.0.1:" + std::to_string(port) + path;
    }

    const Plan& plan_;
    Table& table_;
    const support::TempFolder folder_;
    const Installation installation_;
    const Server server_;
    const Nginx nginx_;
    Target record_, list_;
};

}  // namespace

void measure_reads(const Plan& plan, Table& table) {
    Reads(plan, table, "0").run_made();
    Reads(plan, table, "32").run_kept();
}

}  // namespace bench
