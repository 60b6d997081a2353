import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { i18nFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { ActivityTable } from "~/ui/operations/activity-table";
import { Avatar } from "~/ui/primitives/avatar";
import { ButtonLink } from "~/ui/primitives/button";
import { DescriptionList } from "~/ui/primitives/description-list";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { latestActivities, readActivities } from "./latest-activities";

export const handle = { namespaces: ["account", "activity"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const { language } = context;
  const { t, exists } = i18nFor(language);
  const role = `account:role.${user.role}`;
  const { rows } = await api.activities.own({ size: readActivities });
  return {
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    avatar: user.avatar,
    // Custom roles of the operator have their own name.
    role: exists(role) ? t(role as "account:role.staff") : user.role,
    settings: paths.settings.of(user.access, "account"),
    rows: latestActivities(rows, { language, timeZone: user.timeZone }),
  };
}

export default function Profile() {
  const { t } = useTranslation(["account", "activity"]);
  const root = useRouteLoaderData("root") as RootData;
  const { name, email, avatar, role, settings, rows } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={root.title}
        picture={<Avatar name={name} picture={paths.picture(avatar)} large />}
        actions={<ButtonLink to={settings}>{t("profile.edit")}</ButtonLink>}
      />
      <Sheet data-pad style={{ marginBlockEnd: "2rem" }}>
        <DescriptionList
          lines={[
            { name: t("profile.name"), value: <bdi>{name}</bdi> },
            { name: t("profile.email"), value: <bdi>{email}</bdi> },
            { name: t("profile.role"), value: <bdi>{role}</bdi> },
          ]}
        />
      </Sheet>
      <h2 style={{ marginBlockEnd: "0.75rem" }}>{t("profile.activity")}</h2>
      <Sheet as="div">
        {rows.length > 0 ? (
          <ActivityTable rows={rows} caption={t("profile.activity")} />
        ) : (
          <EmptyState title={t("activity:none.yet")} />
        )}
      </Sheet>
    </>
  );
}
