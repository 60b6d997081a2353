import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { RootData } from "~/root";
import { requireAccess } from "~/session/require-access";
import { LegalDocument, LegalSection } from "~/ui/legal/document";
import { TextLink } from "~/ui/primitives/text-link";
import { loadLegal } from "./load-legal";

export const handle = { namespaces: ["legal"] };

export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return loadLegal(context);
}

export default function Imprint() {
  const { t } = useTranslation("legal");
  const root = useRouteLoaderData("root") as RootData;
  const { empty, mayEnter, ...operator } = useLoaderData<typeof loader>();
  const { registry_court: court, commercial_register_number: number } = operator;
  return (
    <LegalDocument title={root.title} intro={t("imprint.intro")} empty={empty} mayEnter={mayEnter}>
      {empty ? null : (
        <LegalSection title={t("imprint.provider")}>
          {[operator.companyName, operator.address].filter(Boolean).join("\n")}
        </LegalSection>
      )}
      <LegalSection title={t("imprint.managing")}>{operator.managing_director}</LegalSection>
      <LegalSection title={t("imprint.contact")}>{operator.contact_details}</LegalSection>
      <LegalSection title={t("imprint.website")}>
        {operator.website ? (
          <p>
            <TextLink to={operator.website}>{operator.website}</TextLink>
          </p>
        ) : null}
      </LegalSection>
      <LegalSection title={t("imprint.register")}>
        {court && number ? t("imprint.registerAt", { court, number }) : court || number}
      </LegalSection>
      <LegalSection title={t("imprint.vat")}>
        {operator.ust_idnr ? (
          <p>
            <bdi>{operator.ust_idnr}</bdi>
          </p>
        ) : null}
      </LegalSection>
      <LegalSection title={t("imprint.content")}>{t("imprint.contentText")}</LegalSection>
    </LegalDocument>
  );
}
