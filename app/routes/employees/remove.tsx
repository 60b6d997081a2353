import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/i18n/server";
import { removedMessage } from "~/routes/people/removed-message";
import { orAlreadyDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { callOptions, refuseQuestion } from "~/session/form";
import { wantedPath } from "~/session/guard";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { requireConfirmation } from "~/session/require-confirmation";
import { NoCompanyPage } from "~/ui/employees/no-company";
import RemoveEmployeeQuestion from "~/ui/employees/remove-employee";
import { PageHead } from "~/ui/primitives/page-head";
import { employeesPlace } from "./employees-query";

export const handle = { namespaces: ["employees", "messages"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const title = pageTitle(context.language, context.page);
  if (!user.companyId) return { state: "no-company" as const, title };
  if (!ability.can("delete", "User")) throw notFound();
  const person = await or404(api.employees.read({ id: params.id ?? "" }));
  if (!person.employee) throw notFound();
  const { id, firstName, lastName, email, chats, sharedChats, expiringFiles, version } = person;
  await requireConfirmation(context, wantedPath(context.url));
  const name = `${firstName} ${lastName}`;
  return { state: "ask" as const, title, id, name, email, chats, sharedChats, expiringFiles, version };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const options = callOptions(form);
  try {
    const { name } = await orAlreadyDeleted(context, api.employees.remove({ id: params.id ?? "" }, options));
    const keys = { named: "employees:remove.done", nameless: "employees:remove.doneWithoutName" };
    flash(context, removedMessage(name, keys));
    return redirect(employeesPlace(context));
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function RemoveEmployee() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (loaded.state === "no-company") return <NoCompanyPage title={loaded.title} />;
  return (
    <>
      <PageHead title={loaded.title} />
      <RemoveEmployeeQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
