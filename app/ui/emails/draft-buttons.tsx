import { Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Submit } from "~/ui/form/submit";
import { ButtonLink } from "~/ui/primitives/button";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import DeleteDraftQuestion from "./delete-draft";
import type { useAutosave } from "./use-autosave";

/** Buttons to send, save or discard a draft, and when it was saved. `stored`: it existed before the page. */
export function DraftButtons({
  draftId,
  stored,
  saved,
}: {
  draftId: string;
  stored: boolean;
  saved: ReturnType<typeof useAutosave>;
}) {
  const { t } = useTranslation(["emails", "shell"]);
  return (
    <div className="row">
      <Submit name="intent" value="send" busy={t("sending")}>
        <Send size={18} aria-hidden />
        {t("send")}
      </Submit>
      <Submit kind="plain" name="intent" value="save" busy={t("savingDraft")}>
        {t("saveDraft")}
      </Submit>
      <Submit kind="plain" name="intent" value="files" busy={t("savingDraft")}>
        {t("files.add")}
      </Submit>
      {stored || saved.version > 0 ? (
        <ConfirmLink button to={paths.emails.deleteDraft(draftId)} question={DeleteDraftQuestion}>
          {t("discard")}
        </ConfirmLink>
      ) : (
        <ButtonLink to={paths.emails.folder("inbox")}>{t("shell:cancel")}</ButtonLink>
      )}
      <span className="small muted" role="status">
        {saved.at ? t("autosaved", { when: saved.at }) : null}
        {saved.failed ? (
          <b style={{ color: "var(--err)" }}>
            {t("notAutosaved")} {saved.problem}
          </b>
        ) : null}
      </span>
    </div>
  );
}
