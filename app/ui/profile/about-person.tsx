import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ActivityTable, type ShownActivity } from "~/ui/activity/activity-table";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";
import type { ProfilePerson } from "./profile-head";

const Root = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s6); align-items: start;
  > :first-child { flex: 1 1 18rem; min-inline-size: 0; }
  > :last-child { flex: 999 1 min(100%, 34rem); min-inline-size: 0; }
  h2 { margin-block-end: var(--s3); }
  h2 + dl { margin-block-end: var(--s6); }
  section > dl:last-child { margin-block-end: 0; }
  dl { display: grid; gap: var(--s3); }
  dt { color: var(--muted); font: 400 var(--t13) var(--font); }
  dd { overflow-wrap: anywhere; }
`;

/** About somebody, how to reach them, and what they did last. */
export function AboutPerson({ person, activity }: { person: ProfilePerson; activity: ShownActivity[] }) {
  const { t } = useTranslation(["profile", "activity"]);
  const lines = (pairs: [string, React.ReactNode][]) => (
    <dl>
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Root>
      <Sheet data-pad>
        <h2>{t("about")}</h2>
        {lines([
          [t("name"), <bdi key="name">{person.name}</bdi>],
          [t("role"), <bdi key="role">{person.role}</bdi>],
          [t("company"), <bdi key="company">{person.company ?? "–"}</bdi>],
          [
            t("language"),
            <span key="language" lang={person.language.code}>
              {person.language.name}
            </span>,
          ],
          [t("timeZone"), <bdi key="zone">{person.timeZone}</bdi>],
        ])}
        <h2>{t("contact")}</h2>
        {lines([
          [t("email"), <bdi key="email">{person.email}</bdi>],
          [t("phone"), <bdi key="phone">{person.phone || "–"}</bdi>],
        ])}
      </Sheet>
      <section>
        <h2>{t("activity")}</h2>
        <Sheet as="div">
          {activity.length > 0 ? (
            <ActivityTable rows={activity} caption={t("activity")} />
          ) : (
            <EmptyState title={t("activity:none.yet")} />
          )}
        </Sheet>
      </section>
    </Root>
  );
}
