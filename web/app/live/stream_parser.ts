// Reads the lines of text/event-stream as far as the server writes them: id, data, comments.

export interface Message {
    position: string;
    data: string | null; // null: only the position moved
}

export class StreamParser {
    #rest = "";
    #position = "";
    #hasPosition = false;
    #data: string[] = [];

    feed(text: string): Message[] {
        const messages: Message[] = [];
        const lines = (this.#rest + text).split("\n");
        this.#rest = lines.pop() ?? "";
        for (const ended of lines) {
            const line = ended.replace(/\r$/, "");
            if (line === "") this.#finish(messages);
            else this.#read(line);
        }
        return messages;
    }

    #read(line: string): void {
        const mark = line.indexOf(":");
        const name = mark < 0 ? line : line.slice(0, mark);
        const value = mark < 0 ? "" : line.slice(mark + 1).replace(/^ /, "");
        if (name === "id") {
            this.#position = value;
            this.#hasPosition = true;
        } else if (name === "data") {
            this.#data.push(value);
        }
    }

    #finish(messages: Message[]): void {
        const data = this.#data.length > 0 ? this.#data.join("\n") : null;
        if (data !== null || this.#hasPosition) messages.push({ position: this.#position, data });
        this.#data = [];
        this.#hasPosition = false;
    }
}
