-- Places orders that nobody placed before: wrk -s order.lua URL -- FIRST-NUMBER BODY
-- BODY has 99999999 where its number comes. The request is written once, as in create.lua.
local number, before, after
function init(arguments)
    number = tonumber(arguments[1])
    local request = wrk.format("POST", nil, nil, arguments[2])
    local at, ends = request:find("99999999", 1, true)
    before, after = request:sub(1, at - 1), request:sub(ends + 1)
end
function request()
    number = number + 1
    return before .. ("%08d"):format(number) .. after
end
