import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { TextArea, TextField } from "~/ui/form/field";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { hintOf } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";

/** Opens a chat to visitors, or changes its link. `link`: null while it is closed. */
export function VisitorLinkForm({
  link,
  close,
  refused,
}: {
  link: { sites: string; colour: string; version: number } | null;
  /** The page that closes it. */
  close: string;
  refused: Refusal | undefined;
}) {
  const { t } = useTranslation(["visitors", "messages"]);
  const refusal = readRefusal(refused);
  return (
    <Sheet data-pad className="stack" data-gap="5">
      {link ? null : (
        <div>
          <h2>{t("off")}</h2>
          <p>{t("intro")}</p>
          <p className="muted">{t("offText")}</p>
        </div>
      )}
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Form method="post" noValidate className="stack" data-gap="5">
        <TextArea
          name="sites"
          label={t("sites")}
          hint={hintOf(refusal, "sites", link?.sites, {
            hint: t("sitesHint"),
            shown: link?.sites.replaceAll("\n", " · "),
          })}
          errors={refusal.errors("sites")}
          defaultValue={refusal.value("sites", link?.sites)}
          dir="ltr"
          spellCheck={false}
        />
        <TextField
          name="colour"
          label={t("colour")}
          hint={hintOf(refusal, "colour", link?.colour, { hint: t("colourHint") })}
          errors={refusal.errors("colour")}
          defaultValue={refusal.value("colour", link?.colour)}
          maxLength={7}
          dir="ltr"
          autoComplete="off"
        />
        {link ? <ExpectedVersion version={link.version} refusal={refusal} /> : null}
        <RequestId form="visitor-link" />
        <p className="tiny muted">{t("counted")}</p>
        <div className="row">
          <Submit busy={link ? t("saving") : t("opening")}>{link ? t("save") : t("open")}</Submit>
          {link ? <ButtonLink to={close}>{t("close")}</ButtonLink> : null}
        </div>
      </Form>
    </Sheet>
  );
}
