import { useTranslation } from "react-i18next";
import { Link } from "~/ui/primitives/link";

/** Questions that their askers handed on, each with a link to save it as a golden question. */
export function Wordings({ all }: { all: { question: string; to?: string | undefined }[] }) {
  const { t } = useTranslation(["topics", "shell"]);
  return (
    <ul>
      {all.map(({ question, to }) => (
        <li key={question}>
          <bdi>{question}</bdi>
          {to ? (
            <>
              {" "}
              <Link to={to}>
                {t("golden")}
                <span className="hidden">{t("shell:about", { name: question })}</span>
              </Link>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
