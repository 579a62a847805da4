// For whom an order is, how it reaches them, and when.
import { Chip, Group, TextInput, Textarea } from "@mantine/core";
import { serverNow } from "../../api/server_clock";
import { useFormats } from "../../formats/formats";
import { instantOf, localText } from "../../records/times";
import { useWords } from "../../words";
import { services, type Entry } from "./entry";

interface Props {
    entry: Entry;
    change: (change: Partial<Entry>) => void;
}

const inAnHourMs = 3_600_000;

export function EntryGuest({ entry, change }: Props) {
    const say = useWords().orders.entry;
    const { timeZone } = useFormats();
    const field = (name: "guest" | "phone" | "street" | "city" | "zip", label: string, type = "text") => (
        <TextInput
            label={label}
            type={type}
            value={entry[name]}
            maxLength={255}
            onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
    );
    const begin = () => change({ at: new Date(serverNow() + inAnHourMs).toISOString() });
    return (
        <div className="entry-guest">
            <Chip.Group value={entry.service} onChange={(service) => change({ service: String(service) })}>
                <Group gap="xs" role="group" aria-label={say.service}>
                    {services.map((service) => (
                        <Chip key={service} value={service} className="tall-chip">
                            {say.services[service]}
                        </Chip>
                    ))}
                </Group>
            </Chip.Group>
            <Chip.Group value={entry.at === "" ? "now" : "at"} onChange={(when) => (when === "at" ? begin() : change({ at: "" }))}>
                <Group gap="xs" role="group" aria-label={say.when}>
                    <Chip value="now" className="tall-chip">
                        {say.now}
                    </Chip>
                    <Chip value="at" className="tall-chip">
                        {say.at}
                    </Chip>
                    {entry.at !== "" && (
                        <TextInput
                            type="datetime-local"
                            aria-label={say.when}
                            value={localText(entry.at, timeZone)}
                            onChange={({ currentTarget }) => change({ at: instantOf(currentTarget.value, timeZone) ?? entry.at })}
                        />
                    )}
                </Group>
            </Chip.Group>
            <div className="touch-pair">
                {field("guest", say.guest)}
                {field("phone", say.phone, "tel")}
            </div>
            {entry.service === "Delivery" && (
                <>
                    {field("street", say.street)}
                    <div className="touch-pair">
                        {field("zip", say.zip)}
                        {field("city", say.city)}
                    </div>
                </>
            )}
            <Textarea
                label={say.allergy}
                description={say.allergyHelp}
                value={entry.allergy}
                maxLength={2_000}
                autosize
                onChange={({ currentTarget }) => change({ allergy: currentTarget.value })}
            />
            <Textarea
                label={say.note}
                value={entry.note}
                maxLength={2_000}
                autosize
                onChange={({ currentTarget }) => change({ note: currentTarget.value })}
            />
        </div>
    );
}
