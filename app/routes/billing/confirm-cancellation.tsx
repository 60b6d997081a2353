import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { formatDate } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { sayError, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { linkProblem, linkToken } from "~/session/mailed-link";
import { requireAccess } from "~/session/require-access";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { PageHead } from "~/ui/primitives/page-head";
import type { PageData } from "~/ui/shell/frame-data";

import { requireSales } from "./declare";

export const handle = { namespaces: ["contracts"] };

/** Opening the link changes nothing, because mail scanners open it too. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireAccess(context);
  requireSales(context);
  const { language, url } = context;
  const problem = url.searchParams.get("problem");
  if (url.searchParams.has("done")) return { done: true as const };
  try {
    const { company, plan, endsAt } = await api.declarations.readLink({ token: linkToken(context) });
    return {
      done: false as const,
      problem: problem ? sayError(language, "payment_unreachable") : null,
      values: {
        company: isolate(company),
        plan: textsFor(language)(`plan:kind.${plan}`),
        date: formatDate(endsAt, { language, timeZone: "Europe/Berlin" }),
      },
    };
  } catch (error) {
    throw linkProblem(error, "contract");
  }
}

export async function action({ context }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  requireSales(context);
  const token = linkToken(context);
  try {
    await api.declarations.confirm({ token });
    return redirect(paths.contracts.confirm({ done: "1" }));
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith("payment_"))
      return redirect(paths.contracts.confirm({ token, problem: "1" }));
    throw linkProblem(error, "contract");
  }
}

export default function ConfirmCancellation() {
  const { t } = useTranslation("contracts");
  const root = useRouteLoaderData("root") as PageData;
  const loaded = useLoaderData<typeof loader>();
  if (loaded.done)
    return (
      <>
        <PageHead title={root.title} />
        <Alert tone="ok" live>
          {t("confirmed")}
        </Alert>
      </>
    );
  return (
    <>
      <PageHead title={root.title}>{t("confirmText", loaded.values)}</PageHead>
      <Form method="post" className="stack" data-gap="5">
        {loaded.problem ? <Alert tone="err">{loaded.problem}</Alert> : null}
        <Submit wide busy={t("sending")}>
          {t("cancelNow")}
        </Submit>
      </Form>
    </>
  );
}
