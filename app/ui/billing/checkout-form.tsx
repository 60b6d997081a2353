import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paymentWays } from "~/contract/plan-kinds";
import { paths } from "~/paths";
import { Check } from "~/ui/form/check";
import { RadioGroup } from "~/ui/form/choices";
import { PublicForm } from "~/ui/form/public-form";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { Sheet } from "~/ui/primitives/sheet";
import { LiftedTable } from "./lifted-table";
import { OrderSummary } from "./order-summary";
import { PlanChoice, type ShownPrice } from "./plan-choice";

const kinds = ["monthly", "yearly", "days_30", "days_365"] as const;

const Root = styled(PublicForm)`
  display: grid; grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr); gap: var(--s6); align-items: start;
  > div { display: grid; gap: var(--s6); }
  h2 { margin-block-end: var(--s4); }
  [data-of] { display: none; }
  ${kinds.map(kind => `&:has(#plan-${kind}:checked) [data-of="${kind}"]`).join(", ")} { display: grid; }
  .on-account, &:has([name="payment"][value="account"]:checked) .online { display: none; }
  &:has([name="payment"][value="account"]:checked) .on-account { display: inline; }
  .order { display: grid; gap: var(--s4); > h2 { margin: 0; } }
  .error { color: var(--err); font-weight: 600; }
  /* In one column the order summary follows the choice, before the table of limits. */
  @media (max-width: 899px) { grid-template-columns: minmax(0, 1fr); > div { display: contents; } .scope { order: 1; } }
`;

/** The choice of a plan, and the order beside it. */
export function CheckoutForm({
  offer,
  refusal,
}: {
  offer: {
    buyer: "visitor" | "manager" | "other";
    company: string | null;
    /** The EU's register names another holder of the company's VAT id. */
    otherHolder: { vatId: string; holder: string } | null;
    problem: string | null;
    chosen: string;
    taxPercent: string;
    prices: ShownPrice[];
    granted: Parameters<typeof LiftedTable>[0]["granted"];
  };
  refusal: FormRefusal;
}) {
  const { t } = useTranslation(["checkout", "plan"]);
  const { prices, taxPercent, buyer, company } = offer;
  return (
    <Root>
      <div>
        {prices.length > 0 ? (
          <Sheet data-pad>
            <PlanChoice
              prices={prices}
              chosen={refusal.value("plan", offer.chosen)}
              taxPercent={taxPercent}
            />
          </Sheet>
        ) : null}
        <Sheet aria-labelledby="lifted" className="scope">
          <h2 id="lifted" style={{ padding: "1.25rem 1.25rem 0" }}>
            {t("scope")}
          </h2>
          <LiftedTable granted={offer.granted} />
        </Sheet>
      </div>
      {prices.length > 0 ? (
        <Sheet data-pad className="order" aria-labelledby="order">
          <h2 id="order">{t("order")}</h2>
          {company && buyer === "manager" ? (
            <p className="small muted" style={{ overflowWrap: "anywhere" }}>
              {t("recipient")} <bdi>{company}</bdi>
            </p>
          ) : null}
          {buyer === "manager" ? <PaymentChoice prices={prices} refusal={refusal} /> : null}
          {prices.map(price => (
            <OrderSummary key={price.plan} price={price} taxPercent={taxPercent} />
          ))}
          {buyer === "manager" ? (
            <>
              {offer.otherHolder ? (
                <OtherHolder company={company ?? ""} found={offer.otherHolder} refusal={refusal} />
              ) : null}
              <Binding refusal={refusal} online={prices.some(one => one.payments.includes("stripe"))} />
            </>
          ) : null}
          {buyer === "visitor" ? (
            <>
              <Submit busy={t("sending")}>{t("signUp")}</Submit>
              <Submit kind="plain" name="intent" value="signIn" busy={t("sending")}>
                {t("signIn")}
              </Submit>
            </>
          ) : null}
          <p className="tiny muted">{t("withdrawal")}</p>
        </Sheet>
      ) : null}
    </Root>
  );
}

/** How to pay, where there is a choice. */
function PaymentChoice({ prices, refusal }: { prices: ShownPrice[]; refusal: FormRefusal }) {
  const { t } = useTranslation("checkout");
  const ways = paymentWays.filter(way => prices.some(({ payments }) => payments.includes(way)));
  if (ways.length > 1)
    return (
      <RadioGroup
        name="payment"
        legend={t("payment")}
        chosen={refusal.value("payment", "stripe")}
        errors={refusal.errors("payment")}
        choices={ways.map(way => ({ value: way, label: t(`pay.${way}`), sub: t(`payText.${way}`) }))}
      />
    );
  if (ways[0] !== "account") return null;
  return (
    <p>
      <input type="hidden" name="payment" value="account" />
      <b>{t("pay.account")}</b>
      <span className="small muted" style={{ display: "block" }}>
        {t("payText.account")}
      </span>
    </p>
  );
}

/** A box that has to be ticked, with its errors. */
function RequiredBox({
  name,
  label,
  refusal,
}: {
  name: "ownVatId" | "terms";
  label: ReactNode;
  refusal: FormRefusal;
}) {
  const errors = refusal.errors(name);
  return (
    <div>
      <Check
        id={name}
        name={name}
        required
        defaultChecked={refusal.value(name) === "on"}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? `${name}-error` : undefined}
        label={label}
      />
      {errors ? (
        <p className="error" id={`${name}-error`}>
          <span>{errors.join(" ")}</span>
        </p>
      ) : null}
    </div>
  );
}

/** Asks whether the VAT id is the company's own, where the EU's register names another holder. */
function OtherHolder({
  company,
  found: { vatId, holder },
  refusal,
}: {
  company: string;
  found: { vatId: string; holder: string };
  refusal: FormRefusal;
}) {
  const { t } = useTranslation("checkout");
  return (
    <div className="stack">
      <Alert tone="warn">
        {t("otherHolder", { id: vatId, holder: holder.replace("\n", ", "), company })}{" "}
        <Link to={paths.settings.company()}>{t("otherHolderMend")}</Link>
      </Alert>
      <RequiredBox name="ownVatId" label={t("ownVatId", { id: vatId })} refusal={refusal} />
    </div>
  );
}

/** The binding part of an order: consent, and the button with the wording that § 312j BGB requires. */
function Binding({ refusal, online }: { refusal: FormRefusal; online: boolean }) {
  const { t } = useTranslation("checkout");
  return (
    <>
      <RequestId form="checkout" />
      <RequiredBox
        name="terms"
        label={
          <>
            {t("agree")} <Link to={paths.terms()}>{t("terms")}</Link>
          </>
        }
        refusal={refusal}
      />
      <Submit busy={t("sending")}>{t("bindingOrder")}</Submit>
      {online ? <p className="tiny muted online">{t("stripe")}</p> : null}
    </>
  );
}
