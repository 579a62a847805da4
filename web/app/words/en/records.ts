import { form } from "./record_form";
import { list } from "./record_list";
import { several } from "./several";

export const records = {
    list,
    form,
    several,
};
