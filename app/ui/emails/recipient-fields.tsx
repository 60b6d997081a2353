import { useTranslation } from "react-i18next";
import { TextField } from "~/ui/form/field";
import type { readRefusal } from "~/ui/form/read-refusal";
import { hintOf } from "~/ui/form/saved-meanwhile";

/** To whom a mail goes. Copies are folded away until there are some. */
export function RecipientFields({
  draft,
  refusal,
  autoFocus,
}: {
  draft: Record<"recipients" | "copies" | "blindCopies", string[]>;
  refusal: ReturnType<typeof readRefusal>;
  autoFocus: boolean;
}) {
  const { t } = useTranslation("emails");
  const typed = (name: "recipients" | "copies" | "blindCopies") => ({
    name,
    errors: refusal.errors(name),
    defaultValue: refusal.value(name, draft[name].join(", ")),
    hint: hintOf(refusal, name, draft[name].join(", "), {
      hint: name === "recipients" ? t("addressesHint") : undefined,
    }),
    autoComplete: "off",
    inputMode: "email" as const,
    dir: "ltr" as const,
  });
  const hasCopies =
    draft.copies.length + draft.blindCopies.length > 0 ||
    refusal.value("copies") + refusal.value("blindCopies") !== "";
  const wrongCopies = refusal.errors("copies") ?? refusal.errors("blindCopies");
  return (
    <>
      <TextField label={t("to")} autoFocus={autoFocus} {...typed("recipients")} />
      <details open={hasCopies || wrongCopies !== undefined}>
        <summary>{t("moreCopies")}</summary>
        <div className="stack" data-gap="5" style={{ marginBlockStart: "var(--s4)" }}>
          <TextField label={t("cc")} {...typed("copies")} />
          <TextField label={t("bcc")} {...typed("blindCopies")} />
        </div>
      </details>
    </>
  );
}
