#include "features/checks/requests.hpp"

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

const api::Schema check_schema{
    "Check",
    R"({"type":"object","description":"A check: what the devices say beside it, and the check itself as JSON in a string.",
"required":["id","checkID","data","checkState","revision","lastUpdated"],"properties":{
"id":{"type":"string","description":"Id of the check here."},
"checkID":{"type":"string","description":"The devices' id of the check."},
"node":{"type":"string","description":"The device that changed it last."},
"deviceName":{"type":"string"},"floorID":{"type":"string"},"tableID":{"type":"string"},
"tableName":{"type":"string"},"employeeID":{"type":"string"},"employeeName":{"type":"string"},
"data":{"type":"string","contentMediaType":"application/json","description":"The check, as it was sent, or as it was put together from what several devices sent."},
"checkState":{"type":"string","enum":["active","closed","voided"]},
"saleId":{"type":"string","description":"Id of the sale that a closed check is."},
"revision":{"type":"integer","format":"int64"},
"lastUpdated":{"type":"string","format":"date-time"}},"additionalProperties":true})"};

const api::Schema conflict_schema{
    "CheckConflict",
    R"({"type":"object","description":"Something that a person must decide: whether it belongs to the check.",
"required":["id","checkID","type","node","lines","payments","date"],"properties":{
"id":{"type":"string"},"checkID":{"type":"string"},
"type":{"type":"string","enum":["line","late"],"description":"`line`: when the check was closed, others knew something that the closing device did not. `late`: it came after the check was closed."},
"node":{"type":"string","description":"The device that it comes from."},
"lines":{"type":"array","items":{"type":"string"},"description":"The `orderUniqueId` of each line."},
"payments":{"type":"array","items":{"type":"string"}},
"date":{"type":"string","format":"date-time"},
"decision":{"type":"string","enum":["keep","drop"]},"decidedBy":{"type":"string"},
"decidedAt":{"type":"string","format":"date-time"}},"additionalProperties":true})"};

namespace {
constexpr const api::Schema* used_by_answers[] = {&check_schema, &conflict_schema};
}

const api::Schema check_answer_schema{
    "CheckAnswer",
    R"({"description":"The check as it is now, and what became of what was sent.",
"allOf":[{"$ref":"#/components/schemas/Check"},{"type":"object",
"required":["applied","merged","removed","conflicts","warnings"],"properties":{
"applied":{"type":"boolean","description":"False: the check was closed, and what was sent is kept beside it."},
"merged":{"type":"boolean","description":"Whether the check holds what several devices sent."},
"removed":{"type":"array","items":{"type":"string"},"description":"Lines that the check had before and has no more."},
"conflicts":{"type":"array","items":{"$ref":"#/components/schemas/CheckConflict"}},
"warnings":{"type":"array","items":{"type":"string"},"description":"What looks wrong in what was sent."}}}]})",
    used_by_answers};

}  // namespace features::checks
