-- Sends the same request several times in one write: wrk -s pipeline.lua URL -- COUNT
local batch
function init(arguments)
    local one = wrk.format()
    batch = one:rep(tonumber(arguments[1]))
end
function request()
    return batch
end
