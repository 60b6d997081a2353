import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Quota } from "~/contract/divisions";
import type { planKinds } from "~/contract/plan-kinds";
import { paths } from "~/paths";
import { Badge } from "~/ui/primitives/badge";
import { DescriptionList } from "~/ui/primitives/description-list";
import { Sheet } from "~/ui/primitives/sheet";
import { When } from "~/ui/primitives/when";
import { limits } from "./lifted-table";
import { LimitBar } from "./limit-bar";

type Time = { at: string; text: string };
export type ShownPlan = {
  sells: boolean;
  running: boolean;
  latest: { plan: (typeof planKinds)[number]; since: Time; until: Time | null } | null;
  granted: Record<(typeof limits)[number], number>;
  rooms: Record<(typeof limits)[number], Quota>;
};

const Root = styled.div`
  display: grid; gap: var(--s6);
  h2 { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s3); margin-block-end: var(--s3); }
  h2 + p + * { margin-block-start: var(--s5); }
  .bars { display: grid; gap: var(--s4); }
`;

/** The company's plan and the usage of its limits. */
export function PlanFacts({ plan }: { plan: ShownPlan }) {
  const { t } = useTranslation("plan");
  const { sells, running, latest, rooms } = plan;
  return (
    <Root>
      <Sheet data-pad aria-labelledby="plan-title">
        <h2 id="plan-title">
          {t("title")}
          {running ? <Badge tone="ok">{t("running")}</Badge> : null}
          {latest && !running ? <Badge tone="warn">{t("lapsed")}</Badge> : null}
        </h2>
        {sells ? <Sold latest={latest} running={running} /> : <p>{t("nothingToBuy")}</p>}
        {sells ? (
          <p style={{ marginBlockStart: "1rem" }}>
            <Link to={paths.settings.plans()}>{t("compare")}</Link>
          </p>
        ) : null}
      </Sheet>
      <Sheet data-pad aria-labelledby="use-title">
        <h2 id="use-title">{t("use")}</h2>
        <p className="small muted">{running ? t("useRunning") : sells ? t("useLimited") : t("useForAll")}</p>
        <div className="bars">
          {limits.map(name => (
            <LimitBar key={name} name={t(`limit.${name}`)} quota={rooms[name]} />
          ))}
        </div>
      </Sheet>
    </Root>
  );
}

function Sold({ latest, running }: Pick<ShownPlan, "latest" | "running">) {
  const { t } = useTranslation("plan");
  if (!latest) return <p>{t("noPlan")}</p>;
  const { plan, since, until } = latest;
  return (
    <>
      {running ? null : <p style={{ marginBlockEnd: "1rem" }}>{t("lapsedText")}</p>}
      <DescriptionList
        lines={[
          { name: t("name"), value: t(`kind.${plan}`) },
          { name: t("since"), value: <When at={since.at}>{since.text}</When> },
          {
            name: running ? t("until") : t("ended"),
            value: until ? <When at={until.at}>{until.text}</When> : t("renews"),
          },
        ]}
      />
    </>
  );
}
