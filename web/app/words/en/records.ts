import { form } from "./record_form";
import { list } from "./record_list";

export const records = {
    list,
    form,
};
