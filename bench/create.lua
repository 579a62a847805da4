-- Creates departments with names that nobody had before:
-- wrk -s create.lua URL -- STORE FIRST-NUMBER DESCRIPTION-SIZE
-- The request is written once: with its number it is two joins, so that the load costs little.
local number, before, after
function init(arguments)
    number = tonumber(arguments[2])
    local body = '{"name":"Bench %08d","store":"' .. arguments[1] .. '","description":"' ..
        ("x"):rep(tonumber(arguments[3])) .. '"}'
    local request = wrk.format("POST", nil, nil, body:format(99999999))
    local at, ends = request:find("99999999", 1, true)
    before, after = request:sub(1, at - 1), request:sub(ends + 1)
end
function request()
    number = number + 1
    return before .. ("%08d"):format(number) .. after
end
