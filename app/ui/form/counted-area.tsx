import { type TextareaHTMLAttributes, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Field } from "./field";
import { Textarea } from "./textarea";
import { useScripted } from "./use-scripted";

const Root = styled.div`
  > .count { display: block; margin-block-start: var(--s1); text-align: end; color: var(--muted); font: 400 var(--t13) var(--font); font-variant-numeric: tabular-nums lining-nums; }
  > .count[data-over] { color: var(--err); font-weight: 600; }
`;

/**
 * A text area with a maximum length: the remaining characters are shown below, and announced near the end when
 * typing pauses. Longer text may be typed, so that pasted text is not truncated silently.
 */
export function CountedArea({
  name,
  label,
  hint,
  errors,
  maxCharacters,
  defaultValue = "",
  ...rest
}: {
  name: string;
  label: string;
  hint?: React.ReactNode;
  errors?: string[] | undefined;
  /** Maximum number of characters. */
  maxCharacters: number;
  defaultValue?: string;
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "name" | "defaultValue" | "maxLength">) {
  const { t } = useTranslation("forms");
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(defaultValue.trim().length);
  const [said, setSaid] = useState("");
  const scripted = useScripted();
  const remaining = maxCharacters - length;
  const sentence =
    remaining < 0 ? t("count.over", { count: -remaining }) : t("count.left", { count: remaining });
  // Going back in the history restores typed text.
  useEffect(() => setLength(area.current?.value.trim().length ?? 0), []);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(remaining <= maxCharacters / 10 ? sentence : ""), 1000);
    return () => clearTimeout(timer);
  }, [remaining, maxCharacters, sentence]);
  return (
    <Field name={name} label={label} hint={hint} errors={errors}>
      {control => (
        <Root>
          <Textarea
            rows={3}
            {...rest}
            {...control}
            ref={area}
            aria-describedby={[control["aria-describedby"], `${control.id}-count`].filter(Boolean).join(" ")}
            defaultValue={defaultValue}
            onInput={event => setLength(event.currentTarget.value.trim().length)}
          />
          <span className="count" id={`${control.id}-count`} data-over={remaining < 0 || undefined}>
            {scripted ? sentence : t("count.most", { most: maxCharacters })}
          </span>
          <span className="hidden" role="status">
            {said}
          </span>
        </Root>
      )}
    </Field>
  );
}
