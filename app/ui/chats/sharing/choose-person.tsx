import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SelectField } from "~/ui/form/field";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";

/** The first step of sharing: the choice of a person. The next one previews what they would see. */
export function ChoosePerson({
  contacts,
  hasContacts,
  all,
}: {
  /** Those with whom the chat is not shared yet. */
  contacts: { id: string; name: string }[];
  hasContacts: boolean;
  /** The page of all contacts, where these are only the first. */
  all: string | undefined;
}) {
  const { t } = useTranslation("sharing");
  if (contacts.length === 0)
    return (
      <Sheet>
        <EmptyState
          title={t(all ? "shareWith" : hasContacts ? "everybody" : "nobody")}
          action={all ? <ButtonLink to={all}>{t("allContacts")}</ButtonLink> : undefined}
        >
          {t(all ? "personHint" : hasContacts ? "everybodyText" : "nobodyText")}
        </EmptyState>
      </Sheet>
    );
  return (
    <Sheet data-pad>
      <Form method="get" className="stack">
        <SelectField name="person" label={t("person")} hint={t("personHint")}>
          {contacts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {all ? (
          <p>
            <Link to={all}>{t("allContacts")}</Link>
          </p>
        ) : null}
        <p>
          <Button kind="main">{t("next")}</Button>
        </p>
      </Form>
    </Sheet>
  );
}
