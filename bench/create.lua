-- Creates departments with names that nobody had before: wrk -s create.lua URL -- STORE FIRST-NUMBER
local number, body
function init(arguments)
    number = tonumber(arguments[2])
    body = '{"name":"Bench %08d","store":"' .. arguments[1] .. '","description":"' ..
        ("x"):rep(580) .. '"}'
end
function request()
    number = number + 1
    return wrk.format("POST", nil, nil, body:format(number))
end
