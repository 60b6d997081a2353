import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enterSignedIn, notFound } from "~/session/enter";
import { flash } from "~/session/flash";
import { refuseError, refuseFields, requestKey, seenVersion } from "~/session/form";
import { orNotFound } from "~/session/or-not-found";
import { CheckGroup } from "~/ui/form/choices";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { SeenVersion } from "~/ui/form/seen-version";
import { Submit } from "~/ui/form/submit";
import { isolate } from "~/ui/knowledge/isolate";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["divisions", "messages"] };

const MemberFields = z.object({ userIds: z.array(z.string()).default([]) });

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = enterSignedIn(context);
  if (!ability.can("update", "Division")) throw notFound();
  const id = params.id ?? "";
  const [division, people] = await orNotFound(
    Promise.all([api.divisions.read({ id }), api.divisions.members({ id })]),
  );
  if (division.status !== "open") throw notFound();
  return {
    division: { id, name: division.name, version: division.version },
    people: people.map(({ id, name, email, member }) => ({ id, name, email, member })),
    back: `${paths.knowledge.divisions(user.access)}#${id}`,
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api, user } = enterSignedIn(context);
  const { id, name } = await orNotFound(api.divisions.read({ id: params.id ?? "" }));
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: MemberFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const { userIds } = submission.value;
  try {
    await api.divisions.setMembers(
      { id, userIds },
      { context: { key: requestKey(form), version: seenVersion(form) } },
    );
    flash(context, {
      kind: "done",
      key: "divisions:membersSaved",
      values: { name: isolate(name), count: userIds.length },
    });
    return redirect(paths.knowledge.divisions(user.access));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoWhenOvertaken as shouldRevalidate } from "~/ui/form/ask-again";

export default function Members() {
  const { t } = useTranslation(["divisions", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { division, people, back } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  const { problems, overtaken } = refusal;
  return (
    <>
      <PageHead title={root.title}>{t("membersIntro", { name: isolate(division.name) })}</PageHead>
      {overtaken ? null : <ErrorSummary title={t("messages:form.invalid")} problems={problems} />}
      {overtaken ? (
        <div style={{ marginBlockEnd: "1.25rem" }}>
          <Alert tone="warn" live>
            {t("membersChanged")}
          </Alert>
        </div>
      ) : null}
      <Sheet data-pad={people.length > 0 || undefined}>
        {people.length === 0 ? (
          <EmptyState title={t("membersNone")} action={<ButtonLink to={back}>{t("backToAll")}</ButtonLink>}>
            {t("membersNoneText")}
          </EmptyState>
        ) : (
          // Another version is another form, so that the boxes show what is saved.
          <Form
            key={division.version}
            method="post"
            className="stack"
            style={{ "--gap": "1.5rem" } as React.CSSProperties}
          >
            <CheckGroup
              columns
              name="userIds"
              legend={t("membersLegend")}
              choices={people.map(({ id, name, email }) => ({
                value: id,
                label: <bdi>{name}</bdi>,
                sub: <bdi>{email}</bdi>,
              }))}
              chosen={people.filter(({ member }) => member).map(({ id }) => id)}
            />
            <RequestId form={`members-${division.version}`} />
            <SeenVersion version={division.version} refusal={refusal} />
            <div className="row">
              <Submit busy={t("saving")}>{t("shell:save")}</Submit>
              <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
            </div>
          </Form>
        )}
      </Sheet>
    </>
  );
}
