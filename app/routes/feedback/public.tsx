import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PublicFeedbackFields } from "~/contract/feedback-fields";
import { paths } from "~/paths";
import { refuseFields } from "~/session/form";
import { newHumanStamp } from "~/session/human-check";
import { parseForm } from "~/session/parse-form";
import { requireAccess } from "~/session/require-access";
import { PublicFeedbackForm } from "~/ui/feedback/public-form";
import { readRefusal } from "~/ui/form/read-refusal";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { publicFormOf, viaOf } from "./public-form";

export const handle = { namespaces: ["feedback", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  const sent = context.url.searchParams.has("sent");
  return { ...(await publicFormOf(context)), stamp: await newHumanStamp(context), sent };
}

/**
 * Forwards the input to the human check with status 307, so that the browser sends it there and an unsent form is not
 * stored. The check sends it back here to be edited.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  requireAccess(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: PublicFeedbackFields });
  if (form.has("change"))
    return data({ fields: {}, values: (submission.reply().initialValue ?? {}) as Record<string, string> });
  if (submission.status !== "success") return refuseFields(context, submission);
  const code = context.url.searchParams.get("c") ?? undefined;
  return redirect(paths.feedback.check({ c: code, via: viaOf(context.url) }), 307);
}

export default function PublicFeedback() {
  const { t } = useTranslation("feedback");
  const { code, company, product, tags, stamp, sent, asksAddress } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  if (sent)
    return (
      <Sheet data-pad className="stack" data-gap="5">
        <div role="status">
          <h1>{t("thanks.title")}</h1>
          <p className="muted">{company ? t("thanks.company", { company }) : t("thanks.operator")}</p>
        </div>
        <p>
          <ButtonLink to={paths.feedback.public({ c: code })}>{t("thanks.again")}</ButtonLink>
        </p>
      </Sheet>
    );
  return (
    <>
      <PageHead title={t("public.title")}>
        {company
          ? t("public.to", { company })
          : code
            ? t("public.unknown", { product })
            : t("public.toOperator", { product })}
      </PageHead>
      <PublicFeedbackForm
        tags={tags}
        product={product}
        stamp={stamp}
        refusal={refusal}
        reader={asksAddress ? (company ?? product) : null}
      />
    </>
  );
}
