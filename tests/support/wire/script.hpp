// A wire test as text: requests in order, each with the answer it expects. tests/wire/README.md
// explains the language to those who write tests; this is its grammar.
//
//   file        = { comment | blank | directive | step }
//   comment     = "#" text
//   directive   = "@" word { word }                 ; see run.cpp
//   step        = ( request | command ) expectation { expectation }
//   request     = METHOD " " target { header } [ body ]
//   command     = "$ comanda" { word }
//   header      = Name ":" value
//   body        = lines up to the first expectation; begins at the first line that is no header
//   expectation = "->" status [ "x" count ] [ check ] { check | comment }
//                                                   ; up to a blank line, a directive or a step
//   check       = line | json                       ; json ends where its brackets close
//
// Checks and JSON patterns: expect.hpp and pattern.hpp.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wire {

struct Check {
    int line = 0;
    std::string text;
    bool is_json = false;  // a pattern of the whole body; may have several lines
};

struct Expectation {
    int line = 0;
    int status = 0;
    int count = 0;  // of answers with this status in a parallel step; 0: every answer
    std::vector<Check> checks;
};

struct Step {
    enum class Form { directive, request, command };
    Form form = Form::directive;
    int line = 0;
    std::string text;  // the request line, the arguments of the command, or the directive without @
    std::vector<std::pair<std::string, std::string>> headers;
    std::string body;
    std::vector<Expectation> expectations;
};

struct Script {
    std::string name;
    std::vector<Step> steps;
};

// A mistake in the text of a test; the message begins with file:line.
struct ScriptError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

Script parse(std::string name, std::string_view text);

// Words separated by blanks; "double quotes" keep blanks together.
std::vector<std::string> split_words(std::string_view text);

// "Name: value" -> {name, value}; an empty name when the line has another form.
std::pair<std::string, std::string> split_header(std::string_view line);

}  // namespace wire
