import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SignUpFields } from "~/contract/sign-up-fields";
import type { RootData } from "~/root";
import { RegistrationForm } from "~/ui/auth/registration-form";
import { PageHead } from "~/ui/primitives/page-head";
import { beginRegistration, register } from "./registration-way";

export const handle = { namespaces: ["auth", "messages", "phone"] };

export const loader = beginRegistration;

export const action = (args: ActionFunctionArgs) =>
  register(args, "/signup", SignUpFields, args.context.api.signUp.company);

export default function SignUp() {
  const { t } = useTranslation("auth");
  const root = useRouteLoaderData("root") as RootData;
  return (
    <>
      <PageHead title={root.title}>{t("signUp.intro")}</PageHead>
      <RegistrationForm
        kind="company"
        {...useLoaderData<typeof loader>()}
        companyTitle={t("signUp.company")}
        companyLabel={t("companyName")}
        note={t("signUp.note")}
        refused={useActionData<typeof action>()}
      />
    </>
  );
}
