import { Form } from "@remix-run/react";
import { Monitor } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Sheet } from "~/ui/primitives/sheet";
import { When } from "~/ui/primitives/when";

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

/** A user's devices, with a button to sign out each but the current one. */
export function DeviceList({
  title,
  intro,
  sessions,
  mayEnd,
  children,
}: {
  title: string;
  intro?: ReactNode;
  sessions: ShownSession[];
  mayEnd: boolean;
  /** Content below the list. */
  children?: ReactNode;
}) {
  const { t } = useTranslation(["account", "shell"]);
  return (
    <Root data-pad aria-labelledby="sessions-title">
      <h2 id="sessions-title">{title}</h2>
      {intro ? <p className="small muted">{intro}</p> : null}
      {sessions.length > 0 ? (
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
                  {t("sessions.signedIn")} <When at={session.signedIn.at}>{session.signedIn.text}</When>
                </p>
                {session.current ? null : (
                  <p className="small muted">
                    {t("sessions.seen")} <When at={session.seen.at}>{session.seen.text}</When>
                  </p>
                )}
              </div>
              {mayEnd && !session.current ? (
                <Form method="post">
                  <RequestId form={session.id} />
                  <input type="hidden" name="session" value={session.id} />
                  <Submit kind="plain" small name="intent" value="end" busy={t("saving")}>
                    {t("sessions.end")}
                    <span className="hidden">{t("shell:about", { name: session.device })}</span>
                  </Submit>
                </Form>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </Root>
  );
}
