#include "features/selling/checks/requests.hpp"

#include "features/selling/checks/data_schema.hpp"

#include "api/answers.hpp"
#include "base/refusal.hpp"

namespace features::checks {

StoredCheck require_check(const api::Call& call, storage::ReadView& view,
                          const std::string& store) {
    auto check = find_check(view, call.principal->account, store, call.path["check"]);
    if (!check) throw base::Refusal::not_found("check");
    return *std::move(check);
}

http::Response answer_to(storage::ReadView& view, const Submitted& submitted) {
    auto answer = api::json_answer(answer_of(submitted));
    answer.set("ETag", api::quoted_tag({submitted.check.revision, view.epoch()}));
    return answer;
}

const api::Schema conflict_schema{
    "CheckConflict",
    R"({"type":"object","description":"Something that a person must decide: whether it belongs to the check.",
"required":["id","checkID","type","node","lines","payments","date"],"properties":{
"id":{"type":"string","description":"Identifies the conflict."},
"checkID":{"type":"string","description":"The devices' id of the check."},
"type":{"type":"string","enum":["line","late","behind","moved","takenOut"],"description":"`line`: when the check was closed, others knew something that the closing device did not. `late`: it came after the check was closed. `behind`: it does not stand because of how clocks were, not because somebody changed it knowingly. `moved`: it is about a line that was moved to another check. `takenOut`: it was sold though somebody had taken it out."},
"removes":{"type":"boolean","description":"True: to keep it is to remove the line."},
"node":{"type":"string","description":"The device that it comes from."},
"lines":{"type":"array","items":{"type":"string"},"description":"The `orderUniqueId` of each line."},
"payments":{"type":"array","items":{"type":"string"},"description":"The id of each payment."},
"content":{"type":"array","items":{"type":"object","additionalProperties":true,"description":"A line or a payment."},"description":"What it is about, as it was sent; in lists."},
"date":{"type":"string","format":"date-time","description":"When it came up."},
"decision":{"type":"string","enum":["keep","drop"],"description":"What was decided."},
"decidedBy":{"type":"string","description":"Who decided it: the id of a key or person."},
"decidedAt":{"type":"string","format":"date-time","description":"When that was."}},"additionalProperties":true})"};

namespace {
constexpr const api::Schema* used_by_checks[] = {&check_data_schema, &conflict_schema};
}

const api::Schema check_schema{
    "Check",
    R"({"type":"object","description":"A check: what the devices say beside it, and the check itself as JSON in a string.",
"required":["id","checkID","data","checkState","revision","lastUpdated"],"properties":{
"id":{"type":"string","description":"Id of the check here."},
"checkID":{"type":"string","description":"The devices' id of the check."},
"node":{"type":"string","description":"The device that changed it last."},
"deviceName":{"type":"string","description":"Name of that device."},
"floorID":{"type":"string","description":"The floor of the table."},
"tableID":{"type":"string","description":"The table."},
"tableName":{"type":"string","description":"Name of the table."},
"employeeID":{"type":"string","description":"Who serves it."},
"employeeName":{"type":"string","description":"Name of that person."},
"data":{"type":"string","contentMediaType":"application/json","contentSchema":{"$ref":"#/components/schemas/CheckData"},"description":"The check, as it was sent, or as it was put together from what several devices sent."},
"checkState":{"type":"string","enum":["active","closed","voided"],"description":"What became of it by its status."},
"saleId":{"type":"string","description":"Id of the sale that a closed check is."},
"revision":{"type":"integer","format":"int64","description":"1, and one more for each change."},
"lastUpdated":{"type":"string","format":"date-time","description":"When it was changed last."},
"applied":{"type":"boolean","description":"In the answer to what was sent. False: the check was closed, and it is kept beside it."},
"merged":{"type":"boolean","description":"In that answer: whether the check holds what several devices sent."},
"removed":{"type":"array","items":{"type":"string"},"description":"In that answer: lines that the check had before and has no more."},
"conflicts":{"type":"array","items":{"$ref":"#/components/schemas/CheckConflict"},"description":"In that answer: what a person must decide about the check."},
"warnings":{"type":"array","items":{"type":"string"},"description":"In that answer: what looks wrong in what was sent."}},"additionalProperties":true})",
    used_by_checks};

}  // namespace features::checks
