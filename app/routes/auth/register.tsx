import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PersonFields } from "~/contract/sign-up-fields";
import type { RootData } from "~/root";
import { RegistrationForm } from "~/ui/auth/registration-form";
import { PageHead } from "~/ui/primitives/page-head";
import { beginRegistration, register } from "./registration-way";

export const handle = { namespaces: ["auth", "registration", "messages", "phone"] };

export const loader = beginRegistration;

export const action = (args: ActionFunctionArgs) =>
  register(args, "/register", PersonFields, args.context.api.signUp.person);

export default function Register() {
  const { t } = useTranslation("registration");
  const root = useRouteLoaderData("root") as RootData;
  return (
    <>
      <PageHead title={root.title}>{t("person.intro")}</PageHead>
      <RegistrationForm
        kind="person"
        {...useLoaderData<typeof loader>()}
        note={t("person.note")}
        refused={useActionData<typeof action>()}
      />
    </>
  );
}
