import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { Pagination, type Paging } from "~/ui/list/pagination";
import { ButtonLink } from "~/ui/primitives/button";
import { Card } from "~/ui/primitives/card";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";

type Kind = "teams" | "projects" | "connections";
type Fact =
  | { key: "teams.members" | "teams.files" | "projects.questions"; many: number }
  | { key: "projects.isPublic" | "projects.isPrivate" | "connections.you" }
  | { text: string };
export type ListedEntry = { id: string; name: string; to: string; text: string; facts: Fact[] };

const Root = styled.div`
  > p { color: var(--muted); margin-block-end: var(--s4); }
  > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: var(--s4); }
  > ul > li { display: grid; }
`;

/** Divisions, chats or people as cards, or why there are none. */
export function ProfileList({
  of,
  company,
  entries,
  paging,
}: {
  of: Kind;
  company: boolean;
  entries: ListedEntry[];
  paging: Paging;
}) {
  const { t } = useTranslation("profile");
  if (entries.length === 0)
    return (
      <Sheet as="div">
        <Nothing of={of} company={company} />
      </Sheet>
    );
  const factText = (fact: Fact) => {
    if ("text" in fact) return fact.text;
    return "many" in fact ? t(fact.key, { many: fact.many }) : t(fact.key);
  };
  return (
    <>
      <Root>
        <p>{t(`${of}.intro`)}</p>
        <ul>
          {entries.map(entry => (
            <li key={entry.id}>
              <Card
                heading="h2"
                title={entry.name}
                to={entry.to}
                foot={
                  <ul>
                    {entry.facts.map(fact => (
                      <li key={factText(fact)}>
                        <bdi>{factText(fact)}</bdi>
                      </li>
                    ))}
                  </ul>
                }
              >
                {entry.text ? <bdi>{entry.text}</bdi> : null}
              </Card>
            </li>
          ))}
        </ul>
      </Root>
      <Pagination paging={paging} to={page => `?page=${page}`} />
    </>
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
          <ButtonLink to={company ? paths.ask.page("user") : paths.chats.list("user")}>
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
