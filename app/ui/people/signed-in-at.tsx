import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { ShownSession } from "~/ui/account/session-list";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Sheet } from "~/ui/primitives/sheet";

const Root = styled(Sheet)`
  > h2 { margin-block-end: var(--s3); }
  li { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); align-items: center; justify-content: space-between; padding-block: var(--s3); border-block-start: 1px solid var(--line); }
  > form { margin-block-start: var(--s3); }
`;

/** Where somebody is signed in, and the ways to sign them out there. */
export function SignedInAt({ sessions, mayChange }: { sessions: ShownSession[]; mayChange: boolean }) {
  const { t } = useTranslation(["people", "employees"]);
  return (
    <Root data-pad aria-labelledby="sessions">
      <h2 id="sessions">{t("sessions")}</h2>
      {sessions.length === 0 ? <p className="muted">{t("nowhere")}</p> : null}
      <ul>
        {sessions.map(session => (
          <li key={session.id}>
            <div>
              <b>
                <bdi>{session.device}</bdi>
              </b>
              <p className="small muted">
                {t("employees:lastSeen")} <time dateTime={session.seen.at}>{session.seen.text}</time>
              </p>
            </div>
            {mayChange ? (
              <Form method="post">
                <RequestId form={session.id} />
                <input type="hidden" name="session" value={session.id} />
                <Submit
                  kind="plain"
                  small
                  name="intent"
                  value="end"
                  busy={t("employees:saving")}
                  aria-label={t("endNamed", { device: session.device })}
                >
                  {t("end")}
                </Submit>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
      {mayChange && sessions.length > 1 ? (
        <Form method="post">
          <RequestId form="end-all" />
          <Submit kind="danger" name="intent" value="end-all" busy={t("employees:saving")}>
            {t("endAll")}
          </Submit>
        </Form>
      ) : null}
    </Root>
  );
}
