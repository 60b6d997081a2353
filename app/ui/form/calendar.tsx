import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { DayPicker, type Matcher } from "react-day-picker";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Language } from "~/contract/language";
import { firstDayOf, regionOf } from "~/i18n/first-day";
import { localeOf } from "~/i18n/format";
import { directionOf } from "~/i18n/languages";
import { keepInView } from "~/ui/primitives/keep-in-view";

const Root = styled.div`
  position: absolute; z-index: 20; inset-inline-end: 0; inset-block-start: calc(100% + 4px); inline-size: max-content; max-inline-size: calc(100vw - 2rem);
  padding: var(--s3); border: 1px solid var(--line-2); border-radius: var(--r-card); background: var(--raised); box-shadow: var(--float);
  &[data-above] { inset-block: auto calc(100% + 4px); }
  .root { position: relative; }
  .caption { display: flex; align-items: center; block-size: 2.5rem; padding-inline: var(--s2); font: 650 var(--t16) var(--font); }
  .nav { position: absolute; inset-inline-end: 0; inset-block-start: 0; display: flex; gap: var(--s1); }
  .nav button { display: grid; place-items: center; inline-size: 2.5rem; block-size: 2.5rem; padding: 0; border: 0; border-radius: var(--r-control); background: none; cursor: pointer; }
  .nav button:hover { background: var(--sunken); }
  .nav button[aria-disabled="true"] { color: var(--line-2); cursor: not-allowed; }
  [dir="rtl"] & .nav svg { transform: scaleX(-1); }
  table { border-collapse: collapse; }
  th { block-size: 2rem; color: var(--muted); font: 600 var(--t13) var(--font); }
  td { padding: 0; text-align: center; }
  td > button {
    inline-size: 2.5rem; block-size: 2.5rem; padding: 0; border: 1px solid transparent; border-radius: var(--r-control); background: none;
    font: 400 var(--t15) var(--font); font-variant-numeric: tabular-nums; cursor: pointer;
  }
  td > button:hover { background: var(--sunken); }
  td.outside > button { color: var(--muted); }
  td.between { background: var(--tint); }
  td.today > button { border-color: var(--accent); font-weight: 650; }
  td.chosen > button { background: var(--button); color: var(--on-accent); font-weight: 650; }
  td.disabled > button { color: var(--muted); text-decoration: line-through; cursor: not-allowed; background: none; }
  @media (forced-colors: active) { td.chosen > button { background: Highlight; color: HighlightText; forced-color-adjust: none; } }
  @media (max-width: 639px) { td > button, .nav button { inline-size: min(2.75rem, (100vw - 4rem) / 7); block-size: 2.75rem; } }
`;

export type CalendarProps = {
  label: string;
  language: Language;
  region: string | undefined;
  day: string | undefined;
  other: string | undefined;
  min: string | undefined;
  max: string | undefined;
  onChoose(day: string): void;
  onClose(): void;
  onLeave(): void;
};

const toDate = (iso: string) => {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  return new Date(year, month - 1, day);
};
const toIso = (date: Date) =>
  [
    String(date.getFullYear()).padStart(4, "0"),
    String(date.getMonth() + 1).padStart(2, "0"),
    String(date.getDate()).padStart(2, "0"),
  ].join("-");

/**
 * A month to choose a day from, in the reader's language, with the first day of the week of their region. Loaded
 * on demand.
 */
export function Calendar({
  label,
  language,
  region,
  day,
  other,
  min,
  max,
  onChoose,
  onClose,
  onLeave,
}: CalendarProps) {
  const { t } = useTranslation(["forms", "shell"]);
  const box = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(false);
  const written = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    new Intl.DateTimeFormat(localeOf(language), options).format(date);
  const month = written({ month: "long", year: "numeric" });
  const whole = written({ dateStyle: "full" });
  const chosen = day ? toDate(day) : undefined;
  const limits: Matcher[] = [
    ...(min ? [{ before: toDate(min) }] : []),
    ...(max ? [{ after: toDate(max) }] : []),
  ];
  const [first, last] = [day, other].filter(one => one !== undefined && one !== "").sort();
  const today = new Date();
  const from =
    chosen ?? (min && toDate(min) > today ? toDate(min) : max && toDate(max) < today ? toDate(max) : today);

  useEffect(() => {
    const place = box.current?.getBoundingClientRect();
    const field = box.current?.parentElement?.getBoundingClientRect();
    if (place && field) setAbove(place.bottom > window.innerHeight && field.top > place.height);
    if (box.current) keepInView(box.current);
    const outside = (event: PointerEvent) => {
      if (!box.current?.parentElement?.contains(event.target as Node)) onLeave();
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [onLeave]);

  return (
    <Root
      ref={box}
      role="dialog"
      aria-label={t("date.calendar", { label })}
      data-above={above || undefined}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      onBlur={event => {
        if (event.relatedTarget && !box.current?.parentElement?.contains(event.relatedTarget)) onLeave();
      }}
    >
      <DayPicker
        mode="single"
        autoFocus
        selected={chosen}
        defaultMonth={from}
        onSelect={(_day, pressed) => onChoose(toIso(pressed))}
        disabled={limits}
        startMonth={min ? toDate(min) : undefined}
        endMonth={max ? toDate(max) : undefined}
        modifiers={first && last ? { between: { from: toDate(first), to: toDate(last) } } : {}}
        modifiersClassNames={{ between: "between" }}
        showOutsideDays
        fixedWeeks
        numerals="latn"
        dir={directionOf(language)}
        weekStartsOn={firstDayOf(regionOf(region, navigator.language, language))}
        formatters={{
          formatCaption: month,
          formatDay: date => String(date.getDate()),
          formatWeekdayName: written({ weekday: language === "ar" ? "narrow" : "short" }),
        }}
        labels={{
          labelNav: () => t("date.months"),
          labelGrid: month,
          labelWeekday: written({ weekday: "long" }),
          labelNext: date => (date ? t("date.to", { month: month(date) }) : t("date.next")),
          labelPrevious: date => (date ? t("date.to", { month: month(date) }) : t("date.previous")),
          labelDayButton: (date, { today: isToday, selected }) =>
            [isToday ? t("date.today") : "", whole(date), selected ? t("date.chosen") : ""]
              .filter(Boolean)
              .join(t("shell:comma")),
        }}
        classNames={{
          root: "root",
          month_caption: "caption",
          caption_label: "title",
          nav: "nav",
          button_next: "next",
          button_previous: "previous",
          today: "today",
          outside: "outside",
          disabled: "disabled",
          selected: "chosen",
          hidden: "out",
        }}
        components={{
          Chevron: ({ orientation }) =>
            orientation === "left" ? (
              <ChevronLeft size={20} aria-hidden />
            ) : (
              <ChevronRight size={20} aria-hidden />
            ),
        }}
      />
    </Root>
  );
}
