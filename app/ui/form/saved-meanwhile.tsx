import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { readRefusal } from "./read-refusal";

/** The value saved in a field meanwhile, after its hint. */
export function SavedMeanwhile({ hint, text }: { hint: ReactNode; text: string }) {
  const { t } = useTranslation("forms");
  return (
    <>
      {hint} <b>{t("savedMeanwhile")}</b> <bdi>{text || t("savedEmpty")}</bdi>
    </>
  );
}

/**
 * A field's hint; after a conflict with the value saved meanwhile. `saved` is the form's value, `shown` its
 * label.
 */
export function hintOf(
  { isConflict, value }: Pick<ReturnType<typeof readRefusal>, "isConflict" | "value">,
  name: string,
  saved: string,
  { hint, shown = saved }: { hint?: ReactNode; shown?: string | undefined } = {},
): ReactNode {
  if (!isConflict || value(name) === saved) return hint;
  return <SavedMeanwhile hint={hint} text={shown} />;
}
