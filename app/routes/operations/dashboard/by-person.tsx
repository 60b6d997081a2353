import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ByPersonFields } from "~/contract/figures";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { Switch } from "~/ui/form/choices";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { useBoxHint } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["dashboard", "account", "messages", "forms"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const chooses = user.companyId !== null && ability.can("update", "Company");
  return { choice: chooses ? await api.figures.readByPerson() : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: ByPersonFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await api.figures.changeByPerson(submission.value, callOptions(form));
    flash(context, { kind: "done", key: "dashboard:byPerson.saved" });
    return redirect(paths.dashboard.byPerson());
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

/** Sets whether the company's figures name people: works councils ask for this choice. */
export default function FiguresByPerson() {
  const { t } = useTranslation(["dashboard", "account", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { choice } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  const boxHint = useBoxHint(refusal);
  if (!choice)
    return (
      <>
        <PageHead title={root.title} />
        <Sheet>
          <EmptyState
            title={t("refused.title")}
            action={<ButtonLink to={paths.chats.list("user")}>{t("toChats")}</ButtonLink>}
          >
            {t("byPerson.refused")}
          </EmptyState>
        </Sheet>
      </>
    );
  return (
    <>
      <PageHead title={root.title}>{t("byPerson.about")}</PageHead>
      <Sheet data-pad>
        <Form method="post" style={{ display: "grid", gap: "1.5rem" }}>
          <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
          <RequestId />
          <ExpectedVersion version={choice.version} refusal={refusal} />
          <Switch
            name="byPerson"
            defaultChecked={choice.byPerson}
            label={t("byPerson.show")}
            sub={boxHint("byPerson", choice.byPerson, t("byPerson.hint"))}
          />
          <p>
            <Submit busy={t("account:saving")}>{t("shell:save")}</Submit>
          </p>
        </Form>
      </Sheet>
    </>
  );
}
