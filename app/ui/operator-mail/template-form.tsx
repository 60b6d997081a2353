import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { MailContent } from "~/contract/mail-blocks";
import type { MailPreview } from "~/contract/mail-templates";
import { paths } from "~/paths";
import { ExpectedVersion } from "~/ui/form/expected-version";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";
import { ContentEditor } from "./content-editor";
import { LivePreview, previewViews } from "./live-preview";
import { PlaceholderList } from "./placeholder-list";

export const Sides = styled.div`
  display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1100px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; }
`;

/** What was saved meanwhile, for the writer of another text. */
function SavedContent({
  content: { subject, blocks },
  language,
}: {
  content: MailContent;
  language: string;
}) {
  const { t } = useTranslation("forms");
  return (
    <details open>
      <summary>{t("savedMeanwhile")}</summary>
      <div lang={language} dir="auto" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        <p>
          <b>{subject}</b>
        </p>
        {blocks.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks have no names, and do not move here
          <p key={`${kind}-${index}`}>{text}</p>
        ))}
      </div>
    </details>
  );
}

type Drawn = {
  draft?: MailContent;
  preview?: MailPreview | undefined;
  view?: string | undefined;
  version?: number | undefined;
};

/** The text of a template beside its preview. */
export function TemplateForm({
  template,
  refusal,
  answer,
}: {
  template: {
    id: string;
    language: string;
    version: number;
    content: MailContent;
    preview: MailPreview;
    placeholders: { name: string; example: string }[];
    mayChange: boolean;
  };
  refusal: FormRefusal;
  answer: Drawn | undefined;
}) {
  const { t } = useTranslation(["operatorMail", "shell"]);
  return (
    <Sides>
      <Sheet data-pad>
        {/* The first button of a form is pressed by Enter: that one must not move a block. */}
        <button type="submit" name="intent" value="preview" hidden tabIndex={-1} />
        <div className="stack" data-gap="5">
          <ContentEditor
            content={answer?.draft ?? template.content}
            language={template.language}
            errors={refusal.errors}
          />
          {refusal.isConflict ? (
            <SavedContent content={template.content} language={template.language} />
          ) : null}
          <PlaceholderList placeholders={template.placeholders} />
          {template.mayChange ? (
            <>
              <UnsavedGuard />
              <RequestId form={`template-${template.id}`} />
              <ExpectedVersion version={answer?.version ?? template.version} refusal={refusal} />
              <div className="row">
                <Submit name="intent" value="save" busy={t("saving")}>
                  {t("shell:save")}
                </Submit>
                <Button name="intent" value="test">
                  {t("sendTest")}
                </Button>
                <ButtonLink to={paths.mailTemplates.list()}>{t("shell:cancel")}</ButtonLink>
              </div>
            </>
          ) : null}
        </div>
      </Sheet>
      <LivePreview
        preview={answer?.preview ?? template.preview}
        view={previewViews.find(view => view === answer?.view) ?? "light"}
        drawAt={paths.mailTemplates.preview(template.id)}
      />
    </Sides>
  );
}
