import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { isolate } from "~/i18n/isolate";
import { sayError } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { orAlreadyDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { callOptions, refuseWith } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { askForConfirmation, requireConfirmation } from "~/session/require-confirmation";
import { NoCompanyPage } from "~/ui/employees/no-company";
import { ErrorSummary } from "~/ui/form/error-summary";
import { SelectField } from "~/ui/form/field";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { roleTitle, sideOf } from "./side";

export const handle = { namespaces: ["roles", "messages"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  const { access: side, verbs, may } = sideOf(context, user, ability);
  if (side === "user" && !user.companyId) return { state: "no-company" as const };
  if (!may("delete")) throw notFound();
  const { id, key, name, access, people, version, changeable } = await or404(
    verbs.read({ id: params.id ?? "" }),
  );
  if (key || !changeable) throw notFound();
  await requireConfirmation(context, paths.roles.delete(side, id));
  const others = (await verbs.list({})).filter(
    role => role.access === access && role.id !== id && role.givable,
  );
  return {
    state: "ask" as const,
    id,
    side,
    name,
    people,
    version,
    others: others.map(role => ({ id: role.id, title: roleTitle(context, role) })),
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  const { access: side, verbs } = sideOf(context, user, ability);
  const form = await request.formData();
  const moveTo = String(form.get("moveTo") ?? "");
  const list = paths.roles.list(side);
  try {
    const options = callOptions(form);
    const target = /^[\da-f-]{36}$/.test(moveTo) ? { moveTo } : {};
    const { name } = await orAlreadyDeleted(
      context,
      verbs.remove({ id: params.id ?? "", ...target }, options),
    );
    flash(context, { kind: "done", key: "roles:remove.done", values: { name: isolate(name) } });
    return redirect(list);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await askForConfirmation(context, error);
    const text = sayError(context.language, error.code, error.data.values);
    const field = error.code === "role_in_use" || error.code === "role_target" ? "moveTo" : undefined;
    const said = { text, field, moveTo };
    return refuseWith(context, said, error.status);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function DeleteRole() {
  const { t } = useTranslation(["roles", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (loaded.state === "no-company") return <NoCompanyPage title={root.title} about="roles" />;
  const { id, side, name, people, version, others } = loaded;
  const problems = refused ? [{ text: refused.text, field: refused.field }] : [];
  return (
    <>
      <PageHead title={root.title} />
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
        <Form method="post" noValidate className="stack">
          <p>
            <b>{t("remove.what", { name: isolate(name ?? "") })}</b>
          </p>
          {people > 0 ? <p>{t("remove.people", { count: people })}</p> : null}
          {people > 0 ? (
            <SelectField
              name="moveTo"
              label={t("remove.moveTo")}
              defaultValue={refused?.moveTo ?? ""}
              errors={refused?.field ? [refused.text] : undefined}
              required
            >
              <option value="">{t("remove.choose")}</option>
              {others.map(role => (
                <option key={role.id} value={role.id}>
                  {role.title}
                </option>
              ))}
            </SelectField>
          ) : null}
          <p>{t("remove.forever")}</p>
          <RequestId form={`remove-${version}`} />
          <input type="hidden" name="version" value={version} />
          <div className="row">
            <Submit kind="danger-main" busy={t("remove.busy")}>
              <Trash2 size={18} aria-hidden />
              {t("remove.confirm")}
            </Submit>
            <ButtonLink to={paths.roles.edit(side, id)}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
