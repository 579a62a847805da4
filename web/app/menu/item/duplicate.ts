// Makes a copy of a record at once, to be changed like any other.
import { send } from "../../api/client";
import type { KindDescription, StoredRecord } from "../../api/descriptions";
import { bodyOf } from "../../records/changes";
import { keepRecord, listsChanged } from "../../records/cache";
import { copiedValues, formFields, isEmpty } from "../../records/form_values";
import { pathOf, usePlace } from "../../records/paths";
import { nameOf } from "../../records/references";
import { tell, tellFailure } from "../../shell/told";
import { useWords } from "../../words";

export function useDuplicate(kind: KindDescription): (record: StoredRecord) => Promise<string | null> {
    const place = usePlace();
    const { form: say } = useWords().records;
    return async (record) => {
        const fields = formFields(kind, {}, true);
        const values = copiedValues(fields, record);
        values[kind.named] = say.copyName(nameOf(kind, record));
        const filled = fields.filter(({ name }) => !isEmpty(values[name]) && values[name] !== false);
        const body = bodyOf(filled.map((field) => ({ field, old: null, now: values[field.name] })));
        try {
            const path = pathOf(kind.paths.create ?? "", { ...place });
            const { data } = await send<StoredRecord>("POST", path, { body: { ...body, store: place.store } });
            keepRecord(kind.kind, data);
            await listsChanged(kind.kind);
            tell({ text: say.createdName(nameOf(kind, data)) });
            return data.id;
        } catch (error) {
            tellFailure(error);
            return null;
        }
    };
}
