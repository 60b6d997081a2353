import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "~/contract/language";
import { readDay, writeDay } from "~/i18n/dates";

type TypedDay = {
  value: string;
  language: Language;
  min: string | undefined;
  max: string | undefined;
  onDay: ((day: string | undefined) => void) | undefined;
};

/** The day of a date field and its text in the reader's format; what is no day stays as it was typed. */
export function useTypedDay({ value, language, min, max, onDay }: TypedDay) {
  const { t } = useTranslation("forms");
  const root = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState(value);
  const [typed, setTyped] = useState(writeDay(value, language) || value);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    const form = root.current?.closest("form");
    const again = () => {
      setDay(value);
      setTyped(writeDay(value, language) || value);
      setProblem(undefined);
    };
    form?.addEventListener("reset", again);
    return () => form?.removeEventListener("reset", again);
  }, [value, language]);

  function wrongWith(iso: string | undefined, text: string): string | undefined {
    if (text.trim() === "") return undefined;
    if (!iso) return t("date.wrong", { example: writeDay("2026-11-20", language) });
    if (min && iso < min) return t("date.tooEarly", { day: writeDay(min, language) });
    if (max && iso > max) return t("date.tooLate", { day: writeDay(max, language) });
    return undefined;
  }

  function take(text: string) {
    const iso = readDay(text, language);
    setTyped(text);
    setDay(iso ?? text.trim());
    setProblem(undefined);
    onDay?.(iso);
    return iso;
  }

  function leave() {
    const iso = readDay(typed, language);
    setProblem(wrongWith(iso, typed));
    if (iso) setTyped(writeDay(iso, language));
  }

  /** Takes over a day from the browser's own field. */
  function keep(iso: string) {
    setDay(iso);
    setTyped(writeDay(iso, language));
    onDay?.(iso || undefined);
  }

  return { root, day, typed, problem, take, leave, keep };
}
