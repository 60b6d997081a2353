import { useRouteLoaderData } from "@remix-run/react";
import { CalendarDays } from "lucide-react";
import { type ComponentType, type InputHTMLAttributes, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { isLanguage } from "~/contract/language";
import { readDay, writeDay } from "~/i18n/dates";
import type { WorkplaceData } from "~/ui/shell/frame-data";
import type { CalendarProps } from "./calendar";
import { Field } from "./field";
import { useTakenOver } from "./use-taken-over";
import { useTypedDay } from "./use-typed-day";

const Root = styled.div`
  position: relative; display: flex; margin-block-start: 0.375rem;
  > .control { flex: 1; min-inline-size: 0; margin: 0; font-variant-numeric: tabular-nums lining-nums; }
  > input[type="text"].control { border-start-end-radius: 0; border-end-end-radius: 0; }
  > input[type="date"].control { block-size: var(--control-h); }
  > button {
    display: grid; place-items: center; flex: none; inline-size: var(--control-h); padding: 0; margin-inline-start: -1px; border: 1px solid var(--control);
    border-start-end-radius: var(--r-control); border-end-end-radius: var(--r-control); background: var(--surface); cursor: pointer;
  }
  > button:hover { background: var(--sunken); }
  > button:disabled { background: var(--sunken); color: var(--muted); cursor: not-allowed; }
`;

type DateFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  errors?: string[] | undefined;
  /** "2026-11-20", or '' for none. */
  value?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** The other end of a date range. */
  other?: string | undefined;
  /** The region of the calendar's first weekday; by default that of the user's account. */
  region?: string | undefined;
  disabled?: boolean;
  readOnly?: boolean;
  onDay?(day: string | undefined): void;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "required" | "autoComplete">;

/**
 * A day. Without script the browser's date field; with script a text field in the reader's format with a
 * calendar. Either way "2026-11-20" is sent; an invalid day is sent as typed, for the server to refuse.
 */
export function DateField({
  name,
  label,
  hint,
  errors,
  value = "",
  min,
  max,
  other,
  region,
  onDay,
  ...rest
}: DateFieldProps) {
  const { t, i18n } = useTranslation("forms");
  const workplace = useRouteLoaderData("workplace") as WorkplaceData | undefined;
  const language = isLanguage(i18n.language) ? i18n.language : "en";
  const button = useRef<HTMLButtonElement>(null);
  const native = useRef<HTMLInputElement>(null);
  const { root, day, typed, problem, take, leave, keep } = useTypedDay({ value, language, min, max, onDay });
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [open, setOpen] = useState(false);
  /** The calendar's chunk failed to load: falls back to the browser's field. */
  const [lost, setLost] = useState(false);

  // Input before hydration, or restored by the history.
  const scripted = useTakenOver(native, control => {
    if (control.value !== control.defaultValue) keep(control.value);
  });

  function choose(iso: string) {
    take(writeDay(iso, language));
    close();
    // Unsaved-guards and auto-saving forms listen for this event.
    root.current?.dispatchEvent(new Event("change", { bubbles: true }));
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  async function show() {
    if (open) return setOpen(false);
    if (!Calendar) {
      const module = await import("./calendar").catch(() => undefined);
      if (!module) return setLost(true);
      setCalendar(() => module.Calendar);
    }
    setOpen(true);
  }

  const messages = problem ? [problem] : errors;
  return (
    <Field name={name} label={label} hint={hint} errors={messages}>
      {control => (
        <Root ref={root}>
          {scripted && !lost ? (
            <>
              <input type="hidden" name={control.name} value={day} disabled={rest.disabled} />
              <input
                {...rest}
                {...control}
                name={undefined}
                type="text"
                inputMode="text"
                autoComplete={rest.autoComplete ?? "off"}
                placeholder={t("date.placeholder")}
                maxLength={20}
                value={typed}
                onChange={event => take(event.currentTarget.value)}
                onBlur={leave}
              />
              <button
                ref={button}
                type="button"
                disabled={rest.disabled || rest.readOnly}
                aria-haspopup="dialog"
                aria-expanded={open}
                aria-label={t("date.open", { label })}
                onClick={show}
              >
                <CalendarDays size={18} aria-hidden />
              </button>
              {open && Calendar ? (
                <Calendar
                  label={label}
                  language={language}
                  region={region ?? workplace?.user.region}
                  day={readDay(day, language)}
                  other={other}
                  min={min}
                  max={max}
                  onChoose={choose}
                  onClose={close}
                  onLeave={() => setOpen(false)}
                />
              ) : null}
            </>
          ) : (
            <input
              {...rest}
              {...control}
              ref={native}
              type="date"
              min={min}
              max={max}
              // biome-ignore lint/a11y/noAutofocus: it takes the place of what was pressed
              autoFocus={lost}
              defaultValue={readDay(day, language) ?? ""}
            />
          )}
        </Root>
      )}
    </Field>
  );
}
