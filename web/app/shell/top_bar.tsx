// Above the page: the store, the search, and the menu of the person.
import { Avatar, Menu, SegmentedControl, Select, Text, UnstyledButton, useMantineColorScheme } from "@mantine/core";
import { IconChevronDown, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useSession } from "../api/start";
import { languages, offeredLanguages, setLanguage, useLanguage, useWords } from "../words";
import { useSignOut } from "./sign_out";
import { useStore, useSwitchStore } from "./store";

interface Props {
    isPhone: boolean;
    search: () => void;
    help: () => void;
}

export function TopBar({ isPhone, search, help }: Props) {
    const { shell } = useWords();
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
            <PersonMenu help={help} />
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

function PersonMenu({ help }: { help: () => void }) {
    const words = useWords();
    const { shell } = words;
    const { person } = useSession();
    const store = useStore();
    const signOut = useSignOut();
    const { colorScheme, setColorScheme } = useMantineColorScheme();
    const language = useLanguage();
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
                <Menu.Label>{shell.appearance}</Menu.Label>
                <SegmentedControl
                    fullWidth
                    size="xs"
                    aria-label={shell.appearance}
                    value={colorScheme}
                    onChange={(value) => setColorScheme(value as typeof colorScheme)}
                    data={[
                        { value: "auto", label: shell.asDevice },
                        { value: "light", label: shell.light },
                        { value: "dark", label: shell.dark },
                    ]}
                />
                {offeredLanguages(language).length > 1 && (
                    <>
                        <Menu.Label>{shell.language}</Menu.Label>
                        <Select
                            size="xs"
                            aria-label={shell.language}
                            value={language}
                            allowDeselect={false}
                            comboboxProps={{ withinPortal: false }}
                            data={offeredLanguages(language).map((value) => ({ value, label: languages[value] }))}
                            onChange={(value) => value && setLanguage(value)}
                            translate="no"
                        />
                    </>
                )}
                <Menu.Divider />
                <Menu.Item onClick={signOut}>{shell.signOut}</Menu.Item>
            </Menu.Dropdown>
        </Menu>
    );
}
