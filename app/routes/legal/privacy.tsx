import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { RootData } from "~/root";
import { requireAccess } from "~/session/require-access";
import { LegalDocument, LegalSection, Lines } from "~/ui/legal/document";
import { unbroken } from "~/ui/primitives/unbroken";
import { loadLegal } from "./load-legal";

export const handle = { namespaces: ["legal"] };

export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return loadLegal(context);
}

/** The data stored in browsers; the last one is not a cookie. Google's is listed if its sign-in is set up. */
const cookies = [
  "session",
  "secondStep",
  "awaited",
  "flash",
  "unsent",
  "consent",
  "seen",
  "look",
  "draft",
] as const;
const kept = ["account", "chats", "sessions", "forms", "log", "mails"] as const;

export default function Privacy() {
  const { t } = useTranslation("legal");
  const root = useRouteLoaderData("root") as RootData;
  const { empty, mayEnter, ...operator } = useLoaderData<typeof loader>();
  const paragraphs = operator.privacyAddition.split(/\n\s*\n/).filter(Boolean);
  return (
    <LegalDocument title={root.title} intro={t("privacy.intro")} empty={empty} mayEnter={mayEnter}>
      <LegalSection title={t("privacy.who")}>
        {empty ? null : (
          <Lines
            text={[operator.companyName, operator.address, operator.contact_details]
              .filter(Boolean)
              .join("\n")}
          />
        )}
        <p>{t("privacy.whoDocuments")}</p>
      </LegalSection>
      <LegalSection title={t("privacy.contact")}>{operator.privacyContact}</LegalSection>
      <LegalSection title={t("privacy.what")}>
        {kept.map(one => (
          <section key={one}>
            <h3>{t(`privacy.${one}`)}</h3>
            <p>
              {one === "log"
                ? t("privacy.logText", { count: operator.activityDays })
                : t(`privacy.${one}Text`)}
            </p>
          </section>
        ))}
      </LegalSection>
      <LegalSection title={t("privacy.cookies")}>
        <p>{t("privacy.cookiesText")}</p>
        <ul>
          {cookies.map(cookie => (
            <li key={cookie}>{t(`privacy.cookie.${cookie}`)}</li>
          ))}
        </ul>
      </LegalSection>
      <LegalSection title={t("privacy.recipients")}>
        {operator.hosting ? (
          <section>
            <h3>{t("privacy.hosting")}</h3>
            <Lines text={operator.hosting} />
          </section>
        ) : null}
        <p>{operator.provider ? t("privacy.provider", operator.provider) : t("privacy.noProvider")}</p>
        <p>{t("privacy.topicNames")}</p>
        {operator.google ? <p>{unbroken(t("privacy.google"))}</p> : null}
        {operator.recaptcha ? <p>{t("privacy.recaptcha")}</p> : null}
        {operator.countryLookup ? (
          <p>{t("privacy.countryLookup", { host: operator.countryLookup })}</p>
        ) : null}
        <p>{t(operator.recaptcha ? "privacy.noOthersBesides" : "privacy.noOthers")}</p>
      </LegalSection>
      <LegalSection title={t("privacy.ai")}>{t("privacy.aiText")}</LegalSection>
      <LegalSection title={t("privacy.rights")}>
        <p>{t("privacy.rightsText")}</p>
        <p>{t("privacy.rightsHow")}</p>
      </LegalSection>
      <LegalSection title={t("privacy.more")}>
        {paragraphs.length > 0
          ? paragraphs.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text, never reordered
              <Lines key={index} text={text} />
            ))
          : null}
      </LegalSection>
    </LegalDocument>
  );
}
