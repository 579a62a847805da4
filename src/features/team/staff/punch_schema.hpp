// How the API document describes a punch.
#pragma once

#include "api/content.hpp"

namespace features::staff {

inline constexpr api::Schema replaced_schema{
    "ReplacedPunch", R"({"type":"object","description":"What a punch said before a correction.",
"required":["revision","type","time","removed","replacedBy","replacedAt","reason"],"properties":{
"revision":{"type":"integer","format":"int64","description":"Revision of the punch that said it."},
"replacedBy":{"type":"string","description":"Id of the key or person that corrected it."},
"replacedAt":{"type":"string","format":"date-time","description":"When it was corrected."},
"reason":{"type":"string","description":"Why it was corrected."},
"type":{"type":"string","description":"What the punch was."},
"time":{"type":"string","format":"date-time","description":"When it was."},
"removed":{"type":"boolean","description":"Whether it counted nothing."}},
"additionalProperties":true})"};
inline constexpr const api::Schema* used_by_punch[] = {&replaced_schema};
inline constexpr api::Schema punch_schema{
    "Punch", R"({"type":"object","description":"That somebody clocked in or out.",
"required":["id","store","user","name","type","time","businessDate","removed","revision","warnings","replaced"],"properties":{
"id":{"type":"string","description":"Identifies the punch."},
"store":{"type":"string","description":"Id of the store."},
"user":{"type":"string","description":"Id of the user."},
"name":{"type":"string","description":"Full name of the user."},
"type":{"type":"string","enum":["in","out","breakStart","breakEnd"],"description":"What it is."},
"time":{"type":"string","format":"date-time","description":"When, by the clock of the device."},
"businessDate":{"type":"string","format":"date","description":"The business date that it belongs to."},
"removed":{"type":"boolean","description":"Whether a manager has removed it; then it counts nothing."},
"deviceId":{"type":"string","description":"The device where it was made."},
"source":{"type":"string","enum":["clock","pinLogin"],"description":"Whether a pin login made it."},
"createdBy":{"type":"string","description":"Id of the key that sent it."},
"dateCreated":{"type":"string","format":"date-time","description":"When it arrived."},
"revision":{"type":"integer","format":"int64","description":"1, and one more for each correction."},
"warnings":{"type":"array","items":{"type":"string"},"description":"What does not fit: inTwice, missingOut, outWithoutIn, breakWithoutIn, breakStartTwice, breakEndWithoutStart, breakNotEnded."},
"replaced":{"type":"array","items":{"$ref":"#/components/schemas/ReplacedPunch"},"description":"What it said before it was corrected, the latest first."}},
"additionalProperties":true})",
    used_by_punch};

}  // namespace features::staff
