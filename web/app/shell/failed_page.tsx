// What is shown instead of a page that does not exist or broke.
import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words";

export function NotFound() {
    const { common } = useWords();
    return (
        <Stack p="xl" maw={560}>
            <Title order={1}>{common.notFound}</Title>
            <Text c="dimmed">{common.notFoundHelp}</Text>
            <Anchor component={Link} to="/">
                {common.toToday}
            </Anchor>
        </Stack>
    );
}

export function PageFailed({ error }: { error: Error }) {
    const { common } = useWords();
    return (
        <Stack p="xl" maw={560} role="alert">
            <Title order={1}>{common.pageFailed}</Title>
            <Text c="dimmed" translate="no">
                {error.message}
            </Text>
            <Group>
                <Button onClick={() => location.reload()}>{common.reload}</Button>
            </Group>
        </Stack>
    );
}
