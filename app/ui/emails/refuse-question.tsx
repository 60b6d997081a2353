import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Confirmation } from "~/ui/primitives/confirmation";
import { unbroken } from "~/ui/primitives/unbroken";

/** Confirms that an answer is not sent. */
export default function RefuseQuestion({
  loaded: { id, subject, version },
  problem,
}: {
  loaded: { id: string; subject: string; version: number };
  problem?: string | undefined;
}) {
  const { t } = useTranslation("mailAnswers");
  return (
    <Confirmation
      name="refuse"
      version={version}
      problem={problem}
      confirm={t("refuse")}
      icon={<X size={18} aria-hidden />}
      busy={t("refusing")}
      back={paths.emails.answer(id)}
    >
      <p>
        <b>
          <bdi>{subject || t("noSubject")}</bdi>
        </b>
      </p>
      <p>{unbroken(t("refuseText"))}</p>
    </Confirmation>
  );
}
