import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { readRefusal } from "./read-refusal";

/**
 * What somebody else, or oneself in another window, has saved in a field while it was being edited; behind its hint.
 */
export function SavedMeanwhile({ hint, text }: { hint: ReactNode; text: string }) {
  const { t } = useTranslation("forms");
  return (
    <>
      {hint} <b>{t("savedMeanwhile")}</b> <bdi>{text || t("savedEmpty")}</bdi>
    </>
  );
}

/**
 * The hint of a field; once somebody else was quicker, with what they saved in it. `saved` is what the form would send,
 * `shown` what a reader calls it.
 */
export function hintOf(
  { overtaken, value }: Pick<ReturnType<typeof readRefusal>, "overtaken" | "value">,
  name: string,
  saved: string,
  { hint, shown = saved }: { hint?: ReactNode; shown?: string | undefined } = {},
): ReactNode {
  if (!overtaken || value(name) === saved) return hint;
  return <SavedMeanwhile hint={hint} text={shown} />;
}
