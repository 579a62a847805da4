// Asks which part of a picture is kept, by pointer, fingers, wheel or keys, and makes a JPEG of it.
import { Button, Loader, Modal, Slider } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from "react";
import { useWords } from "../../words";
import { kept, moved, partOf, storedSize, whole, zoomMax, type Crop } from "./crop";

interface Props {
    file: File;
    use: (picture: Blob) => void;
    close: () => void;
}

const quality = 0.86;
const step = 0.02;

// The picture as it is meant to be seen: cameras tell how they were held.
function usePicture(file: File): { picture: ImageBitmap | null; isBroken: boolean } {
    const [picture, setPicture] = useState<ImageBitmap | null>(null);
    const [isBroken, setIsBroken] = useState(false);
    useEffect(() => {
        let isGone = false;
        createImageBitmap(file, { imageOrientation: "from-image" }).then(
            (found) => (isGone ? found.close() : setPicture(found)),
            () => setIsBroken(true),
        );
        return () => {
            isGone = true;
        };
    }, [file]);
    return { picture, isBroken };
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
    const context = canvas.getContext("2d");
    if (!context) return;
    const { left, top, width, height } = partOf(picture, crop);
    // JPEG knows no transparency.
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

function jpegOf(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, storedSize(partOf(picture, crop)));
    draw(canvas, picture, crop);
    return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

export function CropDialog({ file, use, close }: Props) {
    const { menuItem, common } = useWords();
    const { photo: say } = menuItem;
    const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
    const { picture, isBroken } = usePicture(file);
    const [crop, setCrop] = useState<Crop>(whole);
    const [isBusy, setIsBusy] = useState(false);
    const finish = async () => {
        if (!picture) return;
        setIsBusy(true);
        const made = await jpegOf(picture, crop);
        setIsBusy(false);
        if (made) use(made);
    };
    return (
        <Modal
            opened
            onClose={close}
            title={say.crop}
            size="lg"
            fullScreen={isPhone}
            closeButtonProps={{ "aria-label": common.close }}
        >
            {isBroken && <p role="alert">{say.notAPicture}</p>}
            {!picture && !isBroken && <Loader aria-label={say.loading} />}
            {picture && (
                <form
                    className="crop"
                    onSubmit={(event) => {
                        // It is no part of the form that it stands in.
                        event.stopPropagation();
                        event.preventDefault();
                        void finish();
                    }}
                >
                    <Stage picture={picture} crop={crop} setCrop={setCrop} />
                    <p className="soft crop-help">{say.cropHelp}</p>
                    <Slider
                        label={null}
                        thumbLabel={say.zoom}
                        min={1}
                        max={zoomMax}
                        step={0.05}
                        value={crop.zoom}
                        onChange={(zoom) => setCrop(kept(picture, { ...crop, zoom }))}
                    />
                    <div className="guard-buttons">
                        <Button type="submit" loading={isBusy}>
                            {say.use}
                        </Button>
                        <Button variant="default" onClick={close}>
                            {common.cancel}
                        </Button>
                    </div>
                </form>
            )}
        </Modal>
    );
}

interface StageProps {
    picture: ImageBitmap;
    crop: Crop;
    setCrop: (crop: Crop) => void;
}

function Stage({ picture, crop, setCrop }: StageProps) {
    const { photo: say } = useWords().menuItem;
    const canvas = useRef<HTMLCanvasElement>(null);
    const pointers = useRef(new Map<number, { x: number; y: number }>());
    useEffect(() => {
        if (canvas.current) draw(canvas.current, picture, crop);
    }, [picture, crop]);
    useWheel(canvas, (zoom) => setCrop(kept(picture, { ...crop, zoom: crop.zoom * zoom })));

    const drag = (event: PointerEvent<HTMLCanvasElement>) => {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        pointers.current.set(event.pointerId, now);
        const { width, height } = event.currentTarget.getBoundingClientRect();
        const apart = (point: { x: number; y: number }) => (other ? Math.hypot(point.x - other.x, point.y - other.y) : 1);
        const zoom = crop.zoom * (apart(now) / Math.max(1, apart(before)));
        setCrop(moved(picture, kept(picture, { ...crop, zoom }), (before.x - now.x) / width, (before.y - now.y) / height));
    };
    const key = (event: KeyboardEvent) => {
        const go = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
        const zoom = { "+": 1.1, "=": 1.1, "-": 1 / 1.1 }[event.key];
        if (go) setCrop(moved(picture, crop, (go[0] ?? 0) * step, (go[1] ?? 0) * step));
        else if (zoom) setCrop(kept(picture, { ...crop, zoom: crop.zoom * zoom }));
        else return;
        event.preventDefault();
    };
    const lift = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
    return (
        <canvas
            ref={canvas}
            className="crop-stage"
            width={960}
            height={720}
            role="img"
            aria-label={say.stage}
            tabIndex={0}
            data-autofocus
            onKeyDown={key}
            onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
            }}
            onPointerMove={drag}
            onPointerUp={lift}
            onPointerCancel={lift}
        />
    );
}

// Listened to by hand, because the page would scroll otherwise.
function useWheel(canvas: RefObject<HTMLCanvasElement | null>, zoom: (by: number) => void): void {
    const latest = useRef(zoom);
    useEffect(() => {
        latest.current = zoom;
    });
    useEffect(() => {
        const element = canvas.current;
        const onWheel = (event: WheelEvent) => {
            event.preventDefault();
            latest.current(Math.exp(-event.deltaY / 500));
        };
        element?.addEventListener("wheel", onWheel, { passive: false });
        return () => element?.removeEventListener("wheel", onWheel);
    }, [canvas]);
}
