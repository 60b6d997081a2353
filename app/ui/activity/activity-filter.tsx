import { Form, Link } from "@remix-run/react";
import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { codeClasses } from "~/contract/activities";
import { SelectField, TextField } from "~/ui/form/field";
import { Button } from "~/ui/primitives/button";

const Root = styled(Form)`
  display: flex; flex-wrap: wrap; align-items: flex-end; gap: var(--s3); margin-block-end: var(--s6);
  > div { flex: 0 1 11rem; }
  > div:first-of-type { flex: 1 1 16rem; }
  /* A date is taller by itself than a line of text. */
  .control { block-size: var(--control-h); }
  > a { display: inline-flex; align-items: center; min-block-size: var(--control-h); font: 400 var(--t15) var(--font); }
  @media (max-width: 639px) { > div { flex: 1 1 9rem; } > button { flex: 1 1 100%; } }
`;

/** What the log is asked for, as it stands in the address. */
export type ActivityFilter = {
  search: string;
  codes?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Words, a class of codes, and the first and the last day. */
export function ActivityFilterForm({ filter, all }: { filter: ActivityFilter; all: string }) {
  const { t } = useTranslation("activity");
  const { search, codes, from, to } = filter;
  return (
    <Root method="get" role="search" aria-label={t("search")}>
      <TextField name="search" label={t("search")} type="search" defaultValue={search} maxLength={200} />
      <SelectField name="codes" label={t("code")} defaultValue={codes ?? ""}>
        <option value="">{t("codes.all")}</option>
        {codeClasses.map(one => (
          <option key={one} value={one}>
            {t(`codes.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField name="from" label={t("from")} type="date" defaultValue={from} />
      <TextField name="to" label={t("to")} type="date" defaultValue={to} />
      <Button>
        <Search size={18} aria-hidden />
        {t("show")}
      </Button>
      {search || codes || from || to ? <Link to={all}>{t("reset")}</Link> : null}
    </Root>
  );
}
