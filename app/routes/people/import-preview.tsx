import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import type { ImportRow } from "~/contract/people";
import { anyKey } from "~/i18n/any-key";
import { isolate } from "~/i18n/isolate";
import { pageTitle, sayInvalid, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { checkDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { keyOptions } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { askForConfirmation } from "~/session/require-confirmation";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { BadRows, GoodRows } from "~/ui/people/import-rows";
import { Alert } from "~/ui/primitives/alert";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { unbroken } from "~/ui/primitives/unbroken";
import { kindIn } from "./people-query";
import { breadcrumbsToPerson } from "./show-person";

export const handle = { namespaces: ["people"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("create", "User")) throw notFound();
  const list = await or404(api.people.readImport({ id: params.id ?? "" }));
  const t = anyKey(textsFor(context.language));
  const problemsOf = ({ problems }: ImportRow) =>
    problems.map(({ column, value, code }) => ({
      column: column ? t(`people:field.${column}`) : "",
      value,
      why: sayInvalid(context.language, code),
    }));
  const breadcrumbs = breadcrumbsToPerson(context, list.kind);
  const title =
    list.state === "open" ? pageTitle(context.language, context.page) : t("people:import.doneTitle");
  return { ...list, breadcrumbs, title, bad: list.bad.map(row => ({ ...row, problems: problemsOf(row) })) };
}

/** Imports the people, or deletes the file. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const options = keyOptions(form);
  const back = {
    to: paths.people.import(kindIn(form)),
    text: pageTitle(context.language, { id: "admin.people.import" }),
  };
  const unlessDeleted = () => checkDeleted(context, api.people.readImport({ id }), { form, back });
  if (form.get("intent") === "drop") {
    try {
      const { kind } = await api.people.dropImport({ id }, options);
      flash(context, { kind: "done", key: "people:import.dropped" });
      return redirect(paths.people.import(kind));
    } catch (error) {
      if (!(error instanceof AppError && error.code === "not_found")) throw error;
      await unlessDeleted();
      // Confirmed in another tab meanwhile: its result is shown instead of a message that no people were added.
      return redirect(paths.people.importOf(id));
    }
  }
  try {
    await api.people.confirmImport({ id }, options);
  } catch (error) {
    await unlessDeleted();
    await askForConfirmation(context, error);
    throw error;
  }
  return redirect(paths.people.importOf(id));
}

export default function ImportPreview() {
  const { t } = useTranslation(["people", "shell"]);
  const { title, kind, name, state, good, sample, bad, unknown, namesakes } = useLoaderData<typeof loader>();
  const open = state === "open";
  return (
    <>
      <PageHead title={title}>
        <bdi>{name}</bdi>
      </PageHead>
      <div className="stack" data-gap="6">
        <Alert tone={good === 0 ? "warn" : bad.length > 0 ? "info" : "ok"} live>
          <p>
            <b>{t(open ? "import.good" : "import.made", { count: good })}</b>{" "}
            {bad.length > 0 ? t(open ? "import.bad" : "import.left", { count: bad.length }) : null}
          </p>
          {open ? <p>{unbroken(t("import.nobodyYet"))}</p> : null}
          {unknown.length > 0 ? (
            <p>
              {t("import.unknown")} <bdi>{unknown.map(isolate).join(t("shell:comma"))}</bdi>
            </p>
          ) : null}
        </Alert>
        {namesakes.length > 0 ? (
          <Alert tone="warn">
            <p>
              {t("import.namesakes")} <bdi>{namesakes.map(isolate).join(t("shell:comma"))}</bdi>
            </p>
          </Alert>
        ) : null}
        {bad.length > 0 ? (
          <Sheet>
            <BadRows rows={bad} />
          </Sheet>
        ) : null}
        {sample.length > 0 ? (
          <Sheet>
            <GoodRows rows={sample} kind={kind} more={good - sample.length} />
          </Sheet>
        ) : null}
        {open ? (
          <Form method="post" className="row">
            <RequestId form="import" />
            <input type="hidden" name="kind" value={kind} />
            {good > 0 ? (
              <Submit busy={t("import.adding")} name="intent" value="confirm">
                {t("import.confirm", { count: good })}
              </Submit>
            ) : null}
            <Button name="intent" value="drop">
              {t(good > 0 ? "import.drop" : "import.other")}
            </Button>
          </Form>
        ) : (
          <p>
            <ButtonLink to={paths.people.list(kind)}>{t(`caption.${kind}`)}</ButtonLink>
          </p>
        )}
      </div>
    </>
  );
}
