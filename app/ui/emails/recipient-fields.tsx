import { useTranslation } from "react-i18next";
import type { Correspondent } from "~/contract/email-drafts";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { hintOf } from "~/ui/form/saved-meanwhile";
import { AddressesField } from "./addresses-field";

/** The recipients of a mail. Copies are collapsed until there are some. */
export function RecipientFields({
  draft,
  refusal,
  correspondents,
  autoFocus,
}: {
  draft: Record<"recipients" | "copies" | "blindCopies", string[]>;
  refusal: FormRefusal;
  /** Whom to suggest. */
  correspondents: Correspondent[];
  autoFocus: boolean;
}) {
  const { t } = useTranslation("emails");
  const typed = (name: "recipients" | "copies" | "blindCopies") => ({
    name,
    correspondents,
    known: "correspondents",
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
      <datalist id="correspondents">
        {correspondents.map(({ name, address }) => (
          <option key={address} value={address}>
            {name}
          </option>
        ))}
      </datalist>
      <AddressesField label={t("to")} autoFocus={autoFocus} {...typed("recipients")} />
      <details open={hasCopies || wrongCopies !== undefined}>
        <summary>{t("moreCopies")}</summary>
        <div className="stack" data-gap="5" style={{ marginBlockStart: "var(--s4)" }}>
          <AddressesField label={t("cc")} {...typed("copies")} />
          <AddressesField label={t("bcc")} {...typed("blindCopies")} />
        </div>
      </details>
    </>
  );
}
