// Many readers of a store's stream of events on one thread, as cheap as can be.
#pragma once

#include "bench/ears.hpp"
#include "bench/servers.hpp"

#include <thread>

namespace bench {

class Listeners final : public Ears {
public:
    // Returns when all of them are being told. A key opens as many as it may, then the next.
    Listeners(unsigned short port, const std::string& store, const std::vector<std::string>& keys,
              int count);
    ~Listeners() override;
    Listeners(const Listeners&) = delete;
    Listeners& operator=(const Listeners&) = delete;

private:
    struct Stream {
        int socket = -1;
        std::string head{}, size_line{}, tail{};
        std::size_t left_of_chunk = 0;
        bool is_begun = false;
    };
    void require_health() const override;
    void open(unsigned short port, const std::string& target, const std::string& key);
    void wait_until_begun() const;
    void run();
    void read(Stream& stream);
    static void take_head(Stream& stream, std::string_view& bytes);
    void take_chunks(Stream& stream, std::string_view bytes);
    void look_for_marks(Stream& stream, std::string_view body);

    std::vector<Stream> streams_;
    int poll_ = -1;
    std::size_t begun_ = 0;
    std::string fault_;
    bool is_stopping_ = false;
    std::thread thread_;
};

}  // namespace bench
