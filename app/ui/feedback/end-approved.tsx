import { CircleStop } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Confirmation } from "~/ui/primitives/confirmation";

/** Confirms that an approved answer is not given any more. */
export default function EndApprovedQuestion({
  loaded: { name, version },
  problem,
}: {
  loaded: { name: string; version: number };
  problem?: string | undefined;
}) {
  const { t } = useTranslation("approved");
  return (
    <Confirmation
      name="end"
      version={version}
      problem={problem}
      confirm={t("endAnswer")}
      icon={<CircleStop size={18} aria-hidden />}
      busy={t("ending")}
      back={paths.feedback.approved.list()}
    >
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
      </p>
      <p>{t("endText")}</p>
    </Confirmation>
  );
}
