import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { me, type Permission } from "~/contract/abilities";
import { type MatrixGroup, type MatrixRow, matrixGroups, matrixOf } from "~/contract/role-matrix";
import type { SignedInUser } from "~/contract/session";
import { i18nFor, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enterSignedIn } from "~/session/enter";
import { NoCompanyPage } from "~/ui/employees/no-company";
import { ListTools } from "~/ui/list/list-tools";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { PermissionTable } from "~/ui/roles/permission-table";
import { roleTitle, sideOf } from "./side";

export const handle = { namespaces: ["roles", "employees", "lists"] };

/**
 * Which role of the company may do what. A search finds roles and subjects by name; what it finds neither of is empty.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { user, ability } = enterSignedIn(context);
  const { verbs, may } = sideOf(context, user, ability);
  if (!may("read")) return { state: "no-company" as const };
  const say = textsFor(context.language);
  const search = (context.url.searchParams.get("search") ?? "").trim().slice(0, 100);
  const holds = (text: string) => text.toLocaleLowerCase().includes(search.toLocaleLowerCase());
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
  const roles = everyone.filter(role => holds(role.title));
  const about = subjects.filter(subject => holds(say(`roles:subject.${subject}`)));
  // Words that name a role show that role with everything; words that name a subject show it for every role.
  const found = roles.length > 0 || about.length > 0;
  return {
    state: "matrix" as const,
    search,
    roles: found ? (roles.length > 0 ? roles : everyone) : [],
    subjects: about.length > 0 ? about : subjects,
  };
}

/** The reader's own role, from the rules that they came in with. */
function ownRole({ language }: AppLoadContext, user: SignedInUser) {
  const { t, exists } = i18nFor(language);
  const key = `roles:builtIn.${user.role}`;
  const name = exists(key) ? t(key as "roles:builtIn.staff") : user.role;
  const stored = JSON.stringify(user.rules).replaceAll(`"${user.id}"`, `"${me}"`);
  // Rules of a session name one action or several; stored ones always several.
  const rules = (JSON.parse(stored) as Permission[]).map(rule => ({ ...rule, action: [rule.action].flat() }));
  return { id: "own", title: t("roles:permissions.yours", { name }), rows: matrixOf(user.access, rules) };
}

export default function Permissions() {
  const { t } = useTranslation(["roles", "employees"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  if (data.state === "no-company") return <NoCompanyPage title={root.title} />;
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
        <ListTools key={search} inside label={t("permissions.search")} search={search} all={pathname} />
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
