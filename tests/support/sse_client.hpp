// Many readers of streams of events on one thread: they leave and come back, read slowly, or stop
// reading, and keep what they were told.
#pragma once

#include "support/event_stream.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <random>
#include <thread>

namespace support {

struct SsePlan {
    unsigned short port = 0;
    std::string target{};
    std::string key{};
    // Comes back from where it was when the stream ends or breaks, and while nobody listens there;
    // not after another answer than 200.
    bool comes_back = false;
    // Not 0: leaves by itself after about one of so many reads, anywhere in what it has read, and
    // comes back.
    unsigned leaves_one_in = 0;
    int receive_bytes = 0;  // of the socket's buffer; 0: as the system has it
    // A slow network: so much at a time, and then a pause.
    std::size_t read_bytes = 64 * 1024;
    std::chrono::milliseconds read_pause{0};
    bool stops_reading = false;  // for ever, after its first read
};

struct SseEvent {
    std::string position;  // `id:`
    std::int64_t sequence, revision;
    std::string type, kind, id;
    bool has_record;  // it is not null
    std::optional<std::int64_t> record_revision;
    std::chrono::steady_clock::time_point arrived;
};

enum class SseEnding : std::uint8_t {
    none,   // it is open, or was never
    whole,  // with a last chunk, at the end of a block
    torn,   // with a last chunk, inside a block
    cut,    // without a last chunk
    left,   // by the reader
    refused
};

// What one reader has seen, over all its connections.
struct SseReader {
    int status = 0;                                // of the last answer
    std::map<std::string, std::string> headers{};  // by name in small letters
    std::string body{};                            // of an answer that is no stream
    std::vector<SseEvent> events{};
    std::optional<std::string> last_id{};  // where it goes on from
    std::optional<std::int64_t> retry_ms{};
    std::size_t bytes = 0, blocks = 0, comments = 0;
    int answers = 0;  // of all its connections
    SseEnding ending = SseEnding::none;
    std::string fault{};  // the first thing that was not as it must be

    std::int64_t last_sequence() const { return events.empty() ? 0 : events.back().sequence; }
};

// Reads what an event must have. Throws std::runtime_error when something of it is missing, wrong
// or unknown.
SseEvent read_event(const StreamMessage& message);

class SseClient {
public:
    explicit SseClient(unsigned seed = 1);
    ~SseClient();
    SseClient(const SseClient&) = delete;
    SseClient& operator=(const SseClient&) = delete;

    // Any thread. A reader connects at once; its number counts from 0.
    std::size_t add(const SsePlan& plan);
    void leave(std::size_t reader);
    // Connects once more, from its position, and reads on.
    void come_back(std::size_t reader, const SsePlan& plan);
    // Where all readers connect from now on.
    void aim(unsigned short port);

    using Readers = std::vector<const SseReader*>;
    // Waits until it is so; false when the time is over before.
    bool wait_until(const std::function<bool(const Readers&)>& is_so,
                    std::chrono::milliseconds timeout);
    SseReader at(std::size_t reader) const;
    std::vector<SseReader> all() const;

private:
    using Clock = std::chrono::steady_clock;
    struct Connection {
        std::string head{};
        bool has_head = false, is_chunked = false;
        ChunkDecoder chunks{};
        EventStreamParser parser{};
    };
    struct Socket {
        SsePlan plan;
        SseReader seen{};
        int handle = -1;
        bool is_connecting = false, is_stopped = false;
        std::optional<Clock::time_point> connects_at{}, reads_at{};
        Connection connection{};
    };

    void run();
    void wake() const;
    int wait_ms(Clock::time_point now) const;
    void turn(Socket& socket, short ready, Clock::time_point now);
    void connect(Socket& socket);
    void send_request(Socket& socket);
    void read(Socket& socket);
    void take(Socket& socket, std::string_view bytes);
    bool take_head(Socket& socket, std::string_view& bytes);
    void take_stream(Socket& socket, std::string_view bytes);
    static void stay_away(Socket& socket);
    void end(Socket& socket, SseEnding ending);
    Readers readers() const;

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Socket> sockets_;
    std::mt19937 random_;
    bool is_stopping_ = false;
    int wake_ = -1;
    std::thread thread_;
};

}  // namespace support
