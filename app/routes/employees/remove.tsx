import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { AppError } from "~/contract/errors";
import { pageTitle, sayError } from "~/i18n/server";
import { paths } from "~/paths";
import { confirmed } from "~/session/confirmed";
import { enterSignedIn, notFound } from "~/session/enter";
import { flash } from "~/session/flash";
import { requestKey, seenVersion } from "~/session/form";
import { orNotFound } from "~/session/or-not-found";
import { NoCompany } from "~/ui/employees/no-company";
import RemoveEmployeeQuestion from "~/ui/employees/remove-employee";
import { isolate } from "~/ui/knowledge/isolate";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["employees", "messages"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = enterSignedIn(context);
  const title = pageTitle(context.language, context.page);
  if (!user.companyId) return { state: "no-company" as const, title };
  if (!ability.can("delete", "User")) throw notFound();
  const person = await orNotFound(api.employees.read({ id: params.id ?? "" }));
  if (!person.employee) throw notFound();
  const { id, firstName, lastName, email, chats, version } = person;
  await confirmed(context, paths.employees.remove(id));
  return { state: "ask" as const, title, id, name: `${firstName} ${lastName}`, email, chats, version };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = enterSignedIn(context);
  const { id, firstName, lastName } = await orNotFound(api.employees.read({ id: params.id ?? "" }));
  await confirmed(context, paths.employees.remove(id));
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

/** Only when somebody else was quicker is there more to know: what was deleted cannot be asked for again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus }) => actionStatus === 409;

export default function RemoveEmployee() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      {loaded.state === "no-company" ? (
        <NoCompany />
      ) : (
        <RemoveEmployeeQuestion loaded={loaded} problem={refused?.problem} />
      )}
    </>
  );
}
