import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ActivityTable, type ShownActivity } from "~/ui/operations/activity-table";
import { DescriptionList } from "~/ui/primitives/description-list";
import { EmptyState } from "~/ui/primitives/empty-state";
import { LongName } from "~/ui/primitives/long-name";
import { Sheet } from "~/ui/primitives/sheet";
import type { ProfilePerson } from "./profile-head";

const Root = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s6); align-items: start;
  > :first-child { flex: 1 1 18rem; min-inline-size: 0; }
  > :last-child { flex: 999 1 min(100%, 34rem); min-inline-size: 0; }
  h2 { margin-block-end: var(--s3); }
  dl + h2 { margin-block-start: var(--s6); }
`;

/** A user's details, contacts and recent activities. */
export function AboutPerson({ person, activity }: { person: ProfilePerson; activity: ShownActivity[] }) {
  const { t } = useTranslation(["profile", "activity"]);
  return (
    <Root>
      <Sheet data-pad>
        <h2>{t("about")}</h2>
        <DescriptionList
          narrow
          lines={[
            { name: t("name"), value: <bdi>{person.name}</bdi> },
            { name: t("role"), value: <bdi>{person.role}</bdi> },
            { name: t("company"), value: <bdi>{person.company ?? "–"}</bdi> },
            {
              name: t("language"),
              value: <span lang={person.language.code}>{person.language.name}</span>,
            },
            { name: t("timeZone"), value: <bdi>{person.timeZone}</bdi> },
          ]}
        />
        <h2>{t("contact")}</h2>
        <DescriptionList
          narrow
          lines={[
            { name: t("email"), value: <LongName name={person.email} /> },
            { name: t("phone"), value: <bdi>{person.phone || "–"}</bdi> },
          ]}
        />
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
