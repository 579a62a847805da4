// The picture of a record: chosen, dropped or pasted. It is stored at once, apart from saving.
import { Button, FileButton, Loader } from "@mantine/core";
import { IconPhoto, IconTrash, IconUpload } from "@tabler/icons-react";
import { useState, type ClipboardEvent, type DragEvent } from "react";
import { send } from "../../api/client";
import type { StoredRecord } from "../../api/descriptions";
import { sentenceOf, tell } from "../../shell/told";
import { useWords } from "../../words";
import { pathOf } from "../paths";
import { useForm, type FieldProps } from "./context";
import { FieldGroup } from "./frame";

const types = "image/png,image/jpeg,image/webp";

export function PictureField(props: FieldProps) {
    const { record } = useForm();
    const { form } = useWords().records;
    return (
        <FieldGroup {...props}>
            {record ? <Picture {...props} record={record} /> : <div className="soft">{form.pictureAfterSaving}</div>}
        </FieldGroup>
    );
}

function Picture({ value, record, field }: FieldProps & { record: StoredRecord }) {
    const { kind, keep } = useForm();
    const { common, records } = useWords();
    const [isBusy, setIsBusy] = useState(false);
    const [isOver, setIsOver] = useState(false);
    const [problem, setProblem] = useState("");
    const url = typeof value === "string" ? value : "";

    const change = async (method: string, path: string | undefined, body: Blob | undefined, said: string) => {
        if (!path || isBusy) return;
        setIsBusy(true);
        setProblem("");
        try {
            const sending = body ? { body } : {};
            const { data } = await send<StoredRecord>(method, pathOf(path, { id: record.id }), sending);
            keep(data);
            tell({ text: said });
        } catch (error) {
            setProblem(sentenceOf(error));
        } finally {
            setIsBusy(false);
        }
    };
    const upload = (file: File | null | undefined) => {
        if (file) void change("POST", kind.paths.image, file, records.form.pictureSaved);
    };
    const remove = () =>
        change("PUT", kind.paths.removeImage ?? `${kind.paths.image ?? ""}/remove`, undefined, records.form.pictureRemoved);
    const dropped = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
        const file = [...data.files].find(({ type }) => type.startsWith("image/")) ?? data.files[0];
        if (!file) return;
        event.preventDefault();
        upload(file);
    };
    return (
        <div
            className={`picture-place ${isOver ? "over" : ""}`}
            tabIndex={0}
            role="group"
            aria-label={records.form.pictureHelp}
            onPaste={(event) => dropped(event, event.clipboardData)}
            onDragOver={(event) => {
                event.preventDefault();
                setIsOver(true);
            }}
            onDragLeave={() => setIsOver(false)}
            onDrop={(event) => {
                setIsOver(false);
                dropped(event, event.dataTransfer);
            }}
        >
            <div className="picture-frame">
                {isBusy ? <Loader size={18} /> : url ? <img src={url} alt={field.label} /> : <IconPhoto size={26} />}
            </div>
            <div className="picture-side">
                <div className="picture-buttons">
                    <FileButton accept={types} onChange={upload}>
                        {(button) => (
                            <Button {...button} variant="default" size="compact-sm" leftSection={<IconUpload size={14} />}>
                                {records.form.upload}
                            </Button>
                        )}
                    </FileButton>
                    {url && (
                        <Button
                            variant="subtle"
                            color="gray"
                            size="compact-sm"
                            leftSection={<IconTrash size={14} />}
                            onClick={() => void remove()}
                        >
                            {common.remove}
                        </Button>
                    )}
                </div>
                <div className="soft">{records.form.pictureHelp}</div>
                {problem && (
                    <div className="problem" role="alert" translate="no">
                        {problem}
                    </div>
                )}
            </div>
        </div>
    );
}
