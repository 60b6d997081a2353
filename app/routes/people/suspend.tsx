import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import type { Person } from "~/contract/people";
import { SuspensionFields } from "~/contract/people-fields";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { chosenIds } from "~/routes/list/chosen";
import { flash, flashCounts } from "~/session/flash";
import { itemKey, refuseError, refuseFields, requestKey } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextArea } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { LongName } from "~/ui/primitives/long-name";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { kindIn, peoplePlace } from "./people-query";
import { breadcrumbsToPerson } from "./show-person";

export const handle = { namespaces: ["people", "employees", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { ability } = requireSignedIn(context);
  if (!ability.can("update", "User")) throw notFound();
  const selectedPeople = await readPeople(context, chosenIds(context.url.searchParams));
  const people = selectedPeople.filter(person => person.within);
  const shown = people.map(({ id, firstName, lastName, email, status }) => ({
    id,
    email,
    status,
    name: `${firstName} ${lastName}`,
  }));
  const kind = selectedPeople[0]?.kind ?? kindIn(context.url.searchParams);
  const only = people.length === 1 ? people[0] : undefined;
  return {
    breadcrumbs: breadcrumbsToPerson(context, kind, only),
    kind,
    people: shown,
    back: peoplePlace(context, kind),
  };
}

/** The people of these ids. Of several, those who were deleted meanwhile are left out; a single one is a 404. */
async function readPeople({ api }: AppLoadContext, ids: string[]): Promise<Person[]> {
  const found = await Promise.all(
    ids.map(async id => {
      try {
        return await or404(api.people.read({ id }));
      } catch (error) {
        if (ids.length > 1 && error instanceof Response) return undefined;
        throw error;
      }
    }),
  );
  return found.filter(person => person !== undefined);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: SuspensionFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const ids = chosenIds(context.url.searchParams);
  if (ids.length === 0) throw notFound();
  const { reason } = submission.value;
  const key = requestKey(form);
  const suspended: Person[] = [];
  let refusal: unknown;
  for (const id of ids) {
    const options = { context: { key: itemKey(key, id) } };
    try {
      suspended.push(await or404(api.people.suspend({ id, reason }, options)));
    } catch (error) {
      if (!(error instanceof AppError) && !(error instanceof Response)) throw error;
      refusal ??= error;
    }
  }
  const [first] = suspended;
  if (!first && (ids.length === 1 || refusal instanceof AppError))
    return refuseError(context, submission, refusal);
  if (first && ids.length === 1) {
    const values = { name: isolate(`${first.firstName} ${first.lastName}`) };
    flash(context, { kind: "done", key: "employees:suspended", values });
    return redirect(paths.people.view(first.kind, first.id));
  }
  const count = suspended.length;
  const left = ids.length - count;
  flashCounts(context, { all: "people:bulk.suspended", some: "people:bulk.suspendedSome" }, { count, left });
  return redirect(peoplePlace(context, first?.kind ?? kindIn(context.url.searchParams)));
}

export default function SuspendPeople() {
  const { t } = useTranslation(["people", "employees", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { kind, people, back } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  if (people.length === 0)
    return (
      <>
        <PageHead title={root.title} />
        <Sheet>
          <EmptyState
            title={t("bulk.none")}
            action={<ButtonLink to={back}>{t(`caption.${kind}`)}</ButtonLink>}
          />
        </Sheet>
      </>
    );
  const [only] = people.length === 1 ? people : [];
  return (
    <>
      <PageHead title={root.title}>{t("suspend.intro")}</PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad className="stack" style={{ maxInlineSize: "36rem" }}>
        <p>{t("suspend.who", { count: people.length })}</p>
        <ul style={{ paddingInlineStart: "1.25rem", listStyle: "disc" }}>
          {people.map(person => (
            <li key={person.id}>
              <b>
                <bdi>{person.name}</bdi>
              </b>{" "}
              <span className="muted">
                <LongName name={person.email} />
              </span>
              {person.status === "suspended" ? (
                <span className="muted"> · {t("suspend.already")}</span>
              ) : null}
            </li>
          ))}
        </ul>
        <Form method="post" noValidate className="stack">
          <TextArea
            name="reason"
            label={t("suspend.reason")}
            hint={t("suspend.reasonHint")}
            defaultValue={refusal.value("reason")}
            errors={refusal.errors("reason")}
            maxLength={500}
            required
          />
          <RequestId form="suspend" />
          <div className="row">
            <Submit kind="danger-main" busy={t("employees:saving")}>
              <Lock size={18} aria-hidden />
              {t("suspend.confirm", { count: people.length })}
            </Submit>
            <ButtonLink to={only ? paths.people.view(kind, only.id) : back}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
