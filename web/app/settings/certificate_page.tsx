// How to reach Comanda safely from tablets and phones of one's own network. Open to everybody: it is read
// on the very device that does not trust the server yet.
import "../people/people.css";
import "./certificate.css";
import { Button, SegmentedControl } from "@mantine/core";
import { IconCheck, IconDownload, IconX } from "@tabler/icons-react";
import { Link, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { Entrance } from "../people/entrance";
import { CopyButton } from "../shell/copy";
import { useWords, type Words } from "../words";

type CertificateWords = Words["settings"]["certificate"];
type Device = keyof CertificateWords["devices"];

const authority = "/certificate/authority.crt";
const onThisMachine = ["localhost", "127.0.0.1", "[::1]"];

function deviceHere(): Device {
    const agent = navigator.userAgent;
    // An iPad says that it is a Mac, but a Mac has no touch screen.
    if (/iPhone|iPad/.test(agent) || (agent.includes("Macintosh") && navigator.maxTouchPoints > 1)) return "apple";
    if (agent.includes("Android")) return "android";
    if (agent.includes("Firefox")) return "other";
    if (agent.includes("Windows")) return "windows";
    return agent.includes("Macintosh") ? "mac" : "other";
}

export function CertificatePage() {
    const { certificate: words } = useWords().settings;
    const { common } = useWords();
    const router = useRouter();
    const port = location.port === "" ? "" : `:${location.port}`;
    return (
        <Entrance
            title={words.title}
            isWide
            below={
                // Somebody may have come here by the address alone.
                router.history.canGoBack() ? (
                    <button type="button" className="link-button" onClick={() => router.history.back()}>
                        {common.back}
                    </button>
                ) : (
                    <Link to="/" className="link-button">
                        {common.toToday}
                    </Link>
                )
            }
        >
            <Here words={words} />
            <section className="stack">
                <h2>{words.make}</h2>
                <ol className="steps">
                    <li>
                        {words.makeSteps.make}
                        <Command text="comanda certificate" />
                    </li>
                    <li>
                        {words.makeSteps.serve}
                        <Command text={`comanda serve --listen 0.0.0.0${port || ":8443"} --tls-cert certificate.pem --tls-key key.pem`} />
                    </li>
                    <li>{words.makeSteps.open}</li>
                </ol>
                <p className="hint">{words.makeHelp}</p>
            </section>
            <Trust words={words} />
            <p className="hint">{words.behind}</p>
        </Entrance>
    );
}

function Here({ words }: { words: CertificateWords }) {
    const { isSecureContext } = window;
    const isLocal = onThisMachine.includes(location.hostname);
    const isEncrypted = location.protocol === "https:";
    const tone = isEncrypted ? "ok" : isLocal ? "info" : "warn";
    const works: Record<keyof CertificateWords["gives"], boolean> = {
        offline: isSecureContext && "serviceWorker" in navigator,
        wakeLock: isSecureContext && "wakeLock" in navigator,
        clipboard: isSecureContext && "clipboard" in navigator,
        camera: isSecureContext && "mediaDevices" in navigator,
        private: isEncrypted || isLocal,
    };
    return (
        <section className="stack">
            <div className={`said ${tone}`}>
                {isEncrypted ? (
                    <>
                        <b>{words.isSecure}</b> {words.isSecureHelp}
                    </>
                ) : isLocal ? (
                    words.isLocal
                ) : (
                    <>
                        <b>{words.isOpen}</b> {words.isOpenHelp}
                    </>
                )}
            </div>
            <ul className="gives" aria-label={words.what}>
                {(Object.keys(works) as (keyof typeof works)[]).map((name) => (
                    <li key={name}>
                        {works[name] ? (
                            <IconCheck size={18} color="var(--ok)" aria-hidden />
                        ) : (
                            <IconX size={18} color="var(--bad)" aria-hidden />
                        )}
                        <span>{words.gives[name]}</span>
                        <span className="soft">{works[name] ? words.works : words.worksNot}</span>
                    </li>
                ))}
            </ul>
        </section>
    );
}

function Command({ text }: { text: string }) {
    const { certificate } = useWords().settings;
    return (
        <div className="command" translate="no">
            <code>{text}</code>
            <CopyButton text={text} label={certificate.command} />
        </div>
    );
}

function Trust({ words }: { words: CertificateWords }) {
    const { device: asked } = useSearch({ strict: false });
    const navigate = useNavigate();
    const device = asked !== undefined && asked in words.devices ? (asked as Device) : deviceHere();
    return (
        <section className="stack">
            <h2>{words.trust}</h2>
            <div className="stack-head">
                <Button
                    component="a"
                    href={authority}
                    variant="default"
                    leftSection={<IconDownload size={16} aria-hidden />}
                >
                    {words.download}
                </Button>
                <span className="hint">{words.noAuthority}</span>
            </div>
            <div className="scroll">
                <SegmentedControl
                    aria-label={words.trust}
                    value={device}
                    onChange={(value) => void navigate({ to: ".", search: { device: value }, replace: true })}
                    data={(Object.keys(words.devices) as Device[]).map((value) => ({ value, label: words.devices[value] }))}
                />
            </div>
            <ol className="steps">
                {words.steps[device].map((step) => (
                    <li key={step}>{step}</li>
                ))}
            </ol>
            <p className="hint">{words.trustHelp}</p>
        </section>
    );
}
