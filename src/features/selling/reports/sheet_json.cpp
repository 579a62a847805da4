// Sheets as JSON, for programs.
#include "features/selling/reports/sheet_formats.hpp"

#include <utility>

namespace features::reports {
namespace {

class JsonText final : public SheetText {
public:
    JsonText(Shape shape, std::vector<ShownColumn> columns, int decimals)
        : shape_(shape), columns_(std::move(columns)), decimals_(decimals) {}

    void begin(std::string& out) override {
        switch (shape_) {
            case Shape::bare: out += '['; return;
            case Shape::sales: out += R"({"sales":[)"; return;
            case Shape::data_and_total: out += R"({"data":[)"; return;
            case Shape::one: return;
        }
    }

    // A row that may turn out to be the total waits for the next one.
    void row(std::string& out, Row row) override {
        if (shape_ != Shape::data_and_total) return append_next(out, row);
        if (has_waiting_) append_next(out, waiting_);
        waiting_ = std::move(row);
        has_waiting_ = true;
    }

    void end(std::string& out) override {
        switch (shape_) {
            case Shape::bare: out += ']'; return;
            case Shape::sales: out += "]}"; return;
            case Shape::data_and_total:
                out += R"(],"total":)";
                append_json(out, waiting_, columns_, decimals_);
                out += '}';
                return;
            case Shape::one: return;
        }
    }

private:
    void append_next(std::string& out, const Row& row) {
        if (std::exchange(has_rows_, true)) out += ',';
        append_json(out, row, columns_, decimals_);
    }

    const Shape shape_;
    const std::vector<ShownColumn> columns_;
    const int decimals_;
    Row waiting_;
    bool has_waiting_ = false, has_rows_ = false;
};

}  // namespace

std::unique_ptr<SheetText> json_text(Shape shape, std::vector<ShownColumn> columns, int decimals) {
    return std::make_unique<JsonText>(shape, std::move(columns), decimals);
}

}  // namespace features::reports
