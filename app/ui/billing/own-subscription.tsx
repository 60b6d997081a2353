import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { DescriptionList } from "~/ui/primitives/description-list";
import { Sheet } from "~/ui/primitives/sheet";

export type ShownSubscription = {
  plan: "monthly" | "yearly";
  state: "active" | "past_due";
  ending: boolean;
  periodEnds: string;
  /** The amount of the next charge, at the end of the period. */
  next: string | null;
  /** A change that needs confirmation, with what it costs now. */
  change: {
    plan: "monthly" | "yearly";
    due: string;
    credit: boolean;
    at: number;
    needsAddress: boolean;
  } | null;
  /** Whether to ask to confirm the cancellation. */
  cancelling: boolean;
};

/** The renewing plan: its next charge, and the ways to change, pay and cancel it. */
export function OwnSubscription({ subscription }: { subscription: ShownSubscription }) {
  const { t } = useTranslation(["plan", "checkout", "shell"]);
  const { plan, state, ending, periodEnds, next, change, cancelling } = subscription;
  const other = plan === "monthly" ? "yearly" : "monthly";
  if (change || (cancelling && !ending)) return <Ask subscription={subscription} />;
  return (
    <Sheet data-pad aria-labelledby="renewing-title">
      <h2 id="renewing-title" style={{ marginBlockEnd: "1rem" }}>
        {t("own.title")}
      </h2>
      {state === "past_due" || ending ? (
        <div className="stack" style={{ marginBlockEnd: "1.25rem" }}>
          {state === "past_due" ? <Alert tone="err">{t("own.pastDue")}</Alert> : null}
          {ending ? <Alert tone="warn">{t("own.ending", { date: periodEnds })}</Alert> : null}
        </div>
      ) : null}
      <DescriptionList
        lines={[
          { name: t("name"), value: t(`kind.${plan}`) },
          { name: t("own.period"), value: periodEnds },
          {
            name: t("checkout:nextCharge"),
            value: next ? `${next}${t("shell:comma")}${periodEnds}` : ending ? t("own.none") : null,
          },
        ]}
      />
      <div className="row" style={{ marginBlockStart: "1.25rem" }}>
        {state === "past_due" ? (
          <Form method="post">
            <RequestId form="pay" />
            <Submit name="intent" value="pay" busy={t("checkout:sending")}>
              {t("own.pay")}
            </Submit>
          </Form>
        ) : null}
        <Form method="post">
          <RequestId form="portal" />
          <Submit
            kind={state === "past_due" ? "plain" : "main"}
            name="intent"
            value="portal"
            busy={t("checkout:sending")}
          >
            {t("own.portal")}
          </Submit>
        </Form>
        {ending ? (
          <Form method="post">
            <RequestId form="resume" />
            <Submit kind="plain" name="intent" value="resume" busy={t("checkout:sending")}>
              {t("own.resume")}
            </Submit>
          </Form>
        ) : (
          <>
            <ButtonLink to={paths.settings.billing({ change: other })}>
              {t("own.changeTo", { plan: t(`kind.${other}`) })}
            </ButtonLink>
            <ButtonLink kind="danger" to={paths.settings.billing({ cancel: "1" })}>
              {t("own.cancel")}
            </ButtonLink>
          </>
        )}
      </div>
    </Sheet>
  );
}

/** Asks for confirmation of a change, with its cost and when it takes effect. */
function Ask({ subscription: { plan, change, periodEnds } }: { subscription: ShownSubscription }) {
  const { t } = useTranslation(["plan", "checkout", "shell", "invoices"]);
  const intent = change ? "change" : "cancel";
  return (
    <Sheet data-pad aria-labelledby="ask-title">
      <h2 id="ask-title" style={{ marginBlockEnd: "1rem" }}>
        {change ? t("own.changeTo", { plan: t(`kind.${change.plan}`) }) : t("own.cancelTitle")}
      </h2>
      <p>
        {change
          ? t(change.credit ? "own.credit" : "own.due", {
              amount: change.due,
              plan: t(`kind.${change.plan}`),
            })
          : t("own.cancelText", { plan: t(`kind.${plan}`), date: periodEnds })}
      </p>
      {change?.needsAddress ? (
        <div className="stack" style={{ marginBlockStart: "1.25rem" }}>
          <Alert tone="warn">
            {t("own.needsAddress")} <Link to={paths.settings.company()}>{t("invoices:waiting.enter")}</Link>
          </Alert>
          <p>
            <Link to={paths.settings.billing()}>{t("own.keep")}</Link>
          </p>
        </div>
      ) : (
        <Form method="post" className="row" style={{ marginBlockStart: "1.25rem" }}>
          <RequestId form={intent} />
          {change ? (
            <>
              <input type="hidden" name="plan" value={change.plan} />
              <input type="hidden" name="at" value={change.at} />
            </>
          ) : null}
          <Submit
            kind={change ? "main" : "danger-main"}
            name="intent"
            value={intent}
            busy={t("checkout:sending")}
          >
            {change ? t("checkout:bindingOrder") : t("own.cancelNow")}
          </Submit>
          <Link to={paths.settings.billing()}>{t("own.keep")}</Link>
        </Form>
      )}
    </Sheet>
  );
}
