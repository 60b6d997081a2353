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
import { formatBytes } from "~/i18n/format";
import { sayError } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { confirmed } from "~/session/confirmed";
import { enterSignedIn, notFound } from "~/session/enter";
import { flash } from "~/session/flash";
import { requestKey, seenVersion } from "~/session/form";
import { orNotFound } from "~/session/or-not-found";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { isolate } from "~/ui/knowledge/isolate";
import { BackTo } from "~/ui/people/back-to";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["people"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, ability } = enterSignedIn(context);
  if (!ability.can("delete", "User")) throw notFound();
  const person = await orNotFound(api.people.read({ id: params.id ?? "" }));
  if (!person.within) throw notFound();
  const { id, kind, firstName, lastName, email, company, companyDetails, version } = person;
  await confirmed(context, paths.people.remove(id));
  const goes = companyDetails?.sole && company ? { ...companyDetails, company: company.name } : null;
  return {
    ...{ id, kind, name: `${firstName} ${lastName}`, email, version },
    chats: goes?.chats ?? person.chats,
    conversations: person.conversations,
    goes: goes && {
      ...{ company: goes.company, divisions: goes.divisions, files: goes.files, employees: goes.employees },
      size: formatBytes(goes.bytes, context.language),
    },
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = enterSignedIn(context);
  const { id, kind, firstName, lastName } = await orNotFound(api.people.read({ id: params.id ?? "" }));
  await confirmed(context, paths.people.remove(id));
  const form = await request.formData();
  try {
    await api.people.remove({ id }, { context: { key: requestKey(form), version: seenVersion(form) } });
    const values = { name: isolate(`${firstName} ${lastName}`) };
    flash(context, { kind: "done", key: "people:remove.done", values });
    return redirect(paths.people.list(kind));
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

export default function RemovePerson() {
  const { t } = useTranslation(["people", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { id, kind, name, email, version, goes, chats, conversations } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <BackTo kind={kind} person={{ id, name }} />
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
        <div>
          <h2>{t("remove.goes")}</h2>
          <ul style={{ paddingInlineStart: "1.25rem", listStyle: "disc" }}>
            {goes ? (
              <>
                <li>{t("remove.company", { company: isolate(goes.company) })}</li>
                <li>{t("remove.employees", { count: goes.employees })}</li>
                <li>{t("remove.divisions", { count: goes.divisions })}</li>
                <li>{t("remove.files", { count: goes.files, size: goes.size })}</li>
              </>
            ) : null}
            <li>{t("remove.chats", { count: chats })}</li>
            {conversations > 0 ? <li>{t("remove.conversations", { count: conversations })}</li> : null}
            <li>{t("remove.sessions")}</li>
          </ul>
        </div>
        <div>
          <h2>{t("remove.staysTitle")}</h2>
          <p>{t(kind === "data-manager" && !goes ? "remove.staysCompany" : "remove.stays")}</p>
        </div>
        <p>{t("remove.forever")}</p>
        <Form method="post" className="row">
          <RequestId form={`remove-${version}`} />
          <input type="hidden" name="version" value={version} />
          <Submit kind="danger-main" busy={t("remove.busy")}>
            <Trash2 size={18} aria-hidden />
            {t(goes ? "remove.confirmCompany" : "remove.confirm")}
          </Submit>
          <ButtonLink to={paths.people.view(kind, id)}>{t("shell:cancel")}</ButtonLink>
        </Form>
      </Sheet>
    </>
  );
}
