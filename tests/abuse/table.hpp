// The table of abuse, cases.txt: what is sent on one connection, and what must come back.
//
//   let NAME = BYTES     {NAME} in later bytes stands for them
//   case NAME            begins a case
//   > BYTES              sends them; N> BYTES N times. \r \n \t \0 \\ \xHH, and \# for 1, 2, ... N
//   wait MS              before the next bytes
//   slowly               all bytes one by one
//   end                  no more bytes: the connection is half closed
//   leave                the client goes away without reading
//   silent               nothing more comes until the server gives up; runs beside the others
//   < STATUS [ID]        an answer, and its X-Request-Id; N< STATUS [ID], STATUS [ID] N times each
//   open | closed        afterwards: serves a further request, or ends without another byte
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace abuse {

struct Piece {
    std::string bytes;
    std::chrono::milliseconds wait_before{0};
};

struct Expected {
    int status = 0;
    std::string request_id{};  // empty: any
};

enum class Ending : std::uint8_t { open, closed, left };

struct Case {
    std::string name;
    int line = 0;
    std::vector<Piece> pieces{};
    std::vector<Expected> answers{};
    Ending ending = Ending::open;
    bool is_slow = false;     // byte by byte
    bool ends_early = false;  // half closes
    bool is_silent = false;
};

// Throws std::runtime_error that names the line which is not understood.
std::vector<Case> parse_table(std::string_view text);

}  // namespace abuse
