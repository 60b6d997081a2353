import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Room } from "~/contract/divisions";
import { paths } from "~/paths";
import { Progress } from "~/ui/primitives/progress";

const Root = styled.div`
  font: 400 var(--t15) var(--font);
  > p { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s4); }
  > p > span { color: var(--muted); font-variant-numeric: tabular-nums lining-nums; }
`;

/** How much of a limit is used: a bar while there is one, and the way to more where plans are sold. */
export function LimitBar({
  name,
  room: { used, limit, locked },
  purchase = false,
}: {
  name: string;
  room: Room;
  /** The reader may buy what lifts the limit. */
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
