import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Quota } from "~/contract/divisions";
import { paths } from "~/paths";
import { Progress } from "~/ui/primitives/progress";

const Root = styled.div`
  font: 400 var(--t15) var(--font);
  > p { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s4); }
  > p > span { color: var(--muted); font-variant-numeric: tabular-nums lining-nums; }
`;

/** Usage of a limit as a bar, with a link to upgrade where plans are sold. */
export function LimitBar({
  name,
  quota: { used, limit, locked },
  purchase = false,
}: {
  name: string;
  quota: Quota;
  /** The reader may buy a plan without this limit. */
  purchase?: boolean;
}) {
  const { t } = useTranslation(["plan", "messages"]);
  return (
    <Root>
      <p>
        <b>{name}</b>
        <span>{limit === null ? t("unlimited", { used }) : t("used", { used, limit })}</span>
      </p>
      {limit === null ? null : <Progress label={name} value={Math.min(used, limit)} of={limit} />}
      {locked && purchase ? <a href={paths.checkout()}>{t("messages:plan.locked")}</a> : null}
    </Root>
  );
}
