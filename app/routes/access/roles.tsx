import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { type ListedRole, RoleTable } from "~/ui/access/role-table";
import { NoCompanyPage } from "~/ui/employees/no-company";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { roleTitle, sideOf } from "./side";

export const handle = { namespaces: ["roles", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  const { access, verbs, may } = sideOf(context, user, ability);
  if (!may("read")) return { state: "no-company" as const };
  const roles = (await verbs.list({})).map((role): ListedRole => {
    const changeable = role.changeable && may("update");
    return {
      id: role.id,
      access: role.access,
      people: role.people,
      twoFactorRequired: role.twoFactorRequired,
      title: roleTitle(context, role),
      builtIn: role.key !== null,
      peopleTo: ability.can("read", "User") ? paths.roles.people(access, role) : undefined,
      to: paths.roles.edit(access, role.id),
      changeable,
      copyTo: may("create") ? paths.roles.new(access, { copy: role.id }) : undefined,
      deleteTo:
        role.changeable && !role.key && may("delete") ? paths.roles.delete(access, role.id) : undefined,
    };
  });
  return { state: "list" as const, roles, access, mayAdd: may("create") };
}

export default function Roles() {
  const { t } = useTranslation("roles");
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  if (data.state === "no-company") return <NoCompanyPage title={root.title} about="roles" />;
  const company = data.access !== "admin";
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          <>
            {company ? <ButtonLink to={paths.roles.permissions()}>{t("overview")}</ButtonLink> : null}
            {data.mayAdd ? (
              <ButtonLink kind="main" to={paths.roles.new(data.access)}>
                <Plus size={18} aria-hidden />
                {t("add")}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {company ? t("introCompany") : t("intro")}
      </PageHead>
      <Sheet>
        <RoleTable roles={data.roles} oneAccess={company} />
      </Sheet>
    </>
  );
}
