import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { BusinessFields } from "~/contract/sign-up-fields";
import type { RootData } from "~/root";
import { OtherRegistration } from "~/ui/identity/other-registration";
import { RegistrationForm } from "~/ui/identity/registration-form";
import { Welcome } from "~/ui/identity/welcome";
import { PageHead } from "~/ui/primitives/page-head";
import { beginRegistration, register } from "./registration";

export const handle = { namespaces: ["auth", "registration", "messages", "phone"] };

export const loader = beginRegistration;

export const action = (args: ActionFunctionArgs) => {
  const { api, language } = args.context;
  return register(args, "/start", BusinessFields, fields => api.signUp.business({ ...fields, language }));
};

export default function Start() {
  const { t } = useTranslation("registration");
  const root = useRouteLoaderData("root") as RootData;
  return (
    <>
      <Welcome />
      <PageHead title={root.title}>{t("business.intro")}</PageHead>
      <OtherRegistration />
      <RegistrationForm
        kind="business"
        {...useLoaderData<typeof loader>()}
        companyTitle={t("business.title")}
        companyLabel={t("business.name")}
        note={t("business.note")}
        refused={useActionData<typeof action>()}
      />
    </>
  );
}
