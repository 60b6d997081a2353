import { Form, Link } from "@remix-run/react";
import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { SelectField, TextField } from "~/ui/form/field";
import { Button } from "~/ui/primitives/button";

const Root = styled.div`
  margin-block-end: var(--s6);
  form { display: flex; flex-wrap: wrap; align-items: flex-end; gap: var(--s3); }
  form > div:first-of-type { flex: 1 1 14rem; }
  form > a { display: inline-flex; align-items: center; min-block-size: var(--control-h); font: 400 var(--t15) var(--font); }
  @media (max-width: 639px) { form > button { flex: 1 1 auto; } }
`;

/** What a list is asked: words and how many a page; both stand in the address. */
export function ListTools({
  label,
  search,
  size,
  sizes,
  kept,
  all,
}: {
  label: string;
  search: string;
  size: number;
  sizes: readonly number[];
  /** What else the address says and has to go on saying. */
  kept: Record<string, string>;
  all: string;
}) {
  const { t } = useTranslation("divisions");
  return (
    <Root>
      <Form method="get" role="search" aria-label={label}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField name="search" label={label} type="search" defaultValue={search} maxLength={200} />
        <SelectField name="size" label={t("size")} defaultValue={String(size)}>
          {sizes.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <Button>
          <Search size={18} aria-hidden />
          {t("show")}
        </Button>
        {search ? <Link to={all}>{t("reset")}</Link> : null}
      </Form>
    </Root>
  );
}
