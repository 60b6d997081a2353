import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { RootData } from "~/root";
import { requireAccess } from "~/session/require-access";
import { LegalDocument, LegalSection } from "~/ui/legal/document";
import { loadLegal } from "./load-legal";

export const handle = { namespaces: ["legal", "terms"] };

export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return loadLegal(context);
}

const parts = ["subject", "instructions", "secrecy", "security", "others", "help", "end"] as const;

export default function Processing() {
  const { t } = useTranslation("terms");
  const root = useRouteLoaderData("root") as RootData;
  const operator = useLoaderData<typeof loader>();
  return (
    <LegalDocument title={root.title} intro={t("processing.intro")} empty={false} mayEnter={false}>
      {parts.map(part => (
        <LegalSection key={part} title={t(`processing.${part}.title`)}>
          {t(`processing.${part}.text`)}
        </LegalSection>
      ))}
      <LegalSection title={t("operator")}>
        {[operator.companyName, operator.address, operator.contact_details].filter(Boolean).join("\n")}
      </LegalSection>
    </LegalDocument>
  );
}
