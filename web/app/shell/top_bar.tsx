// Above the page: the store, the search, and the menu of the person.
import { Avatar, Menu, Text, UnstyledButton, useMantineColorScheme } from "@mantine/core";
import { IconChevronDown, IconDeviceTablet, IconSearch, IconUser, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { forgetPin, useEntered } from "../api/pin";
import { useSession, type PairedDevice } from "../api/start";
import { useTimeLeft } from "../people/left";
import { languages, offeredLanguages, setLanguage, useLanguage, useWords, type Language } from "../words";
import { useSignOut } from "./sign_out";
import { useStore, useSwitchStore } from "./store";

interface Props {
    isPhone: boolean;
    search: () => void;
    help: () => void;
}

export function TopBar({ isPhone, search, help }: Props) {
    const { shell } = useWords();
    const { device } = useSession();
    return (
        <header className="top">
            <StoreSwitcher />
            <span className="grow" />
            <UnstyledButton className="search" onClick={search} aria-label={shell.search}>
                <IconSearch size={16} aria-hidden />
                {!isPhone && (
                    <>
                        <span>{shell.search}</span>
                        <kbd>{shell.searchKeys}</kbd>
                    </>
                )}
            </UnstyledButton>
            {device ? <DeviceMenu device={device} help={help} /> : <PersonMenu help={help} />}
        </header>
    );
}

function StoreSwitcher() {
    const { shell } = useWords();
    const { stores } = useSession();
    const store = useStore();
    const switchStore = useSwitchStore();
    if (stores.length === 1)
        return (
            <Text fw={650} truncate translate="no">
                {store.name}
            </Text>
        );
    return (
        <Menu position="bottom-start">
            <Menu.Target>
                <UnstyledButton className="store" aria-label={`${shell.switchStore}: ${store.name}`}>
                    <span translate="no">{store.name}</span>
                    <IconChevronDown size={16} aria-hidden />
                </UnstyledButton>
            </Menu.Target>
            <Menu.Dropdown>
                <Menu.Label>{shell.switchStore}</Menu.Label>
                {stores.map(({ id, name }) => (
                    <Menu.Item key={id} onClick={() => switchStore(id)} fw={id === store.id ? 650 : 400} translate="no">
                        {name}
                    </Menu.Item>
                ))}
            </Menu.Dropdown>
        </Menu>
    );
}

// A paired tablet has a name and nobody to sign out; a person whose pin is on top of it may take it off.
function DeviceMenu({ device, help }: { device: PairedDevice; help: () => void }) {
    const { shell, people } = useWords();
    const entered = useEntered();
    const left = useTimeLeft(entered?.until ?? null);
    return (
        <>
            {entered && left > 0 && (
                <UnstyledButton className="pin-person" onClick={forgetPin} aria-label={people.pin.end(entered.name)}>
                    <IconUser size={16} aria-hidden />
                    <span translate="no">{entered.name}</span>
                    <IconX size={16} aria-hidden />
                </UnstyledButton>
            )}
            <Menu position="bottom-end" closeOnItemClick width={260}>
                <Menu.Target>
                    <UnstyledButton className="device" aria-label={`${shell.tablet}: ${device.name}`}>
                        <IconDeviceTablet size={18} aria-hidden />
                        <span translate="no">{device.name}</span>
                    </UnstyledButton>
                </Menu.Target>
                <Menu.Dropdown>
                    <Menu.Label>
                        {shell.tabletAs} <span translate="no">{device.roleName}</span>
                    </Menu.Label>
                    <Menu.Item onClick={help} rightSection={<kbd>?</kbd>}>
                        {shell.shortcuts}
                    </Menu.Item>
                    <Menu.Divider />
                    <LookItems />
                </Menu.Dropdown>
            </Menu>
        </>
    );
}

// How the pages look on this device, whoever uses it.
function LookItems() {
    const { shell } = useWords();
    const { colorScheme, setColorScheme } = useMantineColorScheme();
    const language = useLanguage();
    return (
        <>
                <Menu.Label>{shell.appearance}</Menu.Label>
                <Menu.RadioGroup value={colorScheme} onChange={(value: string) => setColorScheme(value as typeof colorScheme)}>
                    <Menu.RadioItem value="auto">{shell.asDevice}</Menu.RadioItem>
                    <Menu.RadioItem value="light">{shell.light}</Menu.RadioItem>
                    <Menu.RadioItem value="dark">{shell.dark}</Menu.RadioItem>
                </Menu.RadioGroup>
                {offeredLanguages(language).length > 1 && (
                    <>
                        <Menu.Label>{shell.language}</Menu.Label>
                        <Menu.RadioGroup value={language} onChange={(value: string) => setLanguage(value as Language)}>
                            {offeredLanguages(language).map((one) => (
                                <Menu.RadioItem key={one} value={one} translate="no">
                                    {languages[one]}
                                </Menu.RadioItem>
                            ))}
                        </Menu.RadioGroup>
                    </>
                )}
        </>
    );
}

function PersonMenu({ help }: { help: () => void }) {
    const words = useWords();
    const { shell } = words;
    const { person } = useSession();
    const store = useStore();
    const signOut = useSignOut();
    const name = store.userName ?? person.email;

    return (
        <Menu position="bottom-end" closeOnItemClick width={260}>
            <Menu.Target>
                <UnstyledButton className="person" aria-label={`${shell.pages.me}: ${name}`}>
                    <Avatar size={30} radius="xl" name={name} color="initials" variant="light" alt="" translate="no" />
                </UnstyledButton>
            </Menu.Target>
            <Menu.Dropdown>
                <Menu.Label translate="no">
                    {name}
                    {name !== person.email && <br />}
                    {name !== person.email && person.email}
                </Menu.Label>
                <Menu.Item component={Link} to="/app/me">
                    {shell.pages.me}
                </Menu.Item>
                <Menu.Item onClick={help} rightSection={<kbd>?</kbd>}>
                    {shell.shortcuts}
                </Menu.Item>
                <Menu.Divider />
                <LookItems />
                <Menu.Divider />
                <Menu.Item onClick={signOut}>{shell.signOut}</Menu.Item>
            </Menu.Dropdown>
        </Menu>
    );
}
