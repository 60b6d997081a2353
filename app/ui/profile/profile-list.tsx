import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";

type Kind = "teams" | "projects" | "connections";
type Fact =
  | { key: "teams.members" | "teams.files" | "projects.questions"; many: number }
  | { key: "projects.isPublic" | "projects.isPrivate" | "connections.you" }
  | { text: string };
export type ListedEntry = { id: string; name: string; to: string | null; text: string; facts: Fact[] };

const Root = styled.div`
  > p { color: var(--muted); margin-block-end: var(--s4); }
  > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: var(--s4); }
  > ul > li { display: flex; flex-direction: column; gap: var(--s2); padding: var(--s5); border: 1px solid var(--line); border-radius: var(--r-card); background: var(--surface); overflow-wrap: anywhere; }
  h2 { font: 650 var(--t16) var(--font); }
  h2 a { color: var(--ink); text-decoration-color: var(--line-2); }
  li p { color: var(--muted); font: 400 var(--t15) var(--font); }
  li ul { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s4); margin-block-start: auto; padding-block-start: var(--s2); font: 400 var(--t13) var(--font); }
`;

/** Divisions, chats or people, each as a card; or why there are none. */
export function ProfileList({ list }: { list: { of: Kind; company: boolean; entries: ListedEntry[] } }) {
  const { t } = useTranslation("profile");
  const { of, entries, company } = list;
  if (entries.length === 0)
    return (
      <Sheet as="div">
        <Nothing of={of} company={company} />
      </Sheet>
    );
  const say = (fact: Fact) => {
    if ("text" in fact) return fact.text;
    return "many" in fact ? t(fact.key, { many: fact.many }) : t(fact.key);
  };
  return (
    <Root>
      <p>{t(`${of}.intro`)}</p>
      <ul>
        {entries.map(entry => (
          <li key={entry.id}>
            <h2>
              <bdi>{entry.to ? <Link to={entry.to}>{entry.name}</Link> : entry.name}</bdi>
            </h2>
            {entry.text ? (
              <p>
                <bdi>{entry.text}</bdi>
              </p>
            ) : null}
            <ul>
              {entry.facts.map(fact => (
                <li key={say(fact)}>
                  <bdi>{say(fact)}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Root>
  );
}

function Nothing({ of, company }: { of: Kind; company: boolean }) {
  const { t } = useTranslation("profile");
  if (of === "teams")
    return (
      <EmptyState
        title={t("teams.noneTitle")}
        action={company ? <ButtonLink to={paths.knowledge.new()}>{t("teams.add")}</ButtonLink> : undefined}
      >
        {company ? t("teams.none") : t("teams.public")}
      </EmptyState>
    );
  if (of === "projects")
    return (
      <EmptyState
        title={t("projects.noneTitle")}
        action={
          <ButtonLink to={company ? paths.chats.new("user") : paths.chats.list("user")}>
            {company ? t("projects.start") : t("projects.open")}
          </ButtonLink>
        }
      >
        {company ? t("projects.none") : t("projects.public")}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t("connections.aloneTitle")}
      action={
        company ? <ButtonLink to={paths.employees.add()}>{t("connections.invite")}</ButtonLink> : undefined
      }
    >
      {company ? t("connections.alone") : t("connections.public")}
    </EmptyState>
  );
}
