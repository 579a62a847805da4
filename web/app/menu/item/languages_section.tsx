// Name and description in the languages of the store, beside each other.
import { Textarea, TextInput } from "@mantine/core";
import { useProblem } from "../../records/fields/context";
import { useWords } from "../../words";
import type { PartProps } from "./item_body";
import { translated, translationsIn, useLanguages, type Language, type Translation } from "./languages";
import { Section } from "./section";

export function LanguagesSection({ form }: PartProps) {
    const { languages: say } = useWords().menuItem;
    const [first, ...others] = useLanguages();
    const field = form.fields.find(({ name }) => name === "translations");
    if (!field || !first) return null;
    const all = translationsIn(form.values["translations"]);
    const of = (code: string) => all.find(({ language }) => language === code);
    const missing = others.filter(({ code }) => !of(code)?.name).map(({ name }) => name);
    const summary = others.length === 0 ? say.one : missing.length > 0 ? say.missing(missing.join(", ")) : say.complete;
    const isReadOnly = form.lacking(field) !== undefined;
    return (
        <Section title={say.title} form={form} fields={["translations"]} summary={<span translate="no">{summary}</span>}>
            <div className="languages" data-path="translations" tabIndex={-1}>
                <Column
                    language={first}
                    value={{ language: first.code, name: String(form.values["name"] ?? ""), description: String(form.values["description"] ?? "") }}
                    set={(part) => Object.entries(part).forEach(([name, value]) => form.set(name, value))}
                    isReadOnly={isReadOnly}
                    path=""
                />
                {others.map((language) => (
                    <Column
                        key={language.code}
                        language={language}
                        value={of(language.code) ?? { language: language.code }}
                        set={(part) => form.set("translations", translated(all, language.code, part))}
                        isReadOnly={isReadOnly}
                        path={`translations[${all.findIndex((one) => one.language === language.code)}].`}
                    />
                ))}
            </div>
        </Section>
    );
}

interface ColumnProps {
    language: Language;
    value: Translation;
    set: (part: Partial<Translation>) => void;
    isReadOnly: boolean;
    path: string;
}

function Column({ language, value, set, isReadOnly, path }: ColumnProps) {
    const { languages: say } = useWords().menuItem;
    const nameProblem = useProblem(`${path}name`);
    const descriptionProblem = useProblem(`${path}description`);
    const shared = { lang: language.code, dir: language.isRightToLeft ? "rtl" : "ltr", readOnly: isReadOnly, size: "sm" } as const;
    return (
        <div className="language" role="group" aria-label={language.name}>
            <div className="language-name">
                <b translate="no">{language.name}</b>
                {!value.name && <span className="tag warn">{say.empty}</span>}
            </div>
            <TextInput
                {...shared}
                aria-label={say.name(language.name)}
                maxLength={255}
                error={nameProblem}
                value={value.name ?? ""}
                onChange={({ currentTarget }) => set({ name: currentTarget.value })}
            />
            <Textarea
                {...shared}
                translate="no"
                aria-label={say.description(language.name)}
                autosize
                minRows={2}
                maxRows={6}
                error={descriptionProblem}
                value={value.description ?? ""}
                onChange={({ currentTarget }) => set({ description: currentTarget.value })}
            />
        </div>
    );
}
