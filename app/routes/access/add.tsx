import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { accesses, builtInPermissions } from "~/contract/abilities";
import { matrixOf, permissionsOf } from "~/contract/role-matrix";
import { isolate } from "~/i18n/isolate";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { keyOptions } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { previewRole } from "~/session/role-preview";
import { RoleForm } from "~/ui/access/role-form";
import { RolePreview } from "~/ui/access/role-preview";
import { NoCompanyPage } from "~/ui/employees/no-company";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { lockedRights } from "./locked-rights";
import { checkRoleForm, previewTyped, refuseRole, refuseWithoutArea, typedRole } from "./role-form-data";
import { roleTitle, shownRole, sideOf } from "./side";

export const handle = { namespaces: ["roles", "messages", "forms"] };

/** An empty role, or a copy of another one; the operator first chooses its area. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  const { access: side, verbs, may } = sideOf(context, user, ability);
  if (side === "user" && !user.companyId) return { state: "no-company" as const };
  if (!may("create")) throw notFound();
  const copied = context.url.searchParams.get("copy");
  const from = copied === null ? undefined : await or404(verbs.read({ id: copied }));
  const requestedAccess = accesses.find(access => access === context.url.searchParams.get("access"));
  const access = from?.access ?? (side === "user" ? ("employee" as const) : requestedAccess);
  if (!access) return { state: "choose" as const };
  const usual = side === "user" ? builtInPermissions("employee") : [];
  const role = from
    ? {
        ...shownRole(from),
        name: textsFor(context.language)("roles:copyOf", { name: roleTitle(context, from) }),
      }
    : shownRole({ name: "", access, twoFactorRequired: false, rows: matrixOf(access, usual) });
  return {
    state: "form" as const,
    side,
    role,
    locked: lockedRights({ access: side, ability }, access),
    preview: previewRole(context, access, permissionsOf(role.rows)),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  const { access: side, verbs } = sideOf(context, user, ability);
  const form = await request.formData();
  const typed = typedRole(form);
  if (!typed) return refuseWithoutArea(context);
  if (form.get("intent") === "preview") return previewTyped(context, typed);
  const checked = checkRoleForm(context, typed);
  if (checked.refused) return checked.refused;
  try {
    const { name } = await verbs.add(checked.fields, keyOptions(form));
    flash(context, { kind: "done", key: "roles:added", values: { name: isolate(name ?? "") } });
    return redirect(paths.roles.list(side));
  } catch (error) {
    return refuseRole(context, typed, error);
  }
}

export default function AddRole() {
  const { t } = useTranslation(["roles", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = readRefusal(answer);
  if (data.state === "no-company") return <NoCompanyPage title={root.title} about="roles" />;
  if (data.state === "choose")
    return (
      <>
        <PageHead title={root.title} />
        <Sheet data-pad className="stack" style={{ maxInlineSize: "44rem" }}>
          <h2>{t("chooseAccess")}</h2>
          <ul className="stack">
            {accesses.map(access => (
              <li key={access}>
                <Link to={paths.roles.new("admin", { access })}>
                  <b>{t(`access.${access}`)}</b>
                </Link>
                <br />
                {t(`accessText.${access}`)}
              </li>
            ))}
          </ul>
        </Sheet>
      </>
    );
  const { side, locked } = data;
  const preview = answer && "preview" in answer ? answer.preview : undefined;
  return (
    <>
      <PageHead title={root.title}>{side === "user" ? t("introCompany") : t("intro")}</PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <div className="stack" data-gap="6">
        <RoleForm
          role={answer?.typed ?? data.role}
          refusal={refusal}
          locked={locked}
          oneAccess={side === "user"}
          back={paths.roles.list(side)}
          submit={t("add")}
        />
        <RolePreview preview={preview ?? data.preview} unsaved={preview !== undefined} />
      </div>
    </>
  );
}
