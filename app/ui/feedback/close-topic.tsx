import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Confirmation } from "~/ui/primitives/confirmation";

export type TopicToClose = { name: string; version: number };

/** Confirms that a topic is out of scope, with the consequence for its questions. */
export default function CloseTopicQuestion({
  loaded: { name, version },
  problem,
}: {
  loaded: TopicToClose;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("topics");
  return (
    <Confirmation
      name="close"
      version={version}
      problem={problem}
      confirm={t("closeTopic")}
      icon={<X size={18} aria-hidden />}
      busy={t("closing")}
      back={paths.feedback.topics()}
    >
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
      </p>
      <p>{t("closeText")}</p>
    </Confirmation>
  );
}
