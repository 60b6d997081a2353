import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { Alert } from "~/ui/primitives/alert";

const Root = styled.div`
  margin-block-end: var(--s5);
  ul { display: grid; gap: var(--s1); margin-block-start: var(--s2); overflow-wrap: anywhere; }
`;

/** The most cited expired files of a division, which should be replaced first. */
export function StaleFiles({
  files,
}: {
  files: { id: string; name: string; expiredOn: string; citedBy: number }[];
}) {
  const { t } = useTranslation(["divisions", "shell"]);
  return (
    <Root>
      <Alert tone="warn">
        <b>{t("stale.title")}</b>
        <ul>
          {files.map(({ id, name, expiredOn, citedBy }) => (
            <li key={id}>
              <Link to={paths.knowledge.file(id)}>
                <bdi>{name}</bdi>
              </Link>
              {t("shell:label")}
              {t("cited.expired", { date: expiredOn })}
              {t("shell:comma")}
              {t("stale.cited", { count: citedBy })}
            </li>
          ))}
        </ul>
      </Alert>
    </Root>
  );
}
