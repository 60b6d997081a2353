import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ListInput } from "~/contract/endpoint";
import { isolate } from "~/i18n/isolate";
import { recordTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { wantedPath } from "~/session/guard";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { CheckGroup } from "~/ui/form/choices";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { ListTools } from "~/ui/list/list-tools";
import { Pagination } from "~/ui/list/pagination";
import { withParams } from "~/ui/list/with-params";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["divisions", "employees", "lists", "messages"] };

/** The users on this page of the list, and the selected ones. */
const MemberFields = z.object({
  shown: z.array(z.string()).default([]),
  userIds: z.array(z.string()).default([]),
});

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("update", "Division")) throw notFound();
  const id = params.id ?? "";
  const query = readListQuery(context.url, ListInput, { size: 50 });
  const [division, list] = await or404(
    Promise.all([api.divisions.read({ id }), api.divisions.members({ ...query, id })]),
  );
  if (division.status !== "open") throw notFound();
  return {
    title: recordTitle(context.language, context.page, division.name),
    division: { id, name: division.name, version: division.version },
    people: list.rows.map(({ id, name, email, member }) => ({ id, name, email, member })),
    query,
    paging: pagingOf(context, list),
    mayInvite: ability.can("create", "User"),
    back: `${paths.knowledge.divisions(user.access)}#${id}`,
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: MemberFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const { shown, userIds: add } = submission.value;
  const remove = shown.filter(one => !add.includes(one));
  try {
    const options = callOptions(form);
    const { id, name, members } = await api.divisions.changeMembers(
      { id: params.id ?? "", add, remove },
      options,
    );
    flash(context, {
      kind: "done",
      key: "divisions:membersSaved",
      values: { name: isolate(name), count: members },
    });
    // After saving one page of a longer list, the user continues there.
    const division = paths.knowledge.divisions(user.access, { division: id });
    return redirect(context.url.search ? wantedPath(context.url) : division);
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function Members() {
  const { t } = useTranslation(["divisions", "employees", "lists", "messages", "shell"]);
  const { title, division, people, query, paging, mayInvite, back } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const long = paging.total > 25 || query.search !== "" || query.page > 1;
  const refusal = readRefusal(useActionData<typeof action>());
  const { problems, isConflict } = refusal;
  return (
    <>
      <PageHead title={title}>{t("membersIntro", { name: isolate(division.name) })}</PageHead>
      {isConflict ? null : <ErrorSummary title={t("messages:form.invalid")} problems={problems} />}
      {isConflict ? (
        <div style={{ marginBlockEnd: "1.25rem" }}>
          <Alert tone="warn" live>
            {t("membersChanged")}
          </Alert>
        </div>
      ) : null}
      {long ? (
        <ListTools label={t("membersSearch")} search={query.search} size={query.size} all={pathname} />
      ) : null}
      <Sheet data-pad={people.length > 0 || undefined}>
        {people.length === 0 ? (
          long ? (
            <EmptyState
              title={t("membersNotFound")}
              action={<ButtonLink to={pathname}>{t("lists:reset")}</ButtonLink>}
            />
          ) : (
            <EmptyState
              title={t("membersNone")}
              action={
                mayInvite ? (
                  <ButtonLink kind="main" to={paths.employees.add()}>
                    {t("employees:invite")}
                  </ButtonLink>
                ) : (
                  <ButtonLink to={back}>{t("backToAll")}</ButtonLink>
                )
              }
            >
              {t("membersNoneText")}
            </EmptyState>
          )
        ) : (
          // Keyed by version, so that the boxes show what is saved.
          <Form key={`${division.version} ${search}`} method="post" className="stack" data-gap="6">
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
            {people.map(({ id }) => (
              <input key={id} type="hidden" name="shown" value={id} />
            ))}
            {paging.total > people.length ? <p className="small">{t("membersPart")}</p> : null}
            <RequestId form={`members-${division.version}`} />
            <ExpectedVersion version={division.version} refusal={refusal} />
            <div className="row">
              <Submit busy={t("saving")}>{t("shell:save")}</Submit>
              <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
            </div>
          </Form>
        )}
      </Sheet>
      <Pagination paging={paging} to={page => withParams(search, { page })} />
    </>
  );
}
