import { ShieldOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isolate } from "~/i18n/isolate";
import { Confirmation } from "~/ui/primitives/confirmation";
import { unbroken } from "~/ui/primitives/unbroken";

export type TwoFactorToRemove = { name: string; email: string; back: string };

/** Confirms the removal of a lost second factor. */
export default function RemoveTwoFactorQuestion({
  loaded: { name, email, back },
  problem,
}: {
  loaded: TwoFactorToRemove;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("people");
  return (
    <Confirmation
      name="remove-two-factor"
      problem={problem}
      confirm={t("twoFactor.confirm")}
      icon={<ShieldOff size={18} aria-hidden />}
      busy={t("twoFactor.busy")}
      back={back}
    >
      <p>
        <b>{t("twoFactor.what", { name: isolate(name), email: isolate(email) })}</b>
      </p>
      <p>{t("twoFactor.sessions")}</p>
      <p>{unbroken(t("twoFactor.told"))}</p>
      <p>{t("twoFactor.care")}</p>
    </Confirmation>
  );
}
