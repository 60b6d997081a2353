import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { questionsAMonth } from "~/contract/question-allowance";
import { SignUpFields } from "~/contract/sign-up-fields";
import { formatList } from "~/i18n/format";
import type { RootData } from "~/root";
import { requireAccess } from "~/session/require-access";
import { RegistrationForm } from "~/ui/identity/registration-form";
import { PageHead } from "~/ui/primitives/page-head";
import { beginRegistration, register } from "./registration";

export const handle = { namespaces: ["auth", "messages", "phone"] };

/** The free quota is shown where plans are sold. */
export async function loader({ context, ...args }: LoaderFunctionArgs) {
  requireAccess(context);
  const { divisionLimit, mode } = context.build;
  const free = { divisions: divisionLimit, questions: mode === "lotse" ? questionsAMonth : null };
  return { form: await beginRegistration({ context, ...args }), free };
}

export const action = (args: ActionFunctionArgs) =>
  register(args, "/signup", SignUpFields, args.context.api.signUp.company);

export default function SignUp() {
  const { t } = useTranslation("auth");
  const root = useRouteLoaderData("root") as RootData;
  const { form, free } = useLoaderData<typeof loader>();
  const limits = [
    t("signUp.divisions", { count: free.divisions }),
    ...(free.questions === null ? [] : [t("signUp.questions", { count: free.questions })]),
  ];
  return (
    <>
      <PageHead title={root.title}>{t("signUp.intro")}</PageHead>
      <RegistrationForm
        kind="company"
        {...form}
        companyTitle={t("signUp.company")}
        companyLabel={t("companyName")}
        note={`${t("signUp.free", { limits: formatList(limits, root.language) })} ${t("signUp.note")}`}
        refused={useActionData<typeof action>()}
      />
    </>
  );
}
