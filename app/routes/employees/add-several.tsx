import { createHash } from "node:crypto";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmployeeFields, type EmployeeInput, SeveralEmployees } from "~/contract/employee-fields";
import { AppError, type ErrorCode } from "~/contract/errors";
import { maxInvited } from "~/contract/invited-limit";
import { sayError, sayInvalid, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { refuseError, refuseFields, refuseWith, requestKey } from "~/session/form";
import { mayBuy } from "~/session/may-buy";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { AddNobody } from "~/ui/employees/add-nobody";
import { NoCompanyPage } from "~/ui/employees/no-company";
import { CheckGroup } from "~/ui/form/choices";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextArea } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { PersonLanguage, RoleField } from "~/ui/people/shared-person-fields";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { type ReadPerson, readPeople, roleKey } from "./read-people";
import { employeeRoles, openDivisions } from "./show-employee";

export const handle = { namespaces: ["employees", "people", "messages", "forms"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId) return { state: "no-company" as const };
  if (!ability.can("create", "User")) throw notFound();
  const [{ quota }, divisions, roles] = await Promise.all([
    api.employees.list({ size: 5 }),
    openDivisions(context),
    employeeRoles(context),
  ]);
  return { state: "form" as const, quota, divisions, roles, purchase: mayBuy(context) };
}

/** Invites the people of a list. Those who cannot be invited stay in the form, with the reason. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: SeveralEmployees });
  if (submission.status !== "success") return refuseFields(context, submission);
  const { people: text, ...common } = submission.value;
  const roles = await employeeRoles(context);
  const read = readPeople(
    text,
    roles.map(({ title }) => title),
  );
  const translate = textsFor(context.language);
  const refuse = (errors: string[], status: number, people = text, problem?: string) => {
    const shown = errors.slice(0, maxErrors);
    if (errors.length > shown.length)
      shown.push(translate("employees:several.more", { count: errors.length - shown.length }));
    const values = { ...common, people };
    return refuseWith(
      context,
      { fields: { people: shown }, values, ...(problem ? { problem } : {}) },
      status,
    );
  };
  if (read.length === 0) return refuse([sayInvalid(context.language, "field.required")], 422);
  if (read.length > maxInvited)
    return refuse([translate("employees:several.most", { limit: maxInvited })], 422);
  const parsed = read.map(one => {
    const roleId = one.role ? roleNamed(roles, one.role) : common.roleId;
    const fields = EmployeeFields.safeParse({ ...one, ...common, roleId });
    return { one, fields, wrongRole: Boolean(one.role) && !roleId };
  });
  const wrong = parsed.flatMap(({ one, fields, wrongRole }) => {
    const [issue] = fields.error?.issues ?? [];
    if (!issue && !wrongRole) return [];
    if (!issue)
      return [`${quoted(context, one)}${translate("employees:several.noRole", { name: one.role })}`];
    // A missing address is reported first, even if other fields of the line are missing too.
    const field = one.email === "" ? "email" : (missing.find(name => name === issue.path[0]) ?? "email");
    const said =
      one[field] === ""
        ? translate(`employees:several.missing.${field}`)
        : sayInvalid(context.language, issue.message);
    return [`${quoted(context, one)}${said}`];
  });
  if (wrong.length > 0) return refuse(wrong, 422);
  const key = requestKey(form);
  const people = parsed.map(({ one, fields }) => ({ one, fields: fields.data! }));
  const { count, left, ofAll } = await inviteEach(context, people, key, roles[0]?.id);
  if (ofAll && count === 0) return refuseError(context, submission, ofAll);
  if (left.length > 0) {
    const errors = left.map(({ one, said }) => `${quoted(context, one)}${said}`);
    const problem = count > 0 ? translate("employees:several.some", { count }) : undefined;
    return refuse(errors, 409, left.map(({ one }) => one.line).join("\n"), problem);
  }
  flash(context, { kind: "done", key: "employees:several.done", values: { count } });
  return redirect(paths.employees.list());
}

const maxErrors = 10;
const missing = ["firstName", "lastName", "email"] as const;

/** The id of the role with this name. */
const roleNamed = (roles: { id: string; title: string }[], name: string) =>
  roles.find(({ title }) => roleKey(title) === roleKey(name))?.id;

/** The person that an error is about, before it. */
const quoted = ({ language }: AppLoadContext, { email, line }: ReadPerson) =>
  `${textsFor(language)("shell:label", { name: email || line.slice(0, 60) })} `;

/** Refusals of the form, and of the role for all people without a role of their own. */
const ofForm = new Set<ErrorCode>(["confirmation_needed", "form_resumed"]);
const ofCommon = new Set<ErrorCode>([...ofForm, "role_beyond_own", "not_found"]);

/**
 * Invites one after the other. The limits of the company, and a refusal of what all have in common (`ofAll`), hold for all
 * that follow, too. Those with another role than the `usual` one are first, because only these need a confirmation, which
 * is asked for before anyone is invited.
 */
async function inviteEach(
  { api, language }: AppLoadContext,
  people: { one: ReadPerson; fields: EmployeeInput }[],
  key: string | undefined,
  usual: string | undefined,
) {
  const failed = new Map<ReadPerson, string>();
  const isUsual = ({ fields }: { fields: EmployeeInput }) => Number((fields.roleId ?? usual) === usual);
  let stop: string | undefined;
  let ofAll: AppError | undefined;
  for (const { one, fields } of people.toSorted((a, b) => isUsual(a) - isUsual(b))) {
    if (stop) {
      failed.set(one, stop);
      continue;
    }
    // A corrected line is another request than the one before.
    const mark = createHash("sha256").update(JSON.stringify(fields)).digest("hex").slice(0, 16);
    try {
      await api.employees.add(fields, { context: { key: key && `${key}.${mark}` } });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [[code] = []] = Object.values(error.data.fields ?? {});
      const said = code ? sayInvalid(language, code) : sayError(language, error.code, error.data.values);
      failed.set(one, said);
      if ((one.role ? ofForm : ofCommon).has(error.code)) ofAll = error;
      if (ofAll || error.code.endsWith("_limit_reached")) stop = said;
    }
  }
  const left = people.flatMap(({ one }) => (failed.has(one) ? [{ one, said: failed.get(one)! }] : []));
  return { count: people.length - left.length, left, ofAll };
}

export default function AddSeveralEmployees() {
  const { t } = useTranslation(["employees", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  if (data.state === "no-company") return <NoCompanyPage title={root.title} />;
  const { quota, divisions, roles, purchase } = data;
  const { problems, errors, value, values } = refusal;
  const only = divisions.length === 1 ? divisions.map(({ id }) => id) : [];
  return (
    <>
      <PageHead title={root.title}>{t("several.intro")}</PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Sheet data-pad style={{ maxInlineSize: "44rem" }}>
        {quota.locked && problems.length === 0 ? (
          <AddNobody quota={quota} purchase={purchase} />
        ) : (
          <Form method="post" noValidate className="stack" data-gap="6">
            {/* Keyed by its content: those who were invited leave it. */}
            <TextArea
              key={value("people")}
              name="people"
              label={t("several.people")}
              hint={t("several.hint", { limit: maxInvited, role: roles.at(-1)?.title })}
              errors={errors("people")}
              defaultValue={value("people")}
              rows={8}
              dir="auto"
              required
              autoComplete="off"
              spellCheck={false}
            />
            <PersonLanguage person={{ language: root.language }} refusal={refusal} hint={t("languageHint")} />
            <RoleField
              person={{ roleId: roles[0]?.id ?? "" }}
              roles={roles}
              refusal={refusal}
              hint={t("several.roleHint")}
            />
            <CheckGroup
              name="divisionIds"
              legend={t("divisions")}
              hint={t(divisions.length > 0 ? "several.divisionsHint" : "divisionsNone")}
              errors={errors("divisionIds")}
              choices={divisions.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
              chosen={values("divisionIds", only)}
              columns
            />
            <UnsavedGuard />
            <RequestId form="employees" />
            <div className="row">
              <Submit busy={t("inviting")}>{t("several.send")}</Submit>
              <ButtonLink to={paths.employees.list()}>{t("shell:cancel")}</ButtonLink>
            </div>
          </Form>
        )}
      </Sheet>
    </>
  );
}
