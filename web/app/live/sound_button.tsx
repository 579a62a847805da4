// Turns the sound on after a reload, and off and on again.
import { ActionIcon, Button } from "@mantine/core";
import { IconVolume, IconVolumeOff } from "@tabler/icons-react";
import { useWords } from "../words";
import { useSound } from "./sound";

export function SoundButton() {
    const { orders: say } = useWords();
    const [sound, toggle] = useSound();
    if (sound === "waiting")
        return (
            <Button size="lg" className="head-button" variant="default" leftSection={<IconVolumeOff size={18} aria-hidden />} onClick={toggle}>
                {say.soundTurnOn}
            </Button>
        );
    const isOn = sound === "on";
    return (
        <ActionIcon
            size={48}
            variant="default"
            aria-pressed={isOn}
            aria-label={isOn ? say.soundOn : say.soundOff}
            onClick={toggle}
        >
            {isOn ? <IconVolume size={20} aria-hidden /> : <IconVolumeOff size={20} aria-hidden />}
        </ActionIcon>
    );
}
