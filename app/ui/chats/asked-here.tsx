import { useTranslation } from "react-i18next";
import { Link } from "~/ui/primitives/link";

/** In a search of chats: the reader's own question that it found, with the way to it. */
export function AskedHere({ asked }: { asked: { to: string; question: string } | null }) {
  const { t } = useTranslation("chats");
  return asked ? (
    <span className="sub">
      {t("asked.here")}{" "}
      <Link to={asked.to}>
        <bdi>{asked.question}</bdi>
      </Link>
    </span>
  ) : null;
}
