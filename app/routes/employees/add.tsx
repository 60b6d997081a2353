import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmployeeFields } from "~/contract/employee-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { mayBuy } from "~/session/may-buy";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { AddNobody } from "~/ui/employees/add-nobody";
import { EmployeeFormFields } from "~/ui/employees/employee-form";
import { NoCompanyPage } from "~/ui/employees/no-company";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { callingCodes, employeeRoles, openDivisions } from "./show-employee";

export const handle = { namespaces: ["employees", "messages", "forms", "phone"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId) return { state: "no-company" as const };
  if (!ability.can("create", "User")) throw notFound();
  const [{ quota }, divisions, roles, { country }] = await Promise.all([
    api.employees.list({ size: 5 }),
    openDivisions(context),
    employeeRoles(context),
    api.account.read(),
  ]);
  return {
    state: "form" as const,
    quota,
    divisions,
    roles,
    country,
    callingCodes: callingCodes(context, country),
    purchase: mayBuy(context),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: EmployeeFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await api.employees.add(submission.value, keyOptions(form));
    flash(context, { kind: "done", key: "messages:user.added" });
    return redirect(paths.employees.list());
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function AddEmployee() {
  const { t } = useTranslation(["employees", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  if (data.state === "no-company") return <NoCompanyPage title={root.title} />;
  const { quota, divisions, roles, purchase } = data;
  const nobody = { firstName: "", lastName: "", email: "", phone: "", language: root.language };
  const phoneCountry = data.country;
  // Without a division one sees nothing, and of one there is nothing to choose.
  const only = divisions.length === 1 ? divisions.map(({ id }) => id) : [];
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          quota.locked ? null : (
            <ButtonLink to={paths.employees.addSeveral()}>
              <UsersRound size={18} aria-hidden />
              {t("several.link")}
            </ButtonLink>
          )
        }
      >
        {t("addIntro")}
      </PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad style={{ maxInlineSize: "44rem" }}>
        {quota.locked && refusal.problems.length === 0 ? (
          <AddNobody quota={quota} purchase={purchase} />
        ) : (
          <Form method="post" noValidate className="stack" data-gap="6">
            <EmployeeFormFields
              person={{ ...nobody, phoneCountry, roleId: roles[0]?.id ?? "", divisionIds: only }}
              divisions={divisions}
              roles={roles}
              callingCodes={data.callingCodes}
              refusal={refusal}
            />
            <UnsavedGuard />
            <RequestId form="employee" />
            <div className="row">
              <Submit busy={t("inviting")}>{t("sendInvitation")}</Submit>
              <ButtonLink to={paths.employees.list()}>{t("shell:cancel")}</ButtonLink>
            </div>
          </Form>
        )}
      </Sheet>
    </>
  );
}
