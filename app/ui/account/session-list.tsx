import { Form } from "@remix-run/react";
import { Monitor } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Sheet } from "~/ui/primitives/sheet";

type Time = { at: string; text: string };
export type ShownSession = { id: string; device: string; current: boolean; signedIn: Time; seen: Time };

const Root = styled(Sheet)`
  > h2 { margin-block-end: var(--s1); }
  > ul { margin-block: var(--s4) var(--s5); }
  > ul > li { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s3); align-items: center; padding-block: var(--s4); border-block-start: 1px solid var(--line); }
  > ul > li:last-child { border-block-end: 1px solid var(--line); }
  > ul > li > svg { align-self: flex-start; margin-block-start: 0.25rem; color: var(--muted); }
  > ul > li > div { flex: 1 1 14rem; min-inline-size: 0; }
  b { font-weight: 650; }
  .here { margin-inline-start: var(--s2); padding: 0 var(--s2); border: 1px solid var(--tint-line); border-radius: var(--r-control); background: var(--tint); color: var(--accent-deep); font: 600 var(--t13) var(--font); }
  @media (max-width: 639px) { > ul > li > form { flex: 1 1 100%; } > ul > li > form > button { inline-size: 100%; } }
`;

/** Where one is signed in, and the ways to sign out there. */
export function SessionList({ sessions }: { sessions: ShownSession[] }) {
  const { t } = useTranslation("account");
  return (
    <Root data-pad aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t("sessions.title")}</h2>
      <p className="small muted">{t("sessions.text")}</p>
      <ul>
        {sessions.map(session => (
          <li key={session.id}>
            <Monitor size={20} aria-hidden />
            <div>
              <b>
                <bdi>{session.device}</bdi>
              </b>
              {session.current ? <span className="here">{t("sessions.here")}</span> : null}
              <p className="small muted">
                {t("sessions.signedIn")} <time dateTime={session.signedIn.at}>{session.signedIn.text}</time>
              </p>
              {session.current ? null : (
                <p className="small muted">
                  {t("sessions.seen")} <time dateTime={session.seen.at}>{session.seen.text}</time>
                </p>
              )}
            </div>
            {session.current ? null : (
              <Form method="post">
                <RequestId form={session.id} />
                <input type="hidden" name="session" value={session.id} />
                <Submit
                  kind="plain"
                  small
                  name="intent"
                  value="end"
                  busy={t("saving")}
                  aria-label={t("sessions.endNamed", { device: session.device })}
                >
                  {t("sessions.end")}
                </Submit>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.some(session => !session.current) ? (
        <Form method="post">
          <RequestId form="others" />
          <Submit kind="danger" name="intent" value="end-others" busy={t("saving")}>
            {t("sessions.endOthers")}
          </Submit>
        </Form>
      ) : (
        <p className="small">{t("sessions.alone")}</p>
      )}
    </Root>
  );
}
