import { Form } from "@remix-run/react";
import { CircleCheck, Clock } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { isolate } from "~/i18n/isolate";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/field";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Sheet } from "~/ui/primitives/sheet";
import { unbroken } from "~/ui/primitives/unbroken";

export type ShownChange = {
  email: string;
  oldConfirmed: boolean;
  newConfirmed: boolean;
  managed: boolean;
  until: { at: string; text: string };
};

const Root = styled(Sheet)`
  > h2 { margin-block-end: var(--s1); }
  > ul { display: grid; gap: var(--s2); margin-block: var(--s4); }
  > ul > li { display: flex; gap: var(--s2); align-items: flex-start; overflow-wrap: anywhere; }
  > ul svg { flex: none; margin-block-start: 0.125rem; color: var(--warn); }
  > ul [data-yes] svg { color: var(--ok); }
  > form { display: grid; gap: var(--s4); justify-items: start; margin-block-start: var(--s4); }
  > form > div { inline-size: min(100%, 28rem); }
`;

/** The sign-in address; changing it requires both mailboxes to confirm. */
export function EmailForm({
  present,
  change,
  refused,
}: {
  present: string;
  change: ShownChange | null;
  refused: Refusal | undefined;
}) {
  const { t } = useTranslation(["emailChange", "messages"]);
  const { problems, errors, value } = readRefusal(refused);
  // What the owner of an address has said to the change.
  const answer = (email: string, word: "saidYes" | "open" | "mayRefuse") => (
    <li data-yes={word === "saidYes" || undefined}>
      {word === "saidYes" ? <CircleCheck size={20} aria-hidden /> : <Clock size={20} aria-hidden />}
      {t(word, { email: isolate(email) })}
    </li>
  );
  return (
    <Root data-pad aria-labelledby="email-title">
      <h2 id="email-title">{unbroken(t("title"))}</h2>
      {change ? (
        <>
          <p className="small muted">
            {t(change.managed ? "managed" : "both")} {t("until")}{" "}
            <time dateTime={change.until.at}>{change.until.text}</time>.
          </p>
          <ul>
            {answer(present, change.managed ? "mayRefuse" : change.oldConfirmed ? "saidYes" : "open")}
            {answer(change.email, change.newConfirmed ? "saidYes" : "open")}
          </ul>
          <Form method="post">
            <RequestId form="email-cancel" />
            <Submit kind="plain" name="intent" value="email-cancel" busy={t("busy")}>
              {t("cancel")}
            </Submit>
          </Form>
        </>
      ) : (
        <>
          <p className="small muted">{t("text", { email: isolate(present) })}</p>
          <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
          <Form method="post" noValidate>
            <RequestId form="email" />
            <TextField
              name="newEmail"
              label={t("newEmail")}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={value("newEmail")}
              errors={errors("newEmail")}
              required
            />
            <Submit kind="plain" name="intent" value="email" busy={t("busy")}>
              {t("change")}
            </Submit>
          </Form>
        </>
      )}
    </Root>
  );
}
