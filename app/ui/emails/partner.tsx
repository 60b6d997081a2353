import { useTranslation } from "react-i18next";
import type { Email } from "~/contract/emails";

type Shown = Pick<Email, "state" | "fromName" | "fromAddress" | "to">;

/** The other party of a mail: its sender, or the recipients of a sent one. `named`: its column says which. */
export function Partner({ state, fromName, fromAddress, to, named = false }: Shown & { named?: boolean }) {
  const { t } = useTranslation(["emails", "shell"]);
  const isOurs = state !== "received" && state !== "unreadable";
  if (!isOurs) return <bdi>{fromName || fromAddress}</bdi>;
  const recipients = to.length > 0 ? to.join(t("shell:comma")) : t("noRecipient");
  return (
    <>
      {named ? null : `${t("shell:label", { name: t("to") })} `}
      <bdi>{recipients}</bdi>
    </>
  );
}
