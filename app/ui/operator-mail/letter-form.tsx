import { useTranslation } from "react-i18next";
import { type Language, languages } from "~/contract/language";
import type { LetterPurpose } from "~/contract/letter-purposes";
import type { MailContent } from "~/contract/mail-blocks";
import type { MailPreview } from "~/contract/mail-templates";
import { languageNames } from "~/i18n/languages";
import { paths } from "~/paths";
import { SelectField, TextField } from "~/ui/form/field";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { Alert } from "~/ui/primitives/alert";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";
import { ContentEditor } from "./content-editor";
import { LivePreview, previewViews } from "./live-preview";
import { Sides } from "./template-form";

type Named = { id: string; name: string };

/** The recipients and text of a letter, beside its preview. */
export function LetterForm({
  loaded,
  refusal,
  answer,
}: {
  loaded: {
    purpose: LetterPurpose;
    language: Language;
    content: MailContent;
    chosen: Record<string, string>;
    roles: Named[];
    companies: Named[];
    preview?: MailPreview | undefined;
  };
  refusal: FormRefusal;
  answer:
    | {
        draft: MailContent;
        preview?: MailPreview | undefined;
        view?: string | undefined;
        recipients: Record<string, string>;
        /** The text is that of a template which was loaded. */
        isLoaded?: boolean | undefined;
        /** The typed text was not replaced by that of the template. */
        isKept?: boolean | undefined;
      }
    | undefined;
}) {
  const { t } = useTranslation(["operatorMail", "shell"]);
  const { purpose, language, preview } = loaded;
  const typed = (name: string) => answer?.recipients[name] ?? loaded.chosen[name] ?? "";
  const select = (name: string, label: string, options: Named[]) => (
    <SelectField name={name} label={label} defaultValue={typed(name)} errors={refusal.errors(name)}>
      <option value="">{t("all")}</option>
      {options.map(one => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </SelectField>
  );
  return (
    <Sides>
      <Sheet data-pad>
        <input type="hidden" name="purpose" value={purpose} />
        <input type="hidden" name="language" value={language} />
        <div className="stack" data-gap="5">
          <h2>{t("recipients")}</h2>
          <p className="small muted">{t(`about.${purpose}`)}</p>
          <TextField
            name="to"
            type="email"
            label={t("toPerson")}
            hint={t("toPersonHint")}
            defaultValue={typed("to")}
            maxLength={254}
            dir="ltr"
            errors={refusal.errors("to")}
          />
          {select("group.role", t("groupRole"), loaded.roles)}
          {select("group.company", t("groupCompany"), loaded.companies)}
          {select(
            "group.language",
            t("groupLanguage"),
            languages.map(id => ({ id, name: languageNames[id] })),
          )}
          {answer?.isKept ? (
            <Alert live>
              <p>{t("textKept")}</p>
              <Button name="intent" value="replace" formNoValidate>
                {t("useTemplateText")}
              </Button>
            </Alert>
          ) : null}
          <ContentEditor
            key={answer?.isLoaded ? `${purpose}.${language}` : "typed"}
            content={answer?.draft ?? loaded.content}
            language={language}
            errors={refusal.errors}
          />
          <UnsavedGuard />
          <RequestId form="letter" />
          <div className="row">
            <Submit name="intent" value="check" busy={t("checking")}>
              {t("toPreview")}
            </Submit>
            <ButtonLink to={paths.operatorMails.list()}>{t("shell:cancel")}</ButtonLink>
          </div>
        </div>
      </Sheet>
      {preview ? (
        <LivePreview
          preview={answer?.preview ?? preview}
          view={previewViews.find(view => view === answer?.view) ?? "light"}
          drawAt={paths.mailTemplates.preview(`${purpose}.${language}`)}
        />
      ) : null}
    </Sides>
  );
}
