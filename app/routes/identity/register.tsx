import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PersonFields } from "~/contract/sign-up-fields";
import type { RootData } from "~/root";
import { requireAccess } from "~/session/require-access";
import { requestedTarget } from "~/session/safe-target";
import { GoogleSignIn } from "~/ui/identity/google-sign-in";
import { OtherRegistration } from "~/ui/identity/other-registration";
import { RegistrationForm } from "~/ui/identity/registration-form";
import { Welcome } from "~/ui/identity/welcome";
import { PageHead } from "~/ui/primitives/page-head";
import { companyRegistration } from "./company-registration";
import { beginRegistration, register } from "./registration";

export const handle = { namespaces: ["auth", "registration", "messages", "phone", "google"] };

export async function loader({ context, ...args }: LoaderFunctionArgs) {
  requireAccess(context);
  const to = requestedTarget(context);
  const company = companyRegistration(context.build.mode);
  return { form: await beginRegistration({ context, ...args }), google: context.build.google, to, company };
}

export const action = (args: ActionFunctionArgs) =>
  register(args, "/register", PersonFields, args.context.api.signUp.person);

export default function Register() {
  const { t } = useTranslation("registration");
  const root = useRouteLoaderData("root") as RootData;
  const { form, google, to, company } = useLoaderData<typeof loader>();
  return (
    <>
      <Welcome />
      <PageHead title={root.title}>{t("person.intro")}</PageHead>
      <OtherRegistration company={company} />
      <RegistrationForm
        kind="person"
        {...form}
        note={t("person.note")}
        refused={useActionData<typeof action>()}
      />
      <Form method="post" style={{ marginBlockStart: "1.25rem" }}>
        <GoogleSignIn kind="signUp" door="any" to={to} setUp={google} failed={false} />
      </Form>
    </>
  );
}
