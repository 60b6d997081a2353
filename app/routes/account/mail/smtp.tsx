import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { type SmtpAnswer, SmtpForm } from "~/ui/account/mail/smtp-form";
import { ButtonLink } from "~/ui/primitives/button";
import { LongName } from "~/ui/primitives/long-name";
import { PageHead } from "~/ui/primitives/page-head";
import { actOnSmtp } from "./act-on-smtp";

export const handle = { namespaces: ["mailSettings", "messages", "forms"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("update", "SmtpSetting")) throw notFound();
  const { createdAt: _, ...setting } = await or404(api.smtpSettings.read({ id: params.id ?? "" }));
  const { plainAllowed, signIns } = await api.smtpSettings.list({ size: 10 });
  return { setting, plainAllowed, signIns, mayRemove: ability.can("delete", "SmtpSetting") };
}

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnSmtp(context, request, params.id);

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function EditSmtp() {
  const { t } = useTranslation(["mailSettings", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { setting, plainAllowed, signIns, mayRemove } = useLoaderData<typeof loader>();
  const answer = useActionData() as SmtpAnswer | undefined;
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          mayRemove ? (
            <ButtonLink kind="danger" to={paths.settings.smtp.delete(setting.id)}>
              {t("shell:delete")}
            </ButtonLink>
          ) : null
        }
      >
        <LongName name={setting.email} />
      </PageHead>
      <SmtpForm
        key={setting.version}
        saved={setting}
        plainAllowed={plainAllowed}
        signIns={signIns}
        answer={answer}
      />
    </>
  );
}
