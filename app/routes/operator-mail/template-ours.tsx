import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { callOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { Confirmation } from "~/ui/primitives/confirmation";
import { PageHead } from "~/ui/primitives/page-head";
import { unbroken } from "~/ui/primitives/unbroken";

export const handle = { namespaces: ["operatorMail"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("update", "EmailTemplate")) throw notFound();
  const { id, language, version, ours, edited } = await or404(
    api.mailTemplates.read({ id: params.id ?? "" }),
  );
  if (!edited) throw redirect(paths.mailTemplates.edit(id));
  return { id, language, version, ours };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const id = params.id ?? "";
  const options = callOptions(form);
  try {
    await or404(api.mailTemplates.restore({ id }, options));
    flash(context, { kind: "done", key: "operatorMail:backDone" });
    return redirect(paths.mailTemplates.edit(id));
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

/** Confirms the reset of a template to the product's text, with a preview. */
export default function TemplateOurs() {
  const { t } = useTranslation("operatorMail");
  const root = useRouteLoaderData("root") as RootData;
  const { id, language, version, ours } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={root.title} />
      <Confirmation
        name="ours"
        version={version}
        problem={refused?.problem}
        icon={<RotateCcw size={18} aria-hidden />}
        confirm={t("backToOurs")}
        busy={t("backBusy")}
        back={paths.mailTemplates.edit(id)}
      >
        <p>{unbroken(t("backToOursText"))}</p>
        <div lang={language} dir="auto" className="stack small">
          <b>{ours.subject}</b>
          {ours.blocks.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Confirmation>
    </>
  );
}
