import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { DateRange } from "~/ui/form/date-range";
import { Button } from "~/ui/primitives/button";
import type { ShownDashboard } from "./shown-dashboard";

const Root = styled.nav`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s5); align-items: flex-start; margin-block-end: var(--s5);
  ul { display: flex; flex-wrap: wrap; gap: var(--s2); }
  li > a, summary { display: inline-flex; align-items: center; min-block-size: var(--control-h); padding-inline: var(--s4); border: 1px solid var(--line-2); border-radius: var(--r-control); background: var(--surface); color: var(--ink); font: 400 var(--t15) var(--font); text-decoration: none; cursor: pointer; }
  li > a:hover, summary:hover { background: var(--sunken); }
  li > a[aria-current], details[data-used] > summary { border-color: var(--accent); background: var(--tint); font-weight: 600; }
  details[open] { flex: 1 1 100%; }
  details > form { display: grid; gap: var(--s4); max-inline-size: 32rem; margin-block-start: var(--s3); padding: var(--s5); border: 1px solid var(--line); border-radius: var(--r-card); background: var(--surface); }
  details > form > button { justify-self: start; }
  @media print { display: none; }
`;

/** The choice of a dashboard's period: presets as links, other dates as a form, and the page's choice of a group. */
export function SpanForm({ span, kept }: Pick<ShownDashboard, "span" | "kept">) {
  const { t } = useTranslation("dashboard");
  const own = span.days === undefined;
  const address = (changes: Record<string, string>) =>
    `?${new URLSearchParams({
      ...(own ? { from: span.from, to: span.to } : { days: String(span.days) }),
      ...(kept ? { [kept.name]: kept.value } : {}),
      ...changes,
    })}`;
  const daysAddress = (days: number) =>
    `?${new URLSearchParams({ days: String(days), ...(kept ? { [kept.name]: kept.value } : {}) })}`;
  return (
    <Root aria-label={t("span")}>
      <ul>
        {span.choices.map(({ days, text }) => (
          <li key={days}>
            <Link
              to={daysAddress(days)}
              aria-current={days === span.days ? "true" : undefined}
              preventScrollReset
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {kept ? (
        <ul aria-label={kept.label}>
          {kept.choices.map(({ value, text }) => (
            <li key={value}>
              <Link
                to={address({ [kept.name]: value })}
                aria-current={value === kept.value ? "true" : undefined}
                preventScrollReset
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <details data-used={own || undefined} open={span.problem !== undefined}>
        <summary>{t("span.own")}</summary>
        <Form method="get" preventScrollReset>
          {kept ? <input type="hidden" name={kept.name} value={kept.value} /> : null}
          <DateRange
            key={`${span.from} ${span.to}`}
            legend={t("span.own")}
            hint={t("span.hint")}
            from={{ name: "from", value: span.from }}
            to={{ name: "to", value: span.to }}
            errors={name => (name === "from" && span.problem ? [span.problem] : undefined)}
          />
          <Button>{t("span.apply")}</Button>
        </Form>
      </details>
    </Root>
  );
}
