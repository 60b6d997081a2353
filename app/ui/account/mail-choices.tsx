import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { MailChoice } from "~/contract/mail-choices";
import { Switch } from "~/ui/form/choices";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Sheet } from "~/ui/primitives/sheet";
import { unbroken } from "~/ui/primitives/unbroken";

const Root = styled(Sheet)`
  display: grid; gap: var(--s5);
  h2 + p { margin-block-start: var(--s1); }
  form { display: grid; gap: var(--s5); }
  fieldset { display: grid; gap: var(--s4); border: 0; padding: 0; }
  h3 { font: 650 var(--t16) var(--font); }
  ul { margin-block-start: var(--s2); padding-inline-start: var(--s5); list-style: disc; font: 400 var(--t15) var(--font); }
`;

const always = ["device", "password", "address", "asked"] as const;

/** The optional mails, and those that are always sent. */
export function MailChoices({ choices }: { choices: MailChoice[] }) {
  const { t } = useTranslation(["mailChoices", "account", "shell"]);
  return (
    <Root data-pad aria-labelledby="mails-title">
      <div>
        <h2 id="mails-title">{unbroken(t("title"))}</h2>
        <p className="small muted">{choices.length > 0 ? t("text") : t("nothing")}</p>
      </div>
      {choices.length > 0 ? (
        <Form method="post">
          <RequestId form="mails" />
          <fieldset>
            <legend className="hidden">{unbroken(t("title"))}</legend>
            {choices.map(({ event, wanted }) => (
              <Switch
                key={event}
                name="wanted"
                value={event}
                defaultChecked={wanted}
                label={t(`event.${event}`)}
                sub={t(`about.${event}`)}
              />
            ))}
          </fieldset>
          <p>
            <Submit name="intent" value="mails" busy={t("account:saving")}>
              {t("shell:save")}
            </Submit>
          </p>
        </Form>
      ) : null}
      <div>
        <h3>{unbroken(t("always"))}</h3>
        <ul>
          {always.map(what => (
            <li key={what}>{t(`alwaysOf.${what}`)}</li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
