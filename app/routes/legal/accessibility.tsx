import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { RootData } from "~/root";
import { requireAccess } from "~/session/require-access";
import { LegalDocument, LegalSection } from "~/ui/legal/document";
import { loadLegal } from "./load-legal";

export const handle = { namespaces: ["legal"] };

export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return loadLegal(context);
}

export default function Accessibility() {
  const { t } = useTranslation("legal");
  const root = useRouteLoaderData("root") as RootData;
  const { contact_details: contact } = useLoaderData<typeof loader>();
  return (
    <LegalDocument title={root.title} intro={t("accessibility.intro")} empty={false} mayEnter={false}>
      <LegalSection title={t("accessibility.state")}>{t("accessibility.stateText")}</LegalSection>
      <LegalSection title={t("accessibility.limits")}>{t("accessibility.limitsText")}</LegalSection>
      <LegalSection title={t("accessibility.contact")}>
        {[t("accessibility.contactText"), contact].filter(Boolean).join("\n\n")}
      </LegalSection>
      <LegalSection title={t("accessibility.authority")}>{t("accessibility.authorityText")}</LegalSection>
    </LegalDocument>
  );
}
