import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Copy, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { accesses } from "~/contract/abilities";
import { matrixOf, permissionsOf } from "~/contract/role-matrix";
import { formatNumber } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { checkDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { callOptions } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { previewRole } from "~/session/role-preview";
import { ChangedMeanwhile } from "~/ui/access/changed-meanwhile";
import { RoleForm } from "~/ui/access/role-form";
import { RolePreview } from "~/ui/access/role-preview";
import { NoCompanyPage } from "~/ui/employees/no-company";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { lockedRights } from "./locked-rights";
import { checkRoleForm, previewTyped, refuseRole, refuseWithoutArea, typedRole } from "./role-form-data";
import { builtInTitle, roleTitle, shownRole, sideOf } from "./side";

export const handle = { namespaces: ["roles", "messages", "forms"] };

/** A role with its matrix and preview. `?access=` shows a role without holders as it would be in another area. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  const { access: side, verbs, may } = sideOf(context, user, ability);
  if (!may("read")) return { state: "no-company" as const };
  const stored = await or404(verbs.read({ id: params.id ?? "" }));
  const { id, key, people, version } = stored;
  const changeable = stored.changeable && may("update");
  const movable = changeable && side === "admin" && !key && people === 0;
  const requestedAccess = accesses.find(access => access === context.url.searchParams.get("access"));
  const access = (movable && requestedAccess) || stored.access;
  const role =
    access === stored.access
      ? shownRole(stored)
      : { ...shownRole(stored), access, rows: matrixOf(access, stored.permissions) };
  return {
    state: "role" as const,
    id,
    side,
    version,
    people,
    role,
    changeable,
    title: roleTitle(context, stored),
    builtIn: key ? builtInTitle(context.language, key) : undefined,
    others: movable
      ? accesses
          .filter(other => other !== access)
          .map(other => ({ access: other, to: paths.roles.edit(side, id, { access: other }) }))
      : [],
    locked: lockedRights({ access: side, ability }, access),
    copyTo: may("create") ? paths.roles.new(side, { copy: id }) : undefined,
    deleteTo: stored.changeable && !key && may("delete") ? paths.roles.delete(side, id) : undefined,
    preview: previewRole(context, access, permissionsOf(role.rows)),
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  const { access: side, verbs, may } = sideOf(context, user, ability);
  if (!may("update")) throw notFound();
  const id = params.id ?? "";
  const form = await request.formData();
  const typed = typedRole(form);
  if (!typed) return refuseWithoutArea(context);
  const unlessDeleted = () =>
    checkDeleted(context, verbs.read({ id }), {
      form,
      kept: ["name"],
      again: may("create") ? paths.roles.new(side, { access: typed.access }) : undefined,
    });
  const isPreview = form.get("intent") === "preview";
  const checked = checkRoleForm(context, typed);
  if (isPreview || checked.refused) await unlessDeleted();
  if (isPreview) return previewTyped(context, typed);
  if (checked.refused) return checked.refused;
  try {
    const options = callOptions(form);
    const role = await verbs.change({ ...checked.fields, id }, options);
    flash(context, { kind: "done", key: "roles:saved", values: { name: isolate(roleTitle(context, role)) } });
    return redirect(paths.roles.list(side));
  } catch (error) {
    await unlessDeleted();
    return refuseRole(context, typed, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function EditRole() {
  const { t } = useTranslation(["roles", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = readRefusal(answer);
  if (data.state === "no-company") return <NoCompanyPage title={root.title} about="roles" />;
  const { side, role, locked, version, others, builtIn, changeable, title } = data;
  const preview = answer && "preview" in answer ? answer.preview : undefined;
  return (
    <>
      <PageHead
        title={`${t("shell:label", { name: root.title })} ${title}`}
        actions={
          <>
            {data.copyTo ? (
              <ButtonLink to={data.copyTo}>
                <Copy size={18} aria-hidden />
                {t("copy")}
              </ButtonLink>
            ) : null}
            {data.deleteTo ? (
              <ButtonLink kind="danger" to={data.deleteTo}>
                <Trash2 size={18} aria-hidden />
                {t("shell:delete")}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {t("shell:label", { name: t("columnPeople") })} {formatNumber(data.people, root.language)}
      </PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <div className="stack" data-gap="6">
        {answer?.typed && refusal.isConflict ? (
          <ChangedMeanwhile saved={role} typed={answer.typed} title={title} />
        ) : null}
        {changeable ? null : <Alert tone="info">{t("readOnly")}</Alert>}
        <RoleForm
          role={answer?.typed ?? role}
          refusal={refusal}
          locked={locked}
          others={others}
          version={version}
          builtIn={builtIn}
          fixed={!changeable}
          oneAccess={side === "user"}
          back={paths.roles.list(side)}
          submit={t("shell:save")}
        />
        <RolePreview preview={preview ?? data.preview} unsaved={preview !== undefined} />
      </div>
    </>
  );
}
