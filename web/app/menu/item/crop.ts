// A part of a picture with the proportions 4:3: which pixels of it are kept.

export interface Size {
    width: number;
    height: number;
}
// The middle of the part, as shares of the picture, and how much it is enlarged: 1 is the largest part.
export interface Crop {
    x: number;
    y: number;
    zoom: number;
}
export interface Part extends Size {
    left: number;
    top: number;
}

export const proportion = 4 / 3;
export const zoomMax = 6;
export const widthMax = 1_280;
export const whole: Crop = { x: 0.5, y: 0.5, zoom: 1 };

function partSize(picture: Size, zoom: number): Size {
    const width = Math.min(picture.width, picture.height * proportion) / zoom;
    return { width, height: width / proportion };
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

// Within the picture.
export function kept(picture: Size, crop: Crop): Crop {
    const zoom = between(1, crop.zoom, zoomMax);
    const { width, height } = partSize(picture, zoom);
    const [marginX, marginY] = [width / picture.width / 2, height / picture.height / 2];
    return { zoom, x: between(marginX, crop.x, 1 - marginX), y: between(marginY, crop.y, 1 - marginY) };
}

export function partOf(picture: Size, crop: Crop): Part {
    const { x, y, zoom } = kept(picture, crop);
    const size = partSize(picture, zoom);
    return { ...size, left: x * picture.width - size.width / 2, top: y * picture.height - size.height / 2 };
}

// Moved by shares of the part that is seen.
export function moved(picture: Size, crop: Crop, right: number, down: number): Crop {
    const { width, height } = partSize(picture, crop.zoom);
    const x = crop.x + (right * width) / picture.width;
    const y = crop.y + (down * height) / picture.height;
    return kept(picture, { ...crop, x, y });
}

// The size in which the part is stored: never larger than it is.
export function storedSize(part: Size): Size {
    const width = Math.max(1, Math.round(Math.min(widthMax, part.width)));
    return { width, height: Math.max(1, Math.round(width / proportion)) };
}
