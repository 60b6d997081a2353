import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatBytes } from "~/i18n/format";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { confirmed } from "~/session/confirmed";
import { enterSignedIn, notFound } from "~/session/enter";
import { flash } from "~/session/flash";
import { refuseQuestion, requestKey, seenVersion } from "~/session/form";
import { orNotFound } from "~/session/or-not-found";
import { isolate } from "~/ui/knowledge/isolate";
import RemovePersonQuestion from "~/ui/people/remove-person";
import { PageHead } from "~/ui/primitives/page-head";
import { wayToPeople } from "./show-person";

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
    title: pageTitle(context.language, context.page),
    way: wayToPeople(context, kind, person),
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
    return refuseQuestion(context, error);
  }
}

export { onlyWhenOvertaken as shouldRevalidate } from "~/ui/form/ask-again";

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
