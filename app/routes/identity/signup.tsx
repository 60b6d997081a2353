import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { questionsAMonth } from "~/contract/question-allowance";
import { SignUpFields } from "~/contract/sign-up-fields";
import { formatList } from "~/i18n/format";
import type { RootData } from "~/root";
import { requireAccess } from "~/session/require-access";
import { GoogleSignIn } from "~/ui/identity/google-sign-in";
import { OtherRegistration } from "~/ui/identity/other-registration";
import { RegistrationForm } from "~/ui/identity/registration-form";
import { Welcome } from "~/ui/identity/welcome";
import { PageHead } from "~/ui/primitives/page-head";
import { beginRegistration, register } from "./registration";

export const handle = { namespaces: ["auth", "messages", "phone", "google"] };

/** The free quota is shown where plans are sold. */
export async function loader({ context, ...args }: LoaderFunctionArgs) {
  requireAccess(context);
  const { divisionLimit, mode } = context.build;
  const free = { divisions: divisionLimit, questions: mode === "lotse" ? questionsAMonth : null };
  return { form: await beginRegistration({ context, ...args }), free, google: context.build.google };
}

export const action = (args: ActionFunctionArgs) =>
  register(args, "/signup", SignUpFields, args.context.api.signUp.company);

export default function SignUp() {
  const { t } = useTranslation("auth");
  const root = useRouteLoaderData("root") as RootData;
  const { form, free, google } = useLoaderData<typeof loader>();
  const limits = [
    t("signUp.divisions", { count: free.divisions }),
    ...(free.questions === null ? [] : [t("signUp.questions", { count: free.questions })]),
  ];
  return (
    <>
      <Welcome />
      <PageHead title={root.title}>{t("signUp.intro")}</PageHead>
      <OtherRegistration prices={free.questions !== null} />
      <RegistrationForm
        kind="company"
        {...form}
        companyTitle={t("signUp.company")}
        companyLabel={t("companyName")}
        note={`${t("signUp.free", { limits: formatList(limits, root.language) })} ${t("signUp.note")}`}
        refused={useActionData<typeof action>()}
      />
      <Form method="post" className="stack" style={{ marginBlockStart: "1.25rem" }}>
        <GoogleSignIn kind="signIn" door="any" to={undefined} setUp={google} failed={false} />
        <p className="tiny muted">{t("signUp.google")}</p>
      </Form>
    </>
  );
}
