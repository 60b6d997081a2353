import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import {
  Form,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
} from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { sayError } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enterSignedIn, notFound } from "~/session/enter";
import { flash } from "~/session/flash";
import { requestKey, seenVersion } from "~/session/form";
import { orNotFound } from "~/session/or-not-found";
import { NoCompany } from "~/ui/employees/no-company";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { isolate } from "~/ui/knowledge/isolate";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["employees", "messages"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = enterSignedIn(context);
  if (!user.companyId) return { state: "no-company" as const };
  if (!ability.can("delete", "User")) throw notFound();
  const person = await orNotFound(api.employees.read({ id: params.id ?? "" }));
  if (!person.employee) throw notFound();
  const { id, firstName, lastName, email, chats, version } = person;
  return { state: "ask" as const, id, name: `${firstName} ${lastName}`, email, chats, version };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = enterSignedIn(context);
  const { id, firstName, lastName } = await orNotFound(api.employees.read({ id: params.id ?? "" }));
  const form = await request.formData();
  try {
    await api.employees.remove({ id }, { context: { key: requestKey(form), version: seenVersion(form) } });
    const values = { name: isolate(`${firstName} ${lastName}`) };
    flash(context, { kind: "done", key: "employees:remove.done", values });
    return redirect(paths.employees.list());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "not_found" || error.code === "forbidden") throw notFound();
    return data(
      { problem: sayError(context.language, error.code, error.data.values) },
      { status: error.status },
    );
  }
}

/** After somebody else was quicker the page has to know what they saved. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function RemoveEmployee() {
  const { t } = useTranslation(["employees", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (loaded.state === "no-company")
    return (
      <>
        <PageHead title={root.title} />
        <NoCompany />
      </>
    );
  const { id, name, email, chats, version } = loaded;
  return (
    <>
      <PageHead title={root.title} />
      <Sheet data-pad className="stack" style={{ maxInlineSize: "36rem" }}>
        {refused ? (
          <Alert tone="err" live>
            {refused.problem}
          </Alert>
        ) : null}
        <p>
          <b>{t("remove.what", { name: isolate(name), email: isolate(email) })}</b>
        </p>
        <p>{chats > 0 ? t("remove.chats", { count: chats }) : t("remove.noChats")}</p>
        <p>{t("remove.stays")}</p>
        <p>{t("remove.forever")}</p>
        <Form method="post" className="row">
          <RequestId form={`remove-${version}`} />
          <input type="hidden" name="version" value={version} />
          <Submit kind="danger-main" busy={t("remove.busy")}>
            <Trash2 size={18} aria-hidden />
            {t("remove.confirm")}
          </Submit>
          <ButtonLink to={paths.employees.edit(id)}>{t("shell:cancel")}</ButtonLink>
        </Form>
      </Sheet>
    </>
  );
}
