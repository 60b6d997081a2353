import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { BusinessFields } from "~/contract/sign-up-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { awaitMail } from "~/session/awaited-mail";
import { enter } from "~/session/enter";
import { refuseFields } from "~/session/form";
import { humanOf, newHumanStamp, refuseHuman } from "~/session/human-check";
import { RegistrationForm } from "~/ui/auth/registration-form";
import { PageHead } from "~/ui/primitives/page-head";
import { guessCountry } from "./guess-country";

export const handle = { namespaces: ["auth", "registration", "messages", "phone"] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  enter(context);
  return { ...(await guessCountry(context, request)), stamp: await newHumanStamp(context) };
}

/** The same answer for an address that has an account and for one that has none: to look into its mailbox. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = enter(context);
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: BusinessFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await api.signUp.business({ ...submission.value, language: context.language, human: humanOf(form) });
    const to = context.url.searchParams.get("to") ?? undefined;
    awaitMail(context, { email: submission.value.email, from: "/start", to });
    return redirect(paths.verify());
  } catch (error) {
    return refuseHuman(context, submission, error);
  }
}

export default function Start() {
  const { t } = useTranslation("registration");
  const root = useRouteLoaderData("root") as RootData;
  const { country, preferred, stamp } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={root.title}>{t("business.intro")}</PageHead>
      <RegistrationForm
        kind="business"
        country={country}
        preferred={preferred}
        stamp={stamp}
        companyTitle={t("business.title")}
        companyLabel={t("business.name")}
        note={t("business.note")}
        refused={useActionData<typeof action>()}
      />
    </>
  );
}
