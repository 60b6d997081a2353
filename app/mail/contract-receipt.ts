import type { DeclarationReceipt } from "~/contract/declarations";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { formatDate, formatTime } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

/** The mail that confirms a cancellation or a withdrawal; with a link it can be carried out at once. */
export function contractReceipt(
  receipt: DeclarationReceipt,
  link: { token: string; endsAt: Date; company: string } | undefined,
): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const { kind, extraordinary, reason, name, contract, endsOn, receivedAt, language, timeZone } = receipt;
  const t = textsFor(language);
  const what =
    kind === "withdrawal" ? "withdrawal" : extraordinary ? ("extraordinary" as const) : ("ordinary" as const);
  return composeMail(
    {
      name: undefined,
      language,
      origin,
      product,
      path: link ? paths.contracts.confirm({ token: link.token }) : paths.imprint(),
    },
    texts => (link ? texts.contractLink : texts.contractReceived),
    {
      what: t(`contracts:what.${what}`),
      who: name,
      contract,
      reason: reason || "–",
      company: link?.company ?? "",
      end:
        kind === "withdrawal"
          ? t("contracts:at.once")
          : endsOn
            ? formatDate(`${endsOn}T12:00:00Z`, { language, timeZone: "UTC" })
            : t("contracts:at.earliest"),
      time: formatTime(receivedAt, { language, timeZone }),
      date: link ? formatDate(link.endsAt, { language, timeZone }) : "",
    },
  );
}
