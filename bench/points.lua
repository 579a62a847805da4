-- Adds a point to each of these customers in turn: wrk -s points.lua URL -- CUSTOMER ...
-- The requests are written once, so that the load costs little.
local requests, number = {}, 0
function init(arguments)
    for at = 1, #arguments do
        requests[at] = wrk.format("PUT", "/v1/svc/customerloyalty/" .. arguments[at], nil,
            '{"loyaltyPointDifference":1,"loyaltyReason":"Sale","adjustedBy":"Bench"}')
    end
end
function request()
    number = number % #requests + 1
    return requests[number]
end
