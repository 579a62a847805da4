// What an integrator writes with a generated client: create, list, change and inactivate. It must
// compile under `strict`, and do what it says against a demo at COMANDA_URL.
import createClient from "openapi-fetch";
import type { components, paths } from "./api.js";

const store = "650000000000000000000101";
const api = createClient<paths>({
    baseUrl: process.env["COMANDA_URL"] ?? "http://127.0.0.1:8080",
    headers: { apikey: "demo-key" },
});

function check(isTrue: boolean, what: string): asserts isTrue {
    if (!isTrue) throw new Error(what);
}

// An answer, or the failure as an error with what the server said of it.
function the<T>(answer: { data?: T; error?: components["schemas"]["Failure"] }): T {
    if (answer.data !== undefined) return answer.data;
    throw new Error(answer.error ? JSON.stringify(answer.error.errors) : "no answer");
}

async function createdCategory(): Promise<components["schemas"]["Category"]> {
    // Only what is required.
    return the(await api.POST("/v1/svc/category", { body: { name: "Tapas", level: 1, store } }));
}

async function createdItem(category: string): Promise<components["schemas"]["MenuItem"]> {
    const body: components["schemas"]["MenuItemCreate"] = {
        name: "Patatas Bravas",
        store,
        category,
        prices: [{ price: 750 }],
        timeApplicableType: "Days of the week",
        daysOfWeek: ["Friday", "Saturday"],
    };
    return the(await api.POST("/v1/svc/menuItem", { body }));
}

async function namesOfItems(search: string): Promise<string[]> {
    const items = the(
        await api.GET("/v1/svc/store/{store}/menuItems", {
            params: { path: { store }, query: { search, page: 1 } },
        }),
    );
    return items.map((item) => item.name);
}

const category = await createdCategory();
check(category.revision === 1 && category.activeStatus, "a category is created");

const item = await createdItem(category.id);
const price = item.prices?.[0];
check(price?.price === 750 && price.priceStr === "7.50", "an item has its price");
check((await namesOfItems("bravas")).includes("Patatas Bravas"), "the item is listed");

const changed = the(
    await api.PUT("/v1/svc/menuItem/{id}", {
        params: { path: { id: item.id }, header: { "If-Match": `"${item.revision}"` } },
        body: { description: "With aioli" },
    }),
);
check(changed.description === "With aioli" && changed.revision === 2, "the item is changed");

// What was answered goes back in as it is.
const { data: whole } = await api.PUT("/v1/svc/menuItem/{id}", {
    params: { path: { id: item.id } },
    body: changed,
});
check(whole?.revision === 2, "an answer is a body");

const inUse = await api.PUT("/v1/svc/category/{id}/inactivate", {
    params: { path: { id: category.id } },
});
check(inUse.error?.referrers?.[0]?.id === item.id, "a category in use stays");

const inactive = the(
    await api.PUT("/v1/svc/menuItem/{id}/inactivate", { params: { path: { id: item.id } } }),
);
check(!inactive.activeStatus, "the item is inactivated");
check(!(await namesOfItems("bravas")).includes("Patatas Bravas"), "the item is listed no more");

// @ts-expect-error: a name is required.
const nameless: components["schemas"]["DepartmentCreate"] = { departmentCode: "1" };
const refused = await api.POST("/v1/svc/department", { body: { ...nameless, store } });
check(refused.error?.errors["name"] === "is required", "a failure says what is wrong");

console.log("created, listed, changed, inactivated");
