// The second step of signing in: on with an app, off, and new recovery codes.
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { api } from "../api/client";
import { useSession, useStart } from "../api/start";
import { tell } from "../shell/told";
import { useWords } from "../words";
import { ConfirmDialog } from "./confirm_dialog";
import { FactorDialog } from "./factor_dialog";
import { RecoveryCodes } from "./recovery_codes";

type Doing = "on" | "off" | "codes";

export function FactorCard() {
    const { me } = useWords().people;
    const { secondFactor: isOn } = useSession();
    const { renew } = useStart();
    const [doing, setDoing] = useState<Doing | null>(null);
    const [codes, setCodes] = useState<string[] | null>(null);
    const close = () => setDoing(null);

    const switchOff = async (password: string, code: string) => {
        await api.POST("/v1/svc/session/secondFactor/off", { body: { password, code } });
        await renew();
        tell({ text: me.isOff });
    };
    const makeCodes = async (password: string, code: string) => {
        const { data } = await api.POST("/v1/svc/session/secondFactor/recoveryCodes", { body: { password, code } });
        setCodes(data?.recoveryCodes ?? []);
    };
    return (
        <section className="card stacked" aria-labelledby="me-factor">
            <div className="stack-head">
                <h2 id="me-factor">{me.factor}</h2>
                <span className={isOn ? "tag ok" : "tag"}>{isOn ? me.factorOn : me.factorOff}</span>
            </div>
            <p className="soft">{me.factorAbout}</p>
            <Group>
                {isOn ? (
                    <>
                        <Button variant="default" onClick={() => setDoing("codes")}>
                            {me.newCodes}
                        </Button>
                        <Button variant="default" onClick={() => setDoing("off")}>
                            {me.turnOff}
                        </Button>
                    </>
                ) : (
                    <Button variant="default" onClick={() => setDoing("on")}>
                        {me.turnOn}
                    </Button>
                )}
            </Group>
            {doing === "on" && <FactorDialog close={close} />}
            {doing === "off" && (
                <ConfirmDialog
                    title={me.turnOffTitle}
                    text={me.turnOffHelp}
                    confirm={me.turnOff}
                    withCode
                    run={switchOff}
                    close={close}
                />
            )}
            {doing === "codes" && (
                <ConfirmDialog
                    title={me.newCodesTitle}
                    text={me.newCodesHelp}
                    confirm={me.newCodes}
                    withCode
                    run={makeCodes}
                    close={close}
                />
            )}
            {codes && <RecoveryCodes codes={codes} close={() => setCodes(null)} />}
        </section>
    );
}
