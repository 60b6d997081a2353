import { useTranslation } from "react-i18next";
import type { UndeliveredReason } from "~/contract/undelivered-reasons";
import { Alert } from "~/ui/primitives/alert";

/** An invitation that did not arrive, as its page shows it. */
export type ShownUndelivered = { reason: UndeliveredReason; words: string | null; when: string };

const remedies = {
  address: "correct",
  full: "later",
  refused: "check",
  unreachable: "check",
  unsent: "later",
  unknown: "check",
} as const satisfies Record<UndeliveredReason, string>;

/** Says that an invitation did not arrive, why, and to those who may change the person what to do. */
export function UndeliveredInvitation({
  invitation: { reason, words, when },
  mayChange,
}: {
  invitation: ShownUndelivered;
  mayChange: boolean;
}) {
  const { t } = useTranslation("employees");
  return (
    <Alert tone="err">
      {t("undelivered.since", { when })} {t(`undelivered.${reason}`)}
      {mayChange ? ` ${t(`undelivered.${remedies[reason]}`)}` : null}
      {words ? (
        <span className="small" style={{ display: "block" }}>
          {t("undelivered.words")} <bdi style={{ overflowWrap: "anywhere" }}>{words}</bdi>
        </span>
      ) : null}
    </Alert>
  );
}
