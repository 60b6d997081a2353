import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormRefusal } from "./read-refusal";

/** The value saved in a field meanwhile, after its hint. */
export function SavedMeanwhile({ hint, text }: { hint: ReactNode; text: string }) {
  const { t } = useTranslation("forms");
  return (
    <>
      {hint} <b>{t("savedMeanwhile")}</b> <bdi>{text || t("savedEmpty")}</bdi>
    </>
  );
}

/** Browsers send the lines of a text with CR LF. */
const plain = (text: string) => text.replace(/\r\n?/g, "\n").trim();

/**
 * A field's hint; after a conflict with the value saved meanwhile. `saved` is the form's value, undefined where nothing is
 * saved yet, `shown` its label.
 */
export function hintOf(
  { isConflict, value }: Pick<FormRefusal, "isConflict" | "value">,
  name: string,
  saved: string | undefined,
  { hint, shown = saved }: { hint?: ReactNode; shown?: string | undefined } = {},
): ReactNode {
  if (!isConflict || saved === undefined || plain(value(name)) === plain(saved)) return hint;
  return <SavedMeanwhile hint={hint} text={shown ?? saved} />;
}

/** The same for a field of several values; `shown` are their labels. */
export function hintOfList(
  { isConflict, values }: Pick<FormRefusal, "isConflict" | "values">,
  name: string,
  saved: string[] | undefined,
  { hint, shown = saved }: { hint?: ReactNode; shown?: string[] | undefined } = {},
): ReactNode {
  const sorted = (list: string[]) => JSON.stringify(list.filter(Boolean).sort());
  if (!isConflict || saved === undefined || sorted([...values(name)]) === sorted([...saved])) return hint;
  return <SavedMeanwhile hint={hint} text={(shown ?? saved).join(" · ")} />;
}

/** The same for a box that is checked or not. */
export function useBoxHint(refusal: Pick<FormRefusal, "isConflict" | "value">) {
  const { t } = useTranslation("forms");
  return (name: string, saved: boolean, hint?: ReactNode): ReactNode =>
    hintOf(refusal, name, saved ? "on" : "", { hint, shown: t(saved ? "savedOn" : "savedOff") });
}

/** A text of several lines that was saved meanwhile, below its field. */
export function SavedText({
  refusal: { isConflict, value },
  name,
  saved,
}: {
  refusal: Pick<FormRefusal, "isConflict" | "value">;
  name: string;
  saved: string;
}) {
  const { t } = useTranslation("forms");
  if (!isConflict || plain(value(name)) === plain(saved)) return null;
  return (
    <details open>
      <summary>{t("savedMeanwhile")}</summary>
      <p dir="auto" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {saved || t("savedEmpty")}
      </p>
    </details>
  );
}
