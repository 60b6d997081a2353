import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { SelectField, TextField } from "~/ui/form/field";
import type { Offer } from "./answer";
import { QuotaNotice } from "./quota";

const Root = styled.div`
  display: grid; gap: var(--s5); min-inline-size: 0;
  /* The name is only needed for a new division. */
  &:has(option[value="new"]):not(:has(option[value="new"]:checked)) > .new { display: none; }
  > details > summary { inline-size: fit-content; padding-block: var(--s2); color: var(--accent); font: 400 var(--t15) var(--font); cursor: pointer; }
  @media (max-width: 639px) { > details > summary { padding-block: var(--s3); } }
`;

/** The division that files are uploaded into: one that exists, or a new one. */
export function DivisionChoice({
  offer,
  value,
  errors,
}: {
  offer: Offer;
  value: (name: string, otherwise?: string) => string;
  errors: (name: string) => string[] | undefined;
}) {
  const { t } = useTranslation("divisions");
  const mayMake = offer.full === null;
  const full = (
    <QuotaNotice limit={offer.full ?? 0} purchase={offer.purchase} errors={errors("newDivision")} />
  );
  return (
    <Root>
      {offer.divisions.length === 0 ? (
        <input type="hidden" name="division" value="new" />
      ) : (
        <SelectField
          name="division"
          label={t("new.division")}
          defaultValue={value("division", offer.chosen)}
          errors={errors("division")}
        >
          <option value="">{t("new.choose")}</option>
          {offer.divisions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {mayMake ? <option value="new">{t("new.another")}</option> : null}
        </SelectField>
      )}
      {mayMake ? (
        <div className="new">
          <TextField
            name="newDivision"
            label={t("new.name")}
            defaultValue={value("newDivision")}
            errors={errors("newDivision")}
            maxLength={120}
            autoComplete="off"
          />
        </div>
      ) : offer.divisions.length === 0 ? (
        full
      ) : (
        // The limit does not concern uploads into a division, so it is shown only to users who want another one.
        <details open={errors("newDivision") !== undefined}>
          <summary>{t("new.another")}</summary>
          {full}
        </details>
      )}
    </Root>
  );
}
