#include "features/selling/reports/sheet.hpp"

#include "base/refusal.hpp"
#include "base/text.hpp"
#include "features/selling/reports/sheet_formats.hpp"

#include <algorithm>

namespace features::reports {
namespace {

using base::Refusal;

constexpr std::size_t sheet_part_bytes = 512 * 1'024;

class RowsAtHand final : public RowSource {
public:
    explicit RowsAtHand(std::vector<Row> rows) : rows_(std::move(rows)) {}

    bool next(storage::ReadView&, std::vector<Row>& rows) override {
        std::ranges::move(rows_, std::back_inserter(rows));
        rows_.clear();
        return false;
    }

private:
    std::vector<Row> rows_;
};

class TextAnswer final : public api::StreamedAnswer {
public:
    TextAnswer(const Request& request, std::unique_ptr<RowSource> rows,
               std::unique_ptr<SheetText> text, std::string_view file_title = {})
        : StreamedAnswer(request.tag, true, request.is_momentary),
          rows_(std::move(rows)),
          text_(std::move(text)) {
        if (!file_title.empty())
            describe_file(head_, request, file_title, "csv", "text/csv; charset=utf-8");
    }

    void describe(storage::ReadView&, http::Response& response) override {
        response.fields += head_.fields;
        response.content_type = head_.content_type;
    }

    bool append(storage::ReadView& view, std::string& out) override {
        if (!std::exchange(has_begun_, true)) text_->begin(out);
        const std::size_t end = out.size() + sheet_part_bytes;
        while (out.size() < end) {
            std::vector<Row> rows;
            const bool has_more = rows_->next(view, rows);
            for (Row& row : rows) text_->row(out, std::move(row));
            if (has_more) continue;
            text_->end(out);
            return false;
        }
        return true;
    }

private:
    const std::unique_ptr<RowSource> rows_;
    const std::unique_ptr<SheetText> text_;
    http::Response head_;
    bool has_begun_ = false;
};

// The days of all stores together: "-2026-01-01-2026-01-31", or one date for a single day.
std::string days_in_name(const Request& request) {
    if (request.branches.empty()) return {};
    domain::DayRange days = request.branches.front().days;
    for (const Branch& branch : request.branches) {
        days.first = std::min(days.first, branch.days.first);
        days.last = std::max(days.last, branch.days.last);
    }
    if (days == every_day) return {};
    const std::string first = '-' + domain::iso_text(days.first);
    return days.first == days.last ? first : first + '-' + domain::iso_text(days.last);
}

}  // namespace

Format format_of(const api::Query& query) {
    const std::string name = base::lower_ascii(query.get("format").value_or("json"));
    if (name == "json") return Format::json;
    if (name == "csv") return Format::csv;
    if (name == "xlsx") return Format::xlsx;
    throw Refusal::invalid("format", "must be json, csv or xlsx");
}

std::unique_ptr<RowSource> source_of(std::vector<Row> rows) {
    return std::make_unique<RowsAtHand>(std::move(rows));
}

void describe_file(http::Response& response, const Request& request, std::string_view title,
                   std::string_view ending, std::string_view content_type) {
    response.content_type = content_type;
    response.set("Content-Disposition", "attachment; filename=\"" + std::string(title) +
                                            days_in_name(request) + '.' + std::string(ending) +
                                            '"');
}

// Unlike reading_of() it refuses nothing: the request may already have been refused.
bool is_file(std::string_view query) {
    const std::string format =
        base::lower_ascii(api::Query(untangled(query)).get("format").value_or("json"));
    return format == "csv" || format == "xlsx";
}

std::unique_ptr<api::StreamedAnswer> reading_of(const Request& request, Sheet sheet) {
    const Format format = format_of(request.query);
    auto columns = shown_columns(sheet.columns, request.query.get("fields"));
    if (format == Format::xlsx) return workbook_of(request, std::move(sheet), std::move(columns));
    if (format == Format::csv)
        return std::make_unique<TextAnswer>(request, std::move(sheet.rows),
                                            csv_text(std::move(columns), request.decimals),
                                            sheet.title);
    return std::make_unique<TextAnswer>(
        request, std::move(sheet.rows),
        json_text(sheet.shape, std::move(columns), request.decimals));
}

const api::Parameter format_parameter{
    "format", api::in_query, api::words("json|csv|xlsx"), R"("json")",
    "`csv` and `xlsx` return the same as a file, with amounts as decimal numbers. An extension."};
const api::Parameter fields_parameter{"fields", api::in_query, api::any_text, R"("netSales")",
                                      fields_description};

}  // namespace features::reports
