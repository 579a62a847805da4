"""Reads the files of reports as any other program would, and compares each cell with the JSON.

read_report_files.py FOLDER: of each name.json the files name.csv and name.xlsx. Prints what differs.
"""
import csv
import glob
import io
import json
import re
import sys
from decimal import Decimal

import openpyxl

faults = []
sums = ["netSales", "grossAmount", "totalTaxAmount", "grossReceipt", "discounts"]


def rows_of(answer):
    if isinstance(answer, list):
        return answer
    if "sales" in answer and isinstance(answer["sales"], list):
        return answer["sales"]
    if "data" in answer and "total" in answer:
        has_title = "name" in answer["total"] or "orderNumber" in answer["total"]
        title = {} if has_title else {"businessDate": "Total"}  # in files alone
        return answer["data"] + [{**title, **answer["total"]}]
    if "tenders" in answer:
        return list(rows_of_recap(answer))
    return [answer]


def rows_of_recap(recap):
    """The recap of a day is no table, so its files list what it says."""

    def line(section, name, count=None, amount=None, tips=None):
        row = {"section": section, "name": name}
        if count is not None:
            row["count"] = count
        if amount is not None:
            row["amountStr"] = amount
        if tips is not None:
            row["tipsStr"] = tips
        return row

    for name in ["netSales", "grossAmount", "totalTaxAmount", "discounts"]:
        yield line("totals", name, None, recap[name + "Str"])
    yield line("totals", "grossReceipt", None, recap["grossReceiptStr"], recap["tipsStr"])
    for name in ["covers", "checks"]:
        yield line("totals", name, recap[name])
    for one in recap["tenders"]:
        name = ", ".join(text for text in [one["paymentMethod"], one["paymentType"]] if text)
        yield line("tenders", name, one["count"], one["amountStr"], one["tipsStr"])
    for one in recap["discountsByName"]:
        yield line("discounts", one["name"], one["count"], one["amountStr"])
    for section, name, member in [("voids", "sales", "voidedSales"), ("voids", "lines", "voidLines"), ("refunds", "refunds", "refunds")]:
        yield line(section, name, recap[member], recap[member + "AmountStr"])
    for name in ["unpaid", "overpaid"]:
        yield line("payments", name, recap[name], recap[name + "AmountStr"])
    if "firstNumber" in recap:
        for which in ["first", "last"]:
            yield line("numbers", f"{which}, ticket {recap[which + 'TicketNo']}", recap[which + "Number"])
    if "openChecks" in recap:
        for name, member in [("checks", "openChecks"), ("orders", "openOrders")]:
            yield line("open", name, recap[member], recap[member + "AmountStr"])


def names(texts):
    return ", ".join(dict.fromkeys(text for text in texts if text))


def order_in_file(line):
    """What a line is made of is text in files."""
    row = {name: value for name, value in line.items() if not isinstance(value, list)}
    count = lambda one: f"{one['quantity']} x " if one["quantity"] != 1 else ""
    row["modifiers"] = ", ".join(count(one) + one["modifierName"] for one in line["modifiers"])
    row["discountNames"] = names(one["discountName"] for one in line["discounts"])
    row["taxNames"] = names(one["taxName"] for one in line["taxes"])
    return row


def sale_in_file(sale):
    """A row for each sale; in a workbook its payments and orders have sheets of their own."""
    zero = Decimal(sale["netSalesStr"]) * 0
    row = {name: value for name, value in sale.items() if name not in ["payments", "orders", "taxes"]}
    row["paymentMethods"] = names(one["paymentMethod"] for one in sale["payments"])
    row["paidAmountStr"] = str(sum((Decimal(one["authorizedAmountStr"]) for one in sale["payments"]), zero))
    row["tipsStr"] = str(sum((Decimal(one["paymentTipStr"]) for one in sale["payments"]), zero))
    return row, {**row, "payments": sale["payments"], "orders": [order_in_file(one) for one in sale["orders"]]}


def lines_in_file(sales, told):
    """A row for each line. What they add to their sale is as it was told, if it comes to the sale."""
    for sale in sales:
        own = [row for row in told if row["saleId"] == sale["id"]]
        for name in sums:
            total = sum((Decimal(row[name]) for row in own), Decimal(0))
            require(total == Decimal(sale[name + "Str"]), "lines", name, total, "instead of", sale[name + "Str"])
        for number, (line, row) in enumerate(zip(sale["orders"], own)):
            shared = ["ticketNo", "saleNo", "startDate", "businessDate", "status", "serviceType", "customer", "customerName"]
            shared += ["tableNo", "floorNo", "employeeName", "saleCloseEmployeeName", "checkID", "uniqueOrderID"]
            order = order_in_file(line)
            parts = ["itemId", "menuName", "departmentName", "categoryName", "subCategoryName", "quantity", "isVoid"]
            parts += ["voidError", "voidByEmployee", "modifiers", "discountNames", "taxNames"]
            yield {
                "saleId": sale["id"],
                "line": number + 1,
                "unitPriceStr": order["grossAmountStr"],
                "orderTime": f"{order['orderHour']:02}:{order['orderMin']:02}",
                **{name: sale[name] for name in shared},
                **{name: order[name] for name in parts},
                **{name + "Str": row[name] for name in sums},
            }


def moment_text(cell):
    """A date or time as JSON has it."""
    if cell.number_format == "hh:mm":
        return cell.value.strftime("%H:%M")
    return cell.value.strftime("%Y-%m-%d" if cell.number_format == "yyyy-mm-dd" else "%Y-%m-%dT%H:%M:%S")


def has_twin(row, name):
    """Whether it is an amount with its text; `orderStatusStr` says a status in words."""
    return re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", row.get(name + "Str", "")) is not None


def is_same_in_csv(cell, row, name):
    if has_twin(row, name):
        return cell == row[name + "Str"]
    if name not in row:
        return cell == ""
    value = row[name]
    if isinstance(value, bool):
        return cell == str(value).upper()
    if isinstance(value, list):
        return json.loads(cell, parse_float=Decimal) == value
    if isinstance(value, str):
        is_amount = re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", cell)
        return cell == ("'" + value if re.match(r"'*[=+\-@\t\r\n]", value) and not is_amount else value)
    if isinstance(value, int):  # amounts have a decimal point here
        return int(cell.replace(".", "")) == value
    return Decimal(cell) == value


def is_same_in_workbook(cell, row, name):
    decimals = len(cell.number_format.partition(".")[2])
    if has_twin(row, name):
        value = row[name + "Str"]
        places = len(value.partition(".")[2])
        return cell.number_format.startswith("#,##0") and decimals == places and cell.value == float(value)
    if name not in row:
        return cell.value is None
    value = row[name]
    if isinstance(value, bool):
        return cell.value is value
    if isinstance(value, list):
        return json.loads(cell.value, parse_float=Decimal) == value
    if isinstance(value, str):
        if re.fullmatch(r"\d{4}-\d\d-\d\d(T[\d:]+)?|\d\d:\d\d", value):
            return cell.is_date and moment_text(cell) == value
        if cell.data_type == "n" and cell.value is not None:  # an amount that is text in JSON
            return cell.number_format.startswith("#,##0") and cell.value == float(value)
        return (cell.value or "") == value and cell.data_type != "f"
    if isinstance(value, int) and cell.number_format.startswith("#,##0"):
        return round(cell.value * 10**decimals) == value or cell.value == value
    return isinstance(cell.value, (int, float)) and cell.value == float(value)


def missing(heading, rows):
    """Members that no column has: that of an amount has its twin too."""
    names = {name for row in rows for name in row}
    return {name for name in names if name not in heading and name.removesuffix("Str") not in heading}


def require(is_so, place, *told):
    if not is_so:
        faults.append(f"{place}: " + " ".join(str(one) for one in told))


def compare_csv(name, rows):
    with open(name + ".csv", "rb") as file:
        text = file.read().decode("utf-8")
    table = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    heading, cells = table[0], table[1:]
    require(text.endswith("\r\n"), name, "the last line has no end")
    require(len(set(heading)) == len(heading), name, "a heading stands twice", heading)
    require(not missing(heading, rows), name, "lacks", missing(heading, rows))
    require(len(cells) == len(rows), name, len(cells), "rows in CSV instead of", len(rows))
    for number, (line, row) in enumerate(zip(cells, rows)):
        require(len(line) == len(heading), name, "row", number, "has", len(line), "cells")
        for cell, column in zip(line, heading):
            require(is_same_in_csv(cell, row, column), name, "CSV row", number, column, repr(cell), row.get(column))
    return heading


def compare_sheet(name, sheet, heading, rows, keys=None):
    place = f"{name} {sheet.title}"
    lines = list(sheet.iter_rows())
    require(sheet.freeze_panes == "A2", place, "the heading is not frozen")
    require(all(cell.font.bold for cell in lines[0]), place, "the heading is not bold")
    found = [cell.value for cell in lines[0]]
    require(found == heading, place, "has the heading", found, "instead of", heading)
    require(len(lines) == len(rows) + 1, place, len(lines) - 1, "rows instead of", len(rows))
    for number, (line, row) in enumerate(zip(lines[1:], rows)):
        if keys is not None:
            require((line[0].value or "") == keys[number], place, "row", number, "belongs to", line[0].value)
            line = line[1:]
        for cell, column in zip(line, heading if keys is None else heading[1:]):
            require(is_same_in_workbook(cell, row, column), place, "row", number, column, repr(cell.value), row.get(column))


def compare_workbook(name, heading, rows):
    book = openpyxl.load_workbook(name + ".xlsx")
    first, *further = book.worksheets
    inner = [sheet.title for sheet in further]
    lists = {column for row in rows for column in row if isinstance(row[column], list)}
    require(lists <= set(inner), name, "lacks the sheets", lists - set(inner))
    compare_sheet(name, first, [column for column in heading if column not in inner], rows)
    for sheet in further:
        parts = [(row[heading[0]], part) for row in rows for part in row.get(sheet.title, [])]
        own = [cell.value for cell in sheet[1]][1:]
        parts_rows = [part for _, part in parts]
        require(not missing(own, parts_rows), name, sheet.title, "has only", own)
        compare_sheet(name, sheet, [f"{first.title} {heading[0]}", *own], parts_rows, [key for key, _ in parts])


def compare_sales(name, sales):
    if name.endswith("Lines"):
        with open(name + ".csv", encoding="utf-8", newline="") as file:
            told = list(csv.DictReader(file))
        rows = list(lines_in_file(sales, told))
        return compare_workbook(name, compare_csv(name, rows), rows)
    rows = [sale_in_file(sale) for sale in sales]
    heading = compare_csv(name, [row for row, _ in rows])
    compare_workbook(name, heading, [row for _, row in rows])


for path in sorted(glob.glob(sys.argv[1] + "/*.json")):
    name = path[: -len(".json")]
    with open(path, encoding="utf-8") as file:
        answer = rows_of(json.load(file, parse_float=Decimal))
    if name.rpartition("/")[2].startswith("getSales"):
        compare_sales(name, answer)
    else:
        compare_workbook(name, compare_csv(name, answer), answer)
    print(len(answer), "rows", name.rpartition("/")[2])
print("\n".join(faults))
sys.exit(bool(faults))
