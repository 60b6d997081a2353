import { type ActionFunctionArgs, type AppLoadContext, data } from "@remix-run/node";
import { CancellationFields, WithdrawalFields } from "~/contract/declaration-fields";
import type { DeclarationKind } from "~/contract/declaration-states";
import { formatDate, formatTime } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { keyOptions, refuseFields } from "~/session/form";
import { humanAnswerOf, newHumanStamp, refuseHumanCheck } from "~/session/human-check";
import { parseForm } from "~/session/parse-form";
import { notFound, requireAccess } from "~/session/require-access";

/** Build variants without sales have no contracts. */
export function requireSales({ build }: AppLoadContext): void {
  if (build.mode !== "lotse") throw notFound();
}

/** The data of a declaration's form: the stamp of the human check, and the signed-in user. */
export async function loadDeclaration(context: AppLoadContext) {
  requireAccess(context);
  requireSales(context);
  const { visitor } = context;
  const user = visitor.state === "signed-in" ? visitor.user : undefined;
  return {
    stamp: await newHumanStamp(context),
    name: user?.companyName ?? "",
    email: user?.email ?? "",
  };
}

/**
 * Sends a declaration. The response is its receipt with content and time, to be printed or saved (§ 312k (3) BGB).
 */
export async function declare(kind: DeclarationKind, { request, context }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  requireSales(context);
  const { language } = context;
  const form = await request.formData();
  const cancels = kind === "cancellation";
  const submission = parseForm(form, { schema: cancels ? CancellationFields : WithdrawalFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const values = submission.value;
  const sender = { language, human: humanAnswerOf(form) };
  const options = keyOptions(form);
  try {
    const { receivedAt } = cancels
      ? await api.declarations.cancel({ ...CancellationFields.parse(values), ...sender }, options)
      : await api.declarations.withdraw({ ...WithdrawalFields.parse(values), ...sender }, options);
    return data({ fields: {}, values: {}, received: receiptOf(values, kind, receivedAt, context) });
  } catch (error) {
    return refuseHumanCheck(context, submission, error);
  }
}

type Values = { name: string; contract: string; email: string; extraordinary?: string; when?: string } & {
  reason?: string;
  endsOn?: string;
};

function receiptOf(values: Values, kind: DeclarationKind, receivedAt: Date, { language }: AppLoadContext) {
  const t = textsFor(language);
  const { name, contract, email, extraordinary, when, endsOn, reason } = values;
  const what = kind === "withdrawal" ? "withdrawal" : extraordinary === "yes" ? "extraordinary" : "ordinary";
  return {
    name,
    contract,
    email,
    what: t(`contracts:what.${what}`),
    reason: what === "extraordinary" ? (reason ?? "") : "",
    at:
      kind === "withdrawal"
        ? ""
        : when === "date" && endsOn
          ? formatDate(`${endsOn}T12:00:00Z`, { language, timeZone: "UTC" })
          : t("contracts:at.earliest"),
    time: formatTime(receivedAt, { language, timeZone: "Europe/Berlin" }),
  };
}
