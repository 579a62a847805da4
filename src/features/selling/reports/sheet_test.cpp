#include "features/selling/reports/sheet.hpp"

#include "features/selling/reports/sheet_formats.hpp"
#include "schema/json_tree.hpp"
#include "storage/test_support.hpp"

namespace features::reports {
namespace {

constexpr Column parts[] = {{"name", CellType::text, "Its name."},
                            {"amount", CellType::money, "What it is."}};
constexpr RowDescription part{"Part", "A part.", parts, true};
constexpr Column columns[] = {
    {"id", CellType::text, "Its id."},
    {"count", CellType::whole, "How many."},
    {"isVoid", CellType::flag, "Whether it is void."},
    {"net", CellType::money, "Without tax."},
    {"tips", CellType::money_text, "Tips."},
    {"minor", CellType::money_minor, "In minor units."},
    {"percentage", CellType::hundredths, "Of all.", true},
    {"parts", CellType::rows, "What it is made of.", true, &part},
};

Row row_of(std::string id, std::int64_t number) {
    return {{std::move(id), number, std::int64_t{1}, number, -number, number, std::int64_t{1250},
             std::vector<Row>{{{"a \"b\"", std::int64_t{5}}}, {{"", std::int64_t{-5}}}}}};
}

// Hands out rows one by one, with some that it has nothing for in between.
class OneByOne final : public RowSource {
public:
    explicit OneByOne(std::int64_t count) : count_(count) {}
    bool next(storage::ReadView&, std::vector<Row>& rows) override {
        if (++calls_ % 2 == 0) return true;
        rows.push_back(row_of("row " + std::to_string(sent_), sent_));
        return ++sent_ < count_;
    }

private:
    const std::int64_t count_;
    std::int64_t sent_ = 0, calls_ = 0;
};

class Sheets : public storage::testing::DatabaseTest {
protected:
    struct Answer {
        std::string body;
        std::size_t parts = 0, part_bytes_max = 0;
        http::Response head{};
    };

    Request request(std::string_view query) {
        return {.account = "a",
                .branches = {{.id = "s",
                              .calendar = {},
                              .days = {domain::Day(date::days(20'454)),
                                       domain::Day(date::days(20'484))}}},
                .query = api::Query(query),
                .tag = "\"tag\"",
                .folder = folder_ / ""};
    }

    Answer answer(std::string_view query, Shape shape, std::unique_ptr<RowSource> rows) {
        return answer(reading_of(request(query), {"report", columns, shape, std::move(rows)}));
    }

    Answer answer(const std::unique_ptr<api::StreamedAnswer>& reading) {
        Answer result;
        database_->read([&](storage::ReadView& view) {
            EXPECT_EQ(reading->tag, "\"tag\"");
            EXPECT_TRUE(reading->is_slow);
            reading->describe(view, result.head);
            for (bool has_more = true; has_more; ++result.parts) {
                std::string part;
                has_more = reading->append(view, part);
                result.part_bytes_max = std::max(result.part_bytes_max, part.size());
                result.body += part;
            }
        });
        return result;
    }

    std::string json(Shape shape, std::vector<Row> rows, std::string_view query = "") {
        return answer(query, shape, source_of(std::move(rows))).body;
    }

    std::string refusal(std::string_view query) {
        try {
            return json(Shape::bare, {}, query);
        } catch (const base::Refusal& refused) {
            EXPECT_EQ(refused.status, 400);
            return refused.problems.front().path + ": " + refused.problems.front().message;
        }
    }
};

TEST_F(Sheets, WriteEveryTypeOfCellAsJson) {
    EXPECT_EQ(json(Shape::bare, {row_of("x", 1234)}),
              R"([{"id":"x","count":1234,"isVoid":true,"net":1234,"netStr":"12.34",)"
              R"("tips":"-12.34","minor":1234,"percentage":12.5,"parts":[)"
              R"({"name":"a \"b\"","amount":5,"amountStr":"0.05"},)"
              R"({"name":"","amount":-5,"amountStr":"-0.05"}]}])");
    Row bare = row_of("y", 0);
    bare.cells[2] = std::int64_t{0};
    bare.cells[6] = {};
    bare.cells[7] = {};
    EXPECT_EQ(json(Shape::one, {bare}), R"({"id":"y","count":0,"isVoid":false,"net":0,)"
                                        R"("netStr":"0.00","tips":"0.00","minor":0})");
}

TEST_F(Sheets, WriteHundredthsAsPlainNumbers) {
    std::vector<Row> rows;
    for (const std::int64_t number : {0, 100, 10'000, 1'250, 1'205, 5, -5, -30}) {
        rows.push_back(row_of("", 0));
        rows.back().cells[6] = number;
    }
    EXPECT_EQ(json(Shape::bare, rows, "fields=percentage"),
              R"([{"percentage":0},{"percentage":1},{"percentage":100},{"percentage":12.5},)"
              R"({"percentage":12.05},{"percentage":0.05},{"percentage":-0.05},)"
              R"({"percentage":-0.3}])");
}

TEST_F(Sheets, HaveTheShapeOfTheReport) {
    const auto rows = [] { return std::vector<Row>{row_of("a", 1), row_of("b", 2)}; };
    const std::string_view ids = "fields=id";
    EXPECT_EQ(json(Shape::bare, rows(), ids), R"([{"id":"a"},{"id":"b"}])");
    EXPECT_EQ(json(Shape::bare, {}, ids), "[]");
    EXPECT_EQ(json(Shape::sales, rows(), ids), R"({"sales":[{"id":"a"},{"id":"b"}]})");
    EXPECT_EQ(json(Shape::sales, {}, ids), R"({"sales":[]})");
    EXPECT_EQ(json(Shape::data_and_total, rows(), ids),
              R"({"data":[{"id":"a"}],"total":{"id":"b"}})");
    EXPECT_EQ(json(Shape::data_and_total, {row_of("b", 2)}, ids),
              R"({"data":[],"total":{"id":"b"}})");
}

TEST_F(Sheets, ShowTheFieldsThatAreNamed) {
    EXPECT_EQ(json(Shape::bare, {row_of("a", 1)}, "fields=netStr,+id+,"),
              R"([{"id":"a","netStr":"0.01"}])");
    EXPECT_EQ(json(Shape::bare, {row_of("a", 1)}, "fields=net"), R"([{"net":1}])");
    EXPECT_EQ(refusal("fields=id,ID"),
              "fields: names \"ID\", which is not one of id, count, isVoid, net, tips, minor, "
              "percentage, parts");
    EXPECT_NE(refusal("fields=tipsStr"), "[]");
}

TEST_F(Sheets, WriteEveryTypeOfCellAsCsv) {
    Row poor = row_of("=1+1", -5);
    poor.cells[2] = std::int64_t{0};
    poor.cells[6] = poor.cells[7] = Cell();
    const Answer csv = answer("format=CSV", Shape::data_and_total,
                              source_of({row_of("a, \"b\"", 123'456), poor, row_of("", 0)}));
    const std::string parts_cell =
        R"("[{""name"":""a \""b\"""",""amount"":5,""amountStr"":""0.05""},)"
        R"({""name"":"""",""amount"":-5,""amountStr"":""-0.05""}]")";
    EXPECT_EQ(csv.body,
              "id,count,isVoid,net,tips,minor,percentage,parts\r\n"
              R"("a, ""b""",123456,TRUE,1234.56,-1234.56,1234.56,12.5,)" +
                  parts_cell + "\r\n'=1+1,-5,FALSE,-0.05,0.05,-0.05,,\r\n" +
                  R"("",0,TRUE,0.00,0.00,0.00,12.5,)" + parts_cell + "\r\n");
    EXPECT_EQ(csv.head.content_type, "text/csv; charset=utf-8");
    EXPECT_EQ(csv.head.header("Content-Disposition"),
              R"(attachment; filename="report-2026-01-01-2026-01-31.csv")");
    EXPECT_EQ(answer("format=csv&fields=netStr", Shape::bare, source_of({row_of("", 5)})).body,
              "net\r\n0.05\r\n");
    EXPECT_EQ(refusal("format=pdf"), "format: must be json, csv or xlsx");
}

// What is in them is read by another program: tests/report_files_test.cpp.
TEST_F(Sheets, AreTheSameWorkbookForTheSameRows) {
    const Answer book = answer("format=xlsx", Shape::sales, std::make_unique<OneByOne>(3'000));
    EXPECT_TRUE(book.body.starts_with("PK"));
    EXPECT_EQ(book.head.header("Content-Disposition"),
              R"(attachment; filename="report-2026-01-01-2026-01-31.xlsx")");
    EXPECT_EQ(book.head.content_type,
              "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    EXPECT_EQ(answer("format=xlsx", Shape::sales, std::make_unique<OneByOne>(3'000)).body,
              book.body);
    for (const auto& entry : std::filesystem::directory_iterator(folder_ / ""))
        EXPECT_TRUE(entry.path().filename().string().starts_with("test.db")) << entry.path();
}

TEST_F(Sheets, RefuseMoreRowsThanAWorkbookHasRoomFor) {
    const auto rows_in = [&](std::int64_t count, std::uint32_t rows_max) {
        return answer(workbook_of(
            request(""), {"report", columns, Shape::bare, std::make_unique<OneByOne>(count)},
            shown_columns(columns), rows_max));
    };
    EXPECT_TRUE(rows_in(4, 8).body.starts_with("PK"));  // each has two parts
    EXPECT_THROW(rows_in(9, 8), base::Refusal);
    try {
        rows_in(4, 7);
        ADD_FAILURE() << "a sheet has more rows than it has room for";
    } catch (const base::Refusal& refused) {
        EXPECT_EQ(refused.status, 400);
        EXPECT_EQ(refused.problems.front().message,
                  "xlsx holds at most 7 rows on a sheet; choose fewer days, or csv");
    }
}

TEST_F(Sheets, ComeInPartsOfModestSize) {
    const Answer long_one = answer("", Shape::sales, std::make_unique<OneByOne>(10'000));
    EXPECT_GT(long_one.parts, 2U);
    EXPECT_LT(long_one.part_bytes_max, std::size_t{1} << 20);
    const schema::Tree tree = schema::parse_tree(long_one.body);
    const schema::Tree& sales = *tree.find("sales");
    ASSERT_EQ(sales.elements.size(), 10'000U);
    EXPECT_EQ(schema::words_of(sales.elements.back(), "id"), "row 9999");
}

TEST(RowDescriptions, DescribeWhatIsAnswered) {
    const RowDescription row{"Row", "A row.", columns};
    EXPECT_EQ(
        schema::openapi_schema(RowDescription{"Row", "A row.", row.columns.subspan(3), true}),
        R"({"type":"object","description":"A row.",)"
        R"("required":["net","netStr","tips","minor"],"properties":{)"
        R"("net":{"type":"integer","format":"int64","description":"Without tax."},)"
        R"("netStr":{"type":"string","description":"The same as `net`, as a decimal number."},)"
        R"("tips":{"type":"string","description":"Tips."},)"
        R"("minor":{"type":"integer","format":"int64","description":"In minor units."},)"
        R"("percentage":{"type":"number","description":"Of all."},)"
        R"("parts":{"type":"array","items":{"$ref":"#/components/schemas/Part"},)"
        R"("description":"What it is made of."}},"additionalProperties":true})");
    EXPECT_EQ(schema::openapi_schema(row).find("required"), std::string::npos);  // see `fields`
}

}  // namespace
}  // namespace features::reports
