import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isolate } from "~/i18n/isolate";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { keyOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { requireConfirmation } from "~/session/require-confirmation";
import RemoveTwoFactorQuestion from "~/ui/people/remove-two-factor";
import { PageHead } from "~/ui/primitives/page-head";
import { breadcrumbsToPerson } from "./show-person";

export const handle = { namespaces: ["people"] };

/** The account's owner: a person managed by administrators, or an employee of the user's company. */
async function personOf(context: AppLoadContext, id: string) {
  const { api, page } = context;
  if (page.area === "admin") {
    const person = await or404(api.people.read({ id }));
    return {
      person,
      reachable: person.within,
      back: paths.people.view(person.kind, id),
      breadcrumbs: breadcrumbsToPerson(context, person.kind, person),
      here: paths.people.removeTwoFactor(id),
    };
  }
  const person = await or404(api.employees.read({ id }));
  return {
    person,
    reachable: person.employee,
    back: paths.employees.edit(id),
    breadcrumbs: undefined,
    here: paths.employees.removeTwoFactor(id),
  };
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { ability } = requireSignedIn(context);
  if (!ability.can("update", "User")) throw notFound();
  const { person, reachable, ...more } = await personOf(context, params.id ?? "");
  if (!reachable || !person.twoFactor) throw notFound();
  await requireConfirmation(context, more.here);
  return {
    title: pageTitle(context.language, context.page),
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    back: more.back,
    breadcrumbs: more.breadcrumbs,
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const options = keyOptions(form);
  try {
    const { id, kind, name } = await or404(api.twoFactor.reset({ id: params.id ?? "" }, options));
    flash(context, { kind: "done", key: "people:twoFactor.done", values: { name: isolate(name) } });
    return redirect(kind ? paths.people.view(kind, id) : paths.employees.edit(id));
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function RemoveTwoFactor() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      <RemoveTwoFactorQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
