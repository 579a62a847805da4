// The photo of an item: dropped, pasted, chosen or taken, cropped, and stored at once.
import { ActionIcon, Button, FileButton, Loader } from "@mantine/core";
import { IconCamera, IconPhoto, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, useState, type DragEvent } from "react";
import { send } from "../../api/client";
import type { StoredRecord } from "../../api/descriptions";
import type { RecordForm } from "../../records/form_state";
import { pathOf } from "../../records/paths";
import { sentenceOf, tell } from "../../shell/told";
import { useWords } from "../../words";
import { CropDialog } from "./crop_dialog";

const types = "image/png,image/jpeg,image/webp,image/avif,image/gif";

export function pictureUrl(url: unknown, width: number): string {
    return typeof url === "string" && url !== "" ? `${url}${url.includes("?") ? "&" : "?"}width=${width}` : "";
}

function imageIn(data: DataTransfer | null): File | undefined {
    return [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));
}

export function Photo({ form }: { form: RecordForm }) {
    const { menuItem } = useWords();
    const { photo: say } = menuItem;
    const { kind, base, keep } = form;
    const [file, setFile] = useState<File | null>(null);
    const [isBusy, setIsBusy] = useState(false);
    const [isOver, setIsOver] = useState(false);
    const [problem, setProblem] = useState("");
    const place = useRef<HTMLDivElement>(null);
    const field = form.fields.find(({ name }) => name === "imageUrl");
    const mayChange = field !== undefined && form.lacking(field) === undefined;
    const url = pictureUrl(base?.["imageUrl"], 640);

    // What is pasted anywhere in the panel, outside of its fields of text.
    useEffect(() => {
        const panel = place.current?.closest(".panel-frame") ?? null;
        const onPaste = (event: ClipboardEvent) => {
            const image = imageIn(event.clipboardData);
            const isHere = event.target === document.body || (event.target instanceof Node && panel?.contains(event.target) === true);
            if (!image || !isHere || !mayChange || !place.current?.checkVisibility()) return;
            event.preventDefault();
            setFile(image);
        };
        addEventListener("paste", onPaste);
        return () => removeEventListener("paste", onPaste);
    }, [mayChange]);

    if (!base || (!mayChange && !url)) return null;
    const put = async (path: string, body: Blob | undefined, method: string, ifMatch?: number) => {
        const sending = { ...(body ? { body, waitMs: 120_000 } : {}), ...(ifMatch === undefined ? {} : { ifMatch }) };
        const { data } = await send<StoredRecord>(method, pathOf(path, { id: base.id }), sending);
        keep(data);
        return data;
    };
    // The picture that was there before is still served at its address, and is stored once more.
    const back = async (before: unknown, revision: number) => {
        const { image = "", removeImage = "" } = kind.paths;
        if (typeof before !== "string" || before === "") return put(removeImage, undefined, "PUT", revision);
        const answer = await fetch(before);
        if (!answer.ok) throw new Error(`the picture is answered ${answer.status}`);
        return put(image, await answer.blob(), "POST", revision);
    };
    const change = async (path: string | undefined, body: Blob | undefined, method: string, said: string) => {
        if (!path) return;
        setFile(null);
        setIsBusy(true);
        setProblem("");
        try {
            const before = base["imageUrl"];
            const data = await put(path, body, method);
            tell({ text: said, undo: () => back(before, data.revision) });
        } catch (error) {
            setProblem(sentenceOf(error));
        } finally {
            setIsBusy(false);
        }
    };
    const drop = (event: DragEvent) => {
        setIsOver(false);
        const image = imageIn(event.dataTransfer) ?? event.dataTransfer.files[0];
        if (!image || !mayChange) return;
        event.preventDefault();
        setFile(image); // what is no picture is told where it would be cropped
    };
    return (
        <div
            ref={place}
            role="group"
            aria-label={say.title}
            className={`photo ${isOver ? "over" : ""} ${url ? "" : "none"}`}
            onDragOver={(event) => {
                if (!mayChange) return;
                event.preventDefault();
                setIsOver(true);
            }}
            onDragLeave={() => setIsOver(false)}
            onDrop={drop}
        >
            {url && <img src={url} alt={say.of(String(base["name"] ?? ""))} />}
            {!url && (
                <div className="photo-none soft">
                    <IconPhoto size={22} aria-hidden />
                    {matchMedia("(pointer: coarse)").matches ? say.noneByTouch : say.none}
                </div>
            )}
            {isBusy && <Loader size={20} className="photo-busy" />}
            {mayChange && (
                <div className="photo-buttons">
                    <FileButton accept={types} onChange={setFile}>
                        {(button) => (
                            <Button {...button} size="compact-sm" variant="default">
                                {url ? say.change : say.choose}
                            </Button>
                        )}
                    </FileButton>
                    <FileButton accept="image/*" capture="environment" onChange={setFile}>
                        {(button) => (
                            <ActionIcon {...button} size="md" variant="default" aria-label={say.camera} className="photo-camera">
                                <IconCamera size={17} />
                            </ActionIcon>
                        )}
                    </FileButton>
                    {url && (
                        <ActionIcon
                            size="md"
                            variant="default"
                            aria-label={say.remove}
                            onClick={() => void change(kind.paths.removeImage, undefined, "PUT", say.removed)}
                        >
                            <IconTrash size={17} />
                        </ActionIcon>
                    )}
                </div>
            )}
            {problem && (
                <div className="problem" role="alert" translate="no">
                    {problem}
                </div>
            )}
            {file && (
                <CropDialog
                    file={file}
                    use={(picture) => void change(kind.paths.image, picture, "POST", say.saved)}
                    close={() => setFile(null)}
                />
            )}
        </div>
    );
}
