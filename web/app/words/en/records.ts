import { form } from "./record_form";

export const records = {
    list: {},
    form,
};
