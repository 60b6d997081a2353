import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { me, type Permission } from "~/contract/abilities";
import { type MatrixGroup, type MatrixRow, matrixGroups, matrixOf } from "~/contract/role-matrix";
import type { SignedInUser } from "~/contract/session";
import { i18nFor, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { PermissionTable } from "~/ui/access/permission-table";
import { NoCompanyPage } from "~/ui/employees/no-company";
import { ListTools } from "~/ui/list/list-tools";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { roleTitle, sideOf } from "./side";

export const handle = { namespaces: ["roles", "lists"] };

/** The permissions of the company's roles. A search filters roles and subjects by name. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  const { verbs, may } = sideOf(context, user, ability);
  if (!may("read")) return { state: "no-company" as const };
  const translate = textsFor(context.language);
  const search = (context.url.searchParams.get("search") ?? "").trim().slice(0, 100);
  const matchesSearch = (text: string) => text.toLocaleLowerCase().includes(search.toLocaleLowerCase());
  const everyone = [
    ownRole(context, user),
    ...(await verbs.list({})).map(role => ({
      id: role.id,
      title: roleTitle(context, role),
      rows: role.rows,
    })),
  ];
  const subjects = (Object.keys(matrixGroups) as MatrixGroup[])
    .flatMap(group => matrixGroups[group] as readonly MatrixRow["subject"][])
    .filter(subject => everyone.some(({ rows }) => rows.some(row => row.subject === subject)));
  const roles = everyone.filter(role => matchesSearch(role.title));
  const about = subjects.filter(subject => matchesSearch(translate(`roles:subject.${subject}`)));
  // Words that match a role show it with all subjects; words that match a subject show it for all roles.
  const hasMatches = roles.length > 0 || about.length > 0;
  return {
    state: "matrix" as const,
    search,
    roles: hasMatches ? (roles.length > 0 ? roles : everyone) : [],
    subjects: about.length > 0 ? about : subjects,
  };
}

/** The reader's own role, from their session's rules. */
function ownRole({ language }: AppLoadContext, user: SignedInUser) {
  const { t, exists } = i18nFor(language);
  const key = `roles:builtIn.${user.role}`;
  const name = exists(key) ? t(key as "roles:builtIn.staff") : user.role;
  const stored = JSON.stringify(user.rules).replaceAll(`"${user.id}"`, `"${me}"`);
  // A session's rules name one action or several; stored ones always several.
  const rules = (JSON.parse(stored) as Permission[]).map(rule => ({ ...rule, action: [rule.action].flat() }));
  return { id: "own", title: t("roles:permissions.yours", { name }), rows: matrixOf(user.access, rules) };
}

export default function Permissions() {
  const { t } = useTranslation("roles");
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  if (data.state === "no-company") return <NoCompanyPage title={root.title} about="roles" />;
  const { search, roles, subjects } = data;
  return (
    <>
      <PageHead
        title={root.title}
        actions={<ButtonLink to={paths.roles.list("user")}>{t("permissions.manage")}</ButtonLink>}
      >
        {t("permissions.intro")}
      </PageHead>
      <Sheet>
        <ListTools inside label={t("permissions.search")} search={search} all={pathname} />
        {roles.length > 0 ? (
          <PermissionTable roles={roles} subjects={subjects} />
        ) : (
          <EmptyState
            title={t("permissions.none")}
            action={<ButtonLink to={pathname}>{t("permissions.reset")}</ButtonLink>}
          >
            {t("permissions.noneText")}
          </EmptyState>
        )}
      </Sheet>
    </>
  );
}
