// The steps of a wire test, in order. Directives:
//
//   @init NAME [ARGS]   a further account: {{NAME.account}}, {{NAME.store}}, {{NAME.key}} and the
//   rest
//                       of what `comanda init` prints; `@init main ARGS` shapes the account that
//                       every test has ({{account}}, {{store}}, {{key}})
//   @key NAME [of=ACCOUNT] [areas=A,B] [stores=X,Y] [expires=DATE] [readonly]     {{NAME}},
//   {{NAME.id}}
//   @demo               the demo instead of an account of one's own; {{store2}} is its other store
//   @bare               no account at all
//   @args ARGS          for `comanda serve`; before the first request
//   @restart, @kill     the server ends (SIGTERM, SIGKILL) and starts again
//   @parallel N         the next step N times at once; {{i}} is 1 to N; tally: -> 200 x1
//   @repeat N           the next step N times, one after another
//   @within SECONDS     the next step again and again until it is as expected
#include "support/wire/run.hpp"

#include "support/wire/expect.hpp"
#include "support/wire/invariants.hpp"

#include <boost/json/parse.hpp>

#include <algorithm>
#include <chrono>
#include <exception>
#include <latch>
#include <map>
#include <thread>

namespace wire {

namespace json = boost::json;

namespace {

struct Failure {
    int line;
    std::string story;
};

std::string shown(const Headers& headers, const std::string& body) {
    std::string text;
    for (const auto& [name, value] : headers) text += "    " + name + ": " + value + "\n";
    if (!body.empty()) text += "    " + body.substr(0, 20'000) + "\n";
    return text;
}

struct Exchange {
    Request request;  // of a command: the arguments as the target
    Answer answer;

    std::string shown() const {
        return "  asked\n    " + request.method + " " + request.target + "\n" +
               wire::shown(request.headers, request.body) + "  answered\n    " +
               std::to_string(answer.status) + "\n" + wire::shown(answer.headers, answer.body);
    }
};

class Runner {
public:
    Runner(const Script& script, System& system) : script_(script), system_(system) {}

    void run() {
        set_up();
        for (const Step& step : script_.steps) {
            line_ = step.line;
            if (step.form == Step::Form::directive)
                directive(step);
            else
                perform(step);
        }
        system_.finish();
    }

    int line() const { return line_; }

private:
    // ---- set-up --------------------------------------------------------------------------------

    bool has_directive(std::string_view start) const {
        return std::any_of(script_.steps.begin(), script_.steps.end(), [&](const Step& step) {
            return step.form == Step::Form::directive && step.text.starts_with(start);
        });
    }

    void set_up() {
        if (has_directive("demo")) {
            system_.add_server_arguments({"--demo"});
            variables_.set("account", "650000000000000000000001");
            variables_.set("store", "650000000000000000000101");
            variables_.set("store2", "650000000000000000000102");
            variables_.set("key", "demo-key");
        } else if (!has_directive("init main") && !has_directive("bare")) {
            init("main", {});
        }
    }

    json::object command_object(const std::vector<std::string>& arguments) {
        const Answer answer = system_.command(arguments);
        boost::system::error_code error;
        const json::value value = json::parse(answer.body, error);
        if (answer.status != 0 || error || !value.is_object())
            throw Failure{line_, "comanda " + arguments.front() + " failed with " +
                                     std::to_string(answer.status) + ":\n" + answer.body};
        return value.get_object();
    }

    void init(const std::string& name, const std::vector<std::string>& extra) {
        std::vector<std::string> arguments{"init",    "--account",     name,
                                           "--store", name + " store", "--json"};
        arguments.insert(arguments.end(), extra.begin(), extra.end());
        const std::string prefix = name == "main" ? "" : name + ".";
        static const std::map<std::string_view, std::string> short_names{
            {"accountId", "account"}, {"storeId", "store"}, {"apiKey", "key"}};
        for (const auto& [member, value] : command_object(arguments)) {
            const auto found = short_names.find(member);
            variables_.set(
                prefix + (found == short_names.end() ? std::string(member) : found->second), value);
        }
    }

    void add_key(const std::vector<std::string>& words) {
        std::vector<std::string> arguments{"key", "add", "--json", "--account"};
        arguments.push_back(variables_.expand("{{account}}"));
        for (std::size_t i = 2; i < words.size(); ++i) {
            const std::string word = variables_.expand(words[i]);
            const std::size_t equals = word.find('=');
            const std::string option = word.substr(0, equals);
            const std::string value = equals == std::string::npos ? "" : word.substr(equals + 1);
            if (option == "of")
                arguments[4] = variables_.expand("{{" + value + ".account}}");
            else if (option == "readonly")
                arguments.emplace_back("--read-only");
            else
                arguments.insert(arguments.end(), {"--" + option, value});
        }
        const json::object made = command_object(arguments);
        variables_.set(words.at(1), made.at("apiKey"));
        variables_.set(words.at(1) + ".id", made.at("keyId"));
    }

    void directive(const Step& step) {
        std::vector<std::string> words = split_words(step.text);
        const std::string name = words.empty() ? "" : words[0];
        const bool has_argument = words.size() > 1;
        if (name == "init" && has_argument)
            init(words[1], {words.begin() + 2, words.end()});
        else if (name == "key" && has_argument)
            add_key(words);
        else if (name == "args")
            system_.add_server_arguments({words.begin() + 1, words.end()});
        else if (name == "restart")
            system_.restart();
        else if (name == "kill")
            system_.kill();
        else if ((name == "parallel" || name == "repeat") && has_argument)
            (name == "parallel" ? parallel_ : repeat_) = std::stoi(words[1]);
        else if (name == "within" && has_argument)
            within_ = std::chrono::seconds(std::stoi(words[1]));
        else if (name != "demo" && name != "bare")
            throw Failure{line_, "unknown directive @" + step.text};
    }

    // ---- steps ---------------------------------------------------------------------------------

    Request request_of(const Step& step, Variables variables, int number) const {
        variables.set("i", number);
        const std::size_t blank = step.text.find(' ');
        Request request{step.text.substr(0, blank),
                        variables.expand(step.text.substr(blank + 1)),
                        {},
                        variables.expand(step.body)};
        bool has_key = false, has_type = false;
        for (const auto& [name, value] : step.headers) {
            has_key |= same_ignoring_case(name, "apikey");
            has_type |= same_ignoring_case(name, "Content-Type");
            if (value != "-") request.headers.emplace_back(name, variables.expand(value));
        }
        if (!has_key) request.headers.emplace_back("apikey", variables.expand("{{key}}"));
        if (!has_type && !request.body.empty())
            request.headers.emplace_back("Content-Type", "application/json");
        return request;
    }

    Exchange once(const Step& step, int number) {
        if (step.form == Step::Form::request) {
            Exchange exchange{request_of(step, variables_, number), {}};
            exchange.answer = system_.call(exchange.request);
            return exchange;
        }
        std::vector<std::string> arguments;
        for (const std::string& word : split_words(step.text))
            arguments.push_back(variables_.expand(word));
        return {{"$ comanda", variables_.expand(step.text), {}, {}}, system_.command(arguments)};
    }

    void perform(const Step& step) {
        const int parallel = std::exchange(parallel_, 1);
        const int repeat = std::exchange(repeat_, 1);
        if (const auto within = std::exchange(within_, {}); within.count() > 0)
            return perform_within(step, within);
        std::vector<Exchange> exchanges;
        if (parallel > 1) {
            exchanges = at_once(step, parallel);
            check_tally(step, exchanges);
        } else {
            for (int i = 1; i <= repeat; ++i) {
                exchanges.push_back(once(step, i));
                check(step.expectations.front(), exchanges.back(), step);
            }
        }
        for (const Expectation& expectation : step.expectations)
            check_alike(expectation, exchanges);
    }

    void perform_within(const Step& step, std::chrono::seconds within) {
        const auto deadline = std::chrono::steady_clock::now() + within;
        for (;;) {
            try {
                return check(step.expectations.front(), once(step, 1), step);
            } catch (const Failure&) {
                if (std::chrono::steady_clock::now() > deadline) throw;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    }

    std::vector<Exchange> at_once(const Step& step, int count) {
        std::vector<Exchange> exchanges(static_cast<std::size_t>(count));
        std::vector<std::exception_ptr> thrown(exchanges.size());
        const bool is_request = step.form == Step::Form::request;
        for (std::size_t i = 0; i < exchanges.size() && is_request; ++i)
            exchanges[i].request = request_of(step, variables_, static_cast<int>(i) + 1);
        std::latch start(count);
        {
            std::vector<std::jthread> threads;
            for (std::size_t i = 0; i < exchanges.size(); ++i)
                threads.emplace_back([&, i] {
                    start.arrive_and_wait();
                    try {
                        if (is_request)
                            exchanges[i].answer = system_.call(exchanges[i].request);
                        else
                            exchanges[i] = once(step, static_cast<int>(i) + 1);
                    } catch (...) {
                        thrown[i] = std::current_exception();
                    }
                });
        }
        for (const std::exception_ptr& error : thrown)
            if (error) std::rethrow_exception(error);
        return exchanges;
    }

    // ---- checks --------------------------------------------------------------------------------

    void check(const Expectation& expectation, const Exchange& exchange, const Step& step) {
        std::string story;
        int line = expectation.line;
        for (const Difference& difference : unmet(expectation, exchange.answer, variables_)) {
            if (story.empty()) line = difference.line;
            story += "  " + difference.what + "\n";
        }
        if (step.form == Step::Form::request)
            for (const std::string& promise :
                 broken_promises(exchange.request, exchange.answer, expectation.status == 503))
                story += "  broken promise: " + promise + "\n";
        if (!story.empty()) throw Failure{line, story + exchange.shown()};
    }

    void check_tally(const Step& step, const std::vector<Exchange>& exchanges) {
        std::map<int, int> tally;
        for (const Exchange& exchange : exchanges) {
            ++tally[exchange.answer.status];
            const auto expectation = std::find_if(
                step.expectations.begin(), step.expectations.end(),
                [&](const Expectation& one) { return one.status == exchange.answer.status; });
            if (expectation == step.expectations.end())
                throw Failure{step.expectations.front().line,
                              "  an answer that no line expects\n" + exchange.shown()};
            check(*expectation, exchange, step);
        }
        for (const Expectation& expectation : step.expectations)
            if (expectation.count != 0 && tally[expectation.status] != expectation.count)
                throw Failure{expectation.line,
                              "  expected " + std::to_string(expectation.count) + " answers " +
                                  std::to_string(expectation.status) + ", got " +
                                  std::to_string(tally[expectation.status]) + "\n"};
    }

    static void check_alike(const Expectation& expectation,
                            const std::vector<Exchange>& exchanges) {
        if (!wants_alike(expectation)) return;
        const Exchange* first = nullptr;
        for (const Exchange& exchange : exchanges) {
            if (exchange.answer.status != expectation.status) continue;
            if (first == nullptr) first = &exchange;
            if (exchange.answer.body != first->answer.body)
                throw Failure{expectation.line, "  expected bodies that are alike\n" +
                                                    first->shown() + exchange.shown()};
        }
    }

    const Script& script_;
    System& system_;
    Variables variables_;
    int line_ = 1;
    int parallel_ = 1, repeat_ = 1;
    std::chrono::seconds within_{0};
};

}  // namespace

std::optional<std::string> run(const Script& script, System& system) {
    Runner runner(script, system);
    try {
        runner.run();
        return std::nullopt;
    } catch (const Failure& failure) {
        return script.name + ":" + std::to_string(failure.line) + ": failed\n" + failure.story;
    } catch (const std::exception& error) {
        return script.name + ":" + std::to_string(runner.line()) + ": " + error.what() + "\n";
    }
}

}  // namespace wire
