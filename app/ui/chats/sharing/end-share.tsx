import { UserX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "~/ui/primitives/confirmation";

export type ShareToEnd = {
  chat: string;
  /** With whom an own chat is shared, or who shares it. */
  name: string;
  /** The reader leaves a chat of another person. */
  leaves: boolean;
  back: string;
};

/** Confirms that a chat is no longer shared. */
export default function EndShareQuestion({
  loaded: { chat, name, leaves, back },
  problem,
}: {
  loaded: ShareToEnd;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("sharing");
  return (
    <Confirmation
      name="end-share"
      problem={problem}
      icon={<UserX size={18} aria-hidden />}
      confirm={t(leaves ? "leave" : "end")}
      busy={t("ending")}
      back={back}
    >
      <p>
        <b>
          <bdi>{chat}</bdi>
        </b>
      </p>
      <p>{t(leaves ? "leaveWhat" : "endWhat", { name })}</p>
      <p>{t(leaves ? "leaveKept" : "endKept")}</p>
    </Confirmation>
  );
}
