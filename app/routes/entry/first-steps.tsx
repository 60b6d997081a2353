import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { Badge } from "~/ui/primitives/badge";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { Stepper } from "~/ui/primitives/stepper";

export const handle = { namespaces: ["firstSteps"] };

/** The company's progress: documents, a question, a team. Each is derived from data. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("create", "File") || !ability.can("read", "File"))
    return { steps: null };
  const [files, failed, ready, chats, people] = await Promise.all([
    api.files.list({ size: 5 }),
    api.files.list({ size: 5, status: "failed" }),
    api.files.list({ size: 5, status: "ready" }),
    ability.can("read", "Chat") ? api.chats.list({ size: 100, which: "own" }) : undefined,
    ability.can("read", "User") ? api.employees.list({ size: 5 }) : undefined,
  ]);
  const chat = chats?.rows[0];
  const asked = chats?.rows.some(({ questions }) => questions > 0) ?? false;
  const invited = (people?.quota.used ?? 0) > 0;
  const steps = [
    {
      name: "documents" as const,
      done: ready.total > 0,
      begun: files.total > 0,
      reading: ready.total === 0 && files.total > failed.total,
      to: files.total > 0 ? paths.knowledge.divisions("user") : paths.knowledge.new(),
    },
    {
      name: "question" as const,
      done: asked,
      begun: asked,
      reading: false,
      to: chat ? paths.chats.open("user", chat.id) : paths.chats.new("user"),
    },
    {
      name: "team" as const,
      done: invited,
      begun: invited,
      reading: false,
      to: invited ? paths.employees.list() : paths.employees.add(),
    },
  ];
  return { steps };
}

const Root = styled.div`
  display: grid; gap: var(--s6); max-inline-size: 52rem;
  > .steps { display: grid; gap: var(--s4); }
  > .steps > li { display: flex; flex-wrap: wrap; gap: var(--s4) var(--s6); align-items: center; padding: var(--s5); border: 1px solid var(--line); border-radius: var(--r-card); background: var(--surface); }
  > .steps > li[data-next] { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
  > .steps > li > div { flex: 1 1 18rem; min-inline-size: 0; }
  h2 { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s3); font: 650 var(--t20) var(--font); }
  li p { margin-block-start: var(--s1); color: var(--muted); }
  @media (max-width: 639px) { > .steps > li { padding: var(--s4); } > .steps > li > a { flex: 1 1 100%; } }
`;

export default function FirstSteps() {
  const { t } = useTranslation("firstSteps");
  const root = useRouteLoaderData("root") as RootData;
  const { steps } = useLoaderData<typeof loader>();
  if (!steps)
    return (
      <>
        <PageHead title={root.title} />
        <Sheet>
          <EmptyState
            title={t("none")}
            action={<ButtonLink to={paths.chats.list("user")}>{t("chats")}</ButtonLink>}
          >
            {t("noneText")}
          </EmptyState>
        </Sheet>
      </>
    );
  const next = steps.findIndex(step => !step.done);
  return (
    <>
      <PageHead title={root.title}>{next < 0 ? t("allDone") : t("intro")}</PageHead>
      <Root>
        <Stepper
          label={t("label")}
          steps={steps.map(({ name }) => t(`short.${name}`))}
          at={next < 0 ? steps.length : next}
          done={steps.map(({ done }) => done)}
        />
        <ol className="steps">
          {steps.map(({ name, done, begun, reading, to }, index) => (
            <li key={name} data-next={index === next || undefined}>
              <div>
                <h2>
                  {t(`title.${name}`)}
                  {done ? <Badge tone="ok">{t("done")}</Badge> : null}
                  {reading ? <Badge tone="info">{t("reading")}</Badge> : null}
                  {index === next && !reading ? <Badge tone="info">{t("next")}</Badge> : null}
                </h2>
                <p>{t(`text.${name}`)}</p>
              </div>
              <ButtonLink kind={index === next ? "main" : "plain"} to={to}>
                {t(begun ? `again.${name}` : `do.${name}`)}
              </ButtonLink>
            </li>
          ))}
        </ol>
      </Root>
    </>
  );
}
