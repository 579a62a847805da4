// Sheets as workbooks, by libxlsxwriter.
#include "api/spool.hpp"
#include "base/refusal.hpp"
#include "base/time_text.hpp"
#include "features/selling/reports/sheet_formats.hpp"

#include <xlsxwriter.h>

#include <cmath>

namespace features::reports {
namespace {

using base::Refusal;

constexpr std::size_t file_part_bytes = 512 * 1'024;
constexpr std::size_t text_bytes_max = 32'767;  // a cell holds that many characters
constexpr double column_width = 16;
constexpr std::string_view workbook_type =
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

void require_written(lxw_error error) {
    if (error == LXW_NO_ERROR) return;
    throw Refusal::unavailable("no_room",
                               std::string("cannot make the workbook: ") + lxw_strerror(error), 5);
}

void shorten(std::string& text) {
    if (text.size() <= text_bytes_max) return;
    std::size_t end = text_bytes_max;
    while ((static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
    text.resize(end);
}

// A date, a time of day, or both with a T between them. Nothing for other texts, and for years that
// spreadsheets do not support.
std::optional<lxw_datetime> moment_of(std::string_view text) {
    lxw_datetime moment{};
    const bool has_date = text.size() >= 10;
    if (has_date) {
        const auto date = base::parse_date(text.substr(0, 10));
        if (!date || date->year() < std::chrono::year(1900)) return {};
        moment.year = static_cast<int>(date->year());
        moment.month = static_cast<int>(static_cast<unsigned>(date->month()));
        moment.day = static_cast<int>(static_cast<unsigned>(date->day()));
        if (text.size() == 10) return moment;
        if (text[10] != 'T') return {};
    }
    const auto time = base::parse_time_of_day(has_date ? text.substr(11) : text);
    if (!time) return {};
    const std::chrono::hh_mm_ss clock(*time);
    moment.hour = static_cast<int>(clock.hours().count());
    moment.min = static_cast<int>(clock.minutes().count());
    moment.sec = static_cast<double>(clock.seconds().count());
    return moment;
}

// Each sheet is written to its own file as its rows come, and packed at the end. No file has a name
// that others could see.
class Workbook {
public:
    struct Plan {
        const Request& request;
        std::string_view title;
        const Column& key;  // the first column of the report
        std::vector<ShownColumn> columns;
        std::uint32_t sheet_rows_max;
    };

    explicit Workbook(Plan plan)
        : columns_(std::move(plan.columns)),
          key_(shown_columns(std::span(&plan.key, 1)).front()),
          decimals_(plan.request.decimals),
          sheet_rows_max_(plan.sheet_rows_max),
          folder_(plan.request.folder),
          file_(api::unnamed_file(folder_)) {
        const std::string path = "/proc/self/fd/" + std::to_string(file_.get());
        lxw_workbook_options options{
            .constant_memory = LXW_TRUE, .tmpdir = folder_.data(), .use_zip64 = LXW_FALSE};
        book_.reset(workbook_new_opt(path.c_str(), &options));
        if (!book_) throw std::bad_alloc();
        date_by(plan.request);
        heading_ = workbook_add_format(book_.get());
        format_set_bold(heading_);
        dates_ = format_of("yyyy-mm-dd");
        times_ = format_of("hh:mm");
        date_times_ = format_of("yyyy-mm-dd hh:mm:ss");
        add_page(std::string(plan.title), nullptr, columns_);
        const std::string key_name = std::string(plan.title) + ' ' + std::string(plan.key.name);
        for (const ShownColumn& shown : columns_)
            if (shown.column->type == CellType::rows)
                add_page(std::string(shown.column->name), key_name.c_str(), shown.of);
    }

    void add(const Row& row) {
        std::size_t inner = 0;
        write(pages_.front(), row, nullptr);
        for (const ShownColumn& shown : columns_) {
            if (shown.column->type != CellType::rows) continue;
            Page& page = pages_[++inner];
            const Cell& cell = row.cells.at(shown.cell);
            const auto* rows = std::get_if<std::vector<Row>>(&cell);
            for (std::size_t i = 0; rows && i < rows->size(); ++i)
                write(page, (*rows)[i], &row.cells.front());
        }
    }

    void require_room() const { api::require_room(file_.get(), 0); }

    base::Descriptor finish() {
        require_written(workbook_close(book_.release()));
        return std::move(file_);
    }

private:
    struct Page {
        lxw_worksheet* sheet;
        const std::vector<ShownColumn>& columns;
        std::uint32_t rows = 0;
    };
    struct Free {
        void operator()(lxw_workbook* book) const { lxw_workbook_free(book); }
    };

    // A creation time would change the bytes for the same rows.
    void date_by(const Request& request) {
        domain::Day day{};
        for (const Branch& branch : request.branches)
            if (branch.days != every_day) day = std::max(day, branch.days.last);
        lxw_doc_properties properties{};
        properties.created = std::chrono::seconds(day.time_since_epoch()).count() + 1;
        require_written(workbook_set_properties(book_.get(), &properties));
    }

    void add_page(const std::string& name, const char* key_name,
                  const std::vector<ShownColumn>& columns) {
        lxw_worksheet* sheet = workbook_add_worksheet(book_.get(), name.c_str());
        if (!sheet) throw std::logic_error("not a valid name of a sheet: " + name);
        worksheet_freeze_panes(sheet, 1, 0);
        worksheet_set_column(sheet, 0, static_cast<lxw_col_t>(columns.size()), column_width,
                             nullptr);
        lxw_col_t place = 0;
        if (key_name) worksheet_write_string(sheet, 0, place++, key_name, heading_);
        for (const ShownColumn& shown : columns)
            if (key_name || shown.column->type != CellType::rows)
                worksheet_write_string(sheet, 0, place++, std::string(shown.column->name).c_str(),
                                       heading_);
        pages_.push_back({sheet, columns});
    }

    void write(Page& page, const Row& row, const Cell* key) {
        if (++page.rows > sheet_rows_max_)
            throw Refusal::invalid("format", "xlsx holds at most " +
                                                 std::to_string(sheet_rows_max_) +
                                                 " rows on a sheet; choose fewer days, or csv");
        lxw_col_t place = 0;
        if (key) write(page, place++, *key, key_);
        for (const ShownColumn& shown : page.columns)
            if (key || shown.column->type != CellType::rows)
                write(page, place++, row.cells.at(shown.cell), shown);
    }

    void write(const Page& page, lxw_col_t place, const Cell& cell, const ShownColumn& shown) {
        if (std::holds_alternative<std::monostate>(cell)) return;
        const auto number = [&] { return std::get<std::int64_t>(cell); };
        switch (shown.column->type) {
            case CellType::text: return write_text(page, place, std::get<std::string>(cell));
            case CellType::date: return write_moment(page, place, cell, dates_);
            case CellType::time: return write_moment(page, place, cell, times_);
            case CellType::date_time: return write_moment(page, place, cell, date_times_);
            case CellType::whole:
                return require_written(worksheet_write_number(
                    page.sheet, page.rows, place, static_cast<double>(number()), nullptr));
            case CellType::flag:
                return require_written(
                    worksheet_write_boolean(page.sheet, page.rows, place, number() != 0, nullptr));
            case CellType::money:
            case CellType::money_text:
            case CellType::money_minor: return write_decimal(page, place, number(), decimals_);
            case CellType::hundredths: return write_decimal(page, place, number(), 2);
            case CellType::thousandths: return write_decimal(page, place, number(), 3);
            case CellType::rows: {
                std::string json;
                append_json(json, std::get<std::vector<Row>>(cell), shown.of, decimals_);
                return write_text(page, place, std::move(json));
            }
        }
    }

    // Text is never a formula here, whatever it starts with.
    static void write_text(const Page& page, lxw_col_t place, std::string text) {
        shorten(text);
        require_written(
            worksheet_write_string(page.sheet, page.rows, place, text.c_str(), nullptr));
    }

    // A total has no date.
    static void write_moment(const Page& page, lxw_col_t place, const Cell& cell,
                             lxw_format* format) {
        const std::string& text = std::get<std::string>(cell);
        auto moment = moment_of(text);
        if (!moment) return write_text(page, place, text);
        require_written(worksheet_write_datetime(page.sheet, page.rows, place, &*moment, format));
    }

    void write_decimal(const Page& page, lxw_col_t place, std::int64_t number, int decimals) {
        const double value = static_cast<double>(number) / std::pow(10.0, decimals);
        require_written(worksheet_write_number(page.sheet, page.rows, place, value,
                                               number_format(static_cast<std::size_t>(decimals))));
    }

    lxw_format* number_format(std::size_t decimals) {
        lxw_format*& format = numbers_.at(decimals);
        if (format) return format;
        return format = format_of("#,##0" + (decimals ? '.' + std::string(decimals, '0') : ""));
    }

    lxw_format* format_of(const std::string& pattern) {
        lxw_format* const format = workbook_add_format(book_.get());
        if (!format) throw std::bad_alloc();
        format_set_num_format(format, pattern.c_str());
        return format;
    }

    const std::vector<ShownColumn> columns_;
    const ShownColumn key_;
    const int decimals_;
    const std::uint32_t sheet_rows_max_;
    std::string folder_;
    base::Descriptor file_;
    std::unique_ptr<lxw_workbook, Free> book_;
    lxw_format *heading_ = nullptr, *dates_ = nullptr, *times_ = nullptr, *date_times_ = nullptr;
    std::array<lxw_format*, 5> numbers_{};  // by their decimals
    std::vector<Page> pages_;               // the report, then those of the rows within its rows
};

class WorkbookAnswer final : public api::StreamedAnswer {
public:
    WorkbookAnswer(const Request& request, Sheet sheet, std::vector<ShownColumn> columns,
                   std::uint32_t sheet_rows_max)
        : StreamedAnswer(request.tag, true, request.is_momentary),
          request_(request),
          sheet_(std::move(sheet)),
          columns_(std::move(columns)),
          sheet_rows_max_(sheet_rows_max) {}

    void describe(storage::ReadView&, http::Response& response) override {
        describe_file(response, request_, sheet_.title, "xlsx", workbook_type);
    }

    bool append(storage::ReadView& view, std::string& out) override {
        if (file_.get() < 0) write_file(view);
        const std::size_t begin = out.size();
        out.resize(begin + file_part_bytes);
        const ssize_t count =
            pread(file_.get(), out.data() + begin, file_part_bytes, static_cast<off_t>(sent_));
        if (count < 0)
            throw std::system_error(errno, std::generic_category(), "reading a workbook");
        out.resize(begin + static_cast<std::size_t>(count));
        sent_ += static_cast<std::size_t>(count);
        return count > 0;
    }

private:
    void write_file(storage::ReadView& view) {
        Workbook book(
            {request_, sheet_.title, sheet_.columns.front(), std::move(columns_), sheet_rows_max_});
        for (bool has_more = true; has_more;) {
            std::vector<Row> rows;
            has_more = sheet_.rows->next(view, rows);
            book.require_room();
            for (const Row& row : rows) book.add(row);
        }
        file_ = book.finish();
    }

    const Request request_;
    const Sheet sheet_;
    std::vector<ShownColumn> columns_;
    const std::uint32_t sheet_rows_max_;
    base::Descriptor file_;
    std::size_t sent_ = 0;
};

}  // namespace

std::unique_ptr<api::StreamedAnswer> workbook_of(const Request& request, Sheet sheet,
                                                 std::vector<ShownColumn> columns,
                                                 std::uint32_t sheet_rows_max) {
    return std::make_unique<WorkbookAnswer>(request, std::move(sheet), std::move(columns),
                                            sheet_rows_max);
}

}  // namespace features::reports
