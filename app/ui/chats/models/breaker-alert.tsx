import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/primitives/alert";

/** Says that the provider keeps failing and is not called for a while. */
export function BreakerAlert({ breaker }: { breaker: { since: string; retry: string; reason: string } }) {
  const { t } = useTranslation("models");
  return (
    <Alert tone="warn">
      <b>{t("breaker.title")}</b>
      <p>{t("breaker.text", { since: breaker.since, retry: breaker.retry })}</p>
      <p>{t("breaker.last", { reason: breaker.reason })}</p>
    </Alert>
  );
}
