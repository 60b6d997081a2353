import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";

const Root = styled.div`
  display: flex; gap: var(--s3); padding: var(--s3); border: 1.5px dashed var(--control); border-radius: var(--r-control);
  font: 400 var(--t15) var(--font); color: var(--muted);
  > svg { margin-block-start: 0.125rem; }
  a { display: block; font-weight: 600; }
  .error { color: var(--err); font-weight: 600; }
`;

/** Says that the plan allows no further division, with a link to upgrade. */
export function QuotaNotice({
  limit,
  purchase,
  errors,
}: {
  limit: number;
  purchase: boolean;
  errors: string[] | undefined;
}) {
  const { t } = useTranslation(["divisions", "messages"]);
  return (
    <Root id="newDivision" tabIndex={-1}>
      <Lock size={20} aria-hidden />
      <div>
        {errors?.length ? (
          <p className="error">{errors.join(" ")}</p>
        ) : (
          <p>{t("new.full", { count: limit })}</p>
        )}
        {purchase ? <a href={paths.checkout()}>{t("messages:plan.locked")}</a> : null}
      </div>
    </Root>
  );
}
