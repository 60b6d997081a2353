import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatBytes, formatLastDay } from "~/i18n/format";
import { pageTitle } from "~/i18n/server";
import { orAlreadyDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { callOptions, refuseQuestion } from "~/session/form";
import { wantedPath } from "~/session/guard";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { requireConfirmation } from "~/session/require-confirmation";
import RemovePersonQuestion from "~/ui/people/remove-person";
import { PageHead } from "~/ui/primitives/page-head";
import { peoplePlace } from "./people-query";
import { removedMessage } from "./removed-message";
import { breadcrumbsToPerson } from "./show-person";

export const handle = { namespaces: ["people"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("delete", "User")) throw notFound();
  const person = await or404(api.people.read({ id: params.id ?? "" }));
  if (!person.within) throw notFound();
  const { id, kind, firstName, lastName, email, company, companyDetails, version } = person;
  await requireConfirmation(context, wantedPath(context.url));
  const removedCompany =
    companyDetails?.sole && company ? { ...companyDetails, company: company.name } : null;
  return {
    title: pageTitle(context.language, context.page),
    breadcrumbs: breadcrumbsToPerson(context, kind, person),
    id,
    kind,
    name: `${firstName} ${lastName}`,
    email,
    version,
    chats: removedCompany?.chats ?? person.chats,
    conversations: person.conversations,
    removedCompany: removedCompany && {
      company: removedCompany.company,
      divisions: removedCompany.divisions,
      files: removedCompany.files,
      employees: removedCompany.employees,
      size: formatBytes(removedCompany.bytes, context.language),
      plan: person.plan,
      until:
        removedCompany.planUntil &&
        formatLastDay(removedCompany.planUntil, { language: context.language, timeZone: user.timeZone }),
    },
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const options = callOptions(form);
  try {
    const { kind, name } = await orAlreadyDeleted(
      context,
      api.people.remove({ id: params.id ?? "" }, options),
    );
    const keys = { named: "people:remove.done", nameless: "people:remove.doneWithoutName" };
    flash(context, removedMessage(name, keys));
    return redirect(peoplePlace(context, kind));
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function RemovePerson() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      <RemovePersonQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
