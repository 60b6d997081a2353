import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/primitives/alert";
import { Link } from "~/ui/primitives/link";
import { AskForm } from "./ask-form";
import { AskSuggestions, type Suggestion } from "./ask-suggestions";
import type { FileChoices } from "./file-choices";

/** The form of a first question, who answers it, the way to a chat with other settings, and suggestions. */
export function AskStart({
  begin,
  refused,
}: {
  begin: {
    choices: { id: string; name: string; ready: boolean }[];
    chosen: string[];
    proposed: string;
    writer: string;
    /** The page that sets a chat up before its first question. */
    setUp: string;
    model: string | null;
    models: string[];
    questionsLeft: number | null;
    files: FileChoices;
    suggestions: Suggestion[];
  };
  refused: Parameters<typeof AskForm>[0]["refused"];
}) {
  const { t } = useTranslation(["ask", "chats"]);
  const { suggestions, model, setUp, ...form } = begin;
  return (
    <>
      <AskForm key={form.proposed} {...form} refused={refused} />
      <div role="note" style={{ marginBlock: "1.5rem" }}>
        <Alert tone="calm">
          {model ? `${t("chats:notice.model", { model })} ${t("provider")}` : t("chats:notice.builtin")}{" "}
          {t("private")}
        </Alert>
        <p style={{ marginBlockStart: "0.75rem" }}>
          <Link to={setUp}>{t("setUp")}</Link>
        </p>
      </div>
      <AskSuggestions suggestions={suggestions} />
    </>
  );
}
