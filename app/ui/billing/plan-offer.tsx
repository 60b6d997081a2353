import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";
import { LiftedTable } from "./lifted-table";
import type { ShownPlan } from "./plan-facts";

const Root = styled.div`
  display: grid; gap: var(--s6);
  section > h2, section > p { padding-inline: var(--s5); }
  section > h2 { padding-block-start: var(--s5); }
  section > p { padding-block-end: var(--s4); }
  ul { display: grid; gap: var(--s3); padding: 0 var(--s5) var(--s5); }
  li { padding-block-start: var(--s3); border-block-start: 1px solid var(--line); }
  li b { display: block; }
`;

const kinds = ["monthly", "yearly", "days_30", "days_365"] as const;

/** The available plans and what they change. */
export function PlanOffer({ plan }: { plan: ShownPlan }) {
  const { t } = useTranslation("plan");
  if (!plan.sells)
    return (
      <Sheet>
        <EmptyState title={t("nothingToBuyTitle")}>{t("nothingToBuy")}</EmptyState>
      </Sheet>
    );
  const current = plan.running ? plan.latest?.plan : undefined;
  return (
    <Root>
      <Sheet aria-labelledby="offer-title">
        <h2 id="offer-title">{t("offer")}</h2>
        <p className="small muted">{t("offerText")}</p>
        <p>
          <a href={paths.checkout()}>{t("toCheckout")}</a>
        </p>
        <LiftedTable granted={plan.granted} />
      </Sheet>
      <Sheet aria-labelledby="kinds-title">
        <h2 id="kinds-title">{t("kinds")}</h2>
        <p className="small muted">{t("kindsText")}</p>
        <ul>
          {kinds.map(kind => (
            <li key={kind} aria-current={kind === current ? "true" : undefined}>
              <b>
                {t(`kind.${kind}`)}
                {kind === current ? ` · ${t("yours")}` : ""}
              </b>
              <span className="small muted">{t(`kindText.${kind}`)}</span>
            </li>
          ))}
        </ul>
      </Sheet>
    </Root>
  );
}
