// Where a file is dropped or chosen.
import { Button, FileButton } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useState, type DragEvent } from "react";
import { useWords } from "../words";

export function DropPlace({ take }: { take: (file: File) => void }) {
    const { in: said } = useWords().transfer;
    const [isOver, setIsOver] = useState(false);
    const hasFile = (event: DragEvent) => event.dataTransfer.types.includes("Files");
    return (
        <div
            className={`transfer-drop ${isOver ? "over" : ""}`}
            onDragOver={(event) => {
                if (!hasFile(event)) return;
                event.preventDefault();
                setIsOver(true);
            }}
            onDragLeave={({ currentTarget, relatedTarget }) => {
                if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
            }}
            onDrop={(event) => {
                event.preventDefault();
                setIsOver(false);
                const [file] = event.dataTransfer.files;
                if (file) take(file);
            }}
        >
            <b>{isOver ? said.dropped : said.drop}</b>
            <FileButton accept=".json,.csv,application/json,text/csv" onChange={(file) => file && take(file)}>
                {(props) => (
                    <Button {...props} leftSection={<IconUpload size={16} aria-hidden />}>
                        {said.choose}
                    </Button>
                )}
            </FileButton>
            <span className="soft">{said.sorts}</span>
        </div>
    );
}
