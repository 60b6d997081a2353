import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Email } from "~/contract/emails";
import { LongName } from "~/ui/primitives/long-name";

type Shown = Pick<Email, "state" | "fromName" | "fromAddress" | "to" | "recipientNames">;

/** Chosen: the others are in the title. */
const maxNamed = 3;

/** A part without a place to break, which is longer than the others of usual addresses. */
const tooLong = /[^\s@_.–-]{24}/u;

/** The other party of a mail: its sender, or the recipients of a sent one. `named`: the column's title tells which. */
export function Partner({ named = false, ...mail }: Shown & { named?: boolean }) {
  const { t } = useTranslation(["emails", "shell"]);
  const { state, fromName, fromAddress, to, recipientNames } = mail;
  const isOurs = state !== "received" && state !== "unreadable";
  const names = isOurs
    ? [...new Set(to.map(address => recipientNames[address.toLowerCase()] ?? address))]
    : [fromName || fromAddress];
  const shown = names.slice(0, maxNamed);
  return (
    <span
      title={shown.length < names.length ? names.join(t("shell:comma")) : undefined}
      // A column is at least as wide as a whole part, and breaks within parts only where these have no end.
      style={{ overflowWrap: names.some(name => tooLong.test(name)) ? "anywhere" : "break-word" }}
    >
      {isOurs && !named ? `${t("shell:label", { name: t("to") })} ` : null}
      {names.length === 0 ? t("noRecipient") : null}
      {shown.map((name, at) => (
        <Fragment key={name}>
          {at > 0 ? t("shell:comma") : null}
          <LongName name={name} />
        </Fragment>
      ))}
      {shown.length < names.length ? ` ${t("moreRecipients", { count: names.length - shown.length })}` : null}
    </span>
  );
}
