import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/primitives/alert";
import { AskForm } from "./ask-form";
import { AskSuggestions, type Suggestion } from "./ask-suggestions";
import type { FileChoices } from "./file-choices";

/** The form of a first question, who answers it, and suggestions. */
export function AskStart({
  begin,
  refused,
}: {
  begin: {
    choices: { id: string; name: string; ready: boolean }[];
    chosen: string[];
    proposed: string;
    writer: string;
    model: string | null;
    models: string[];
    questionsLeft: number | null;
    files: FileChoices;
    suggestions: Suggestion[];
  };
  refused: Parameters<typeof AskForm>[0]["refused"];
}) {
  const { t } = useTranslation(["ask", "chats"]);
  const { suggestions, model, ...form } = begin;
  return (
    <>
      <AskForm key={form.proposed} {...form} refused={refused} />
      <div role="note" style={{ marginBlock: "1.5rem" }}>
        <Alert tone="calm">
          {model ? `${t("chats:notice.model", { model })} ${t("provider")}` : t("chats:notice.builtin")}{" "}
          {t("private")}
        </Alert>
      </div>
      <AskSuggestions suggestions={suggestions} />
    </>
  );
}
