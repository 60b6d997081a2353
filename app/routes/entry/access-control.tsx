import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { ChartNoAxesColumn, UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { matrixSubjects } from "~/contract/abilities";
import { i18nFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { AbilityTable } from "~/ui/profile/ability-table";

export const handle = { namespaces: ["access"] };

const actions = ["read", "create", "update", "delete"] as const;

export async function loader({ context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  const { t, exists } = i18nFor(context.language);
  const role = `access:role.${user.role}`;
  return {
    // Custom roles of the operator have their own name.
    role: exists(role) ? t(role as "access:role.data_manager") : user.role,
    company: user.companyName,
    figures: ability.can("read", "Figures"),
    rights: matrixSubjects.map(subject => ({
      subject,
      may: actions.map(action => ability.can(action, subject)),
    })),
  };
}

const Cards = styled.div`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: var(--s6); margin-block-end: var(--s8);
  h2 { display: flex; align-items: center; gap: var(--s3); margin-block-end: var(--s2); }
  h2 svg { color: var(--accent); }
  section[data-closed] { border-style: dashed; background: none; color: var(--muted); }
  section[data-closed] h2 svg { color: var(--muted); }
  a { margin-block-start: var(--s4); }
`;

/** The user's permissions in plain words, with two example cards that depend on them. */
export default function AccessControl() {
  const { t } = useTranslation("access");
  const root = useRouteLoaderData("root") as RootData;
  const { role, company, figures, rights } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={root.title}>
        {t("intro", { role })} {company ? t("company", { company }) : t("noCompany")}
      </PageHead>
      <Cards>
        <Sheet data-pad>
          <h2>
            <UsersRound size={20} aria-hidden />
            {t("everyone.title")}
          </h2>
          <p>{t("everyone.text")}</p>
        </Sheet>
        <Sheet data-pad data-closed={figures ? undefined : true}>
          <h2>
            <ChartNoAxesColumn size={20} aria-hidden />
            {t("figures.title")}
          </h2>
          <p>{figures ? t("figures.yes") : t("figures.no")}</p>
          {figures ? <ButtonLink to={paths.charts.apex()}>{t("figures.open")}</ButtonLink> : null}
        </Sheet>
      </Cards>
      <h2 style={{ marginBlockEnd: "0.75rem" }}>{t("table")}</h2>
      <Sheet as="div">
        <AbilityTable rights={rights} actions={actions} />
      </Sheet>
    </>
  );
}
