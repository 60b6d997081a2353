import { useTranslation } from "react-i18next";
import { Sheet } from "~/ui/primitives/sheet";
import { ErrorSummary } from "./error-summary";
import { type Refusal, readRefusal } from "./read-refusal";

/**
 * A refused form that is no longer shown, because its record was decided or settled meanwhile: why, and what was typed into
 * its field, to be copied.
 */
export function KeptText({ name, refused }: { name: string; refused: Refusal }) {
  const { t } = useTranslation(["forms", "messages"]);
  const { problems, value } = readRefusal(refused);
  const typed = value(name);
  return (
    <>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      {typed ? (
        <Sheet data-pad>
          <h2>{t("typedText")}</h2>
          <p dir="auto" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {typed}
          </p>
        </Sheet>
      ) : null}
    </>
  );
}
