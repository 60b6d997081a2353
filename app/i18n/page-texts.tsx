import { useMatches } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sentTexts } from "./sent-texts";

/** The id of the script element that carries a page's texts to the browser. */
export const textsId = "texts";

type Named = { namespaces?: string[] } | null | undefined;

/**
 * The namespaces that the matched routes name in their `handle`, and in their data where it depends on
 * that; a page carries these and no others.
 */
function useNamespaces(): string[] {
  const named = useMatches().flatMap(match => [
    ...((match.handle as Named)?.namespaces ?? []),
    ...((match.data as Named)?.namespaces ?? []),
  ]);
  return [...new Set(named)];
}

/** The texts of this page, for the browser to take over without asking again. */
export function PageTexts({ language }: { language: string }) {
  const { i18n } = useTranslation();
  const namespaces = useNamespaces();
  // The first page's texts stay as they came: later ones are fetched when a page needs them.
  const [json] = useState(() => {
    if (!import.meta.env.SSR) return document.getElementById(textsId)?.textContent ?? "{}";
    const bundles = namespaces.map(name => [
      name,
      sentTexts(name, { ...i18n.getResourceBundle("en", name), ...i18n.getResourceBundle(language, name) }),
    ]);
    return JSON.stringify(Object.fromEntries(bundles)).replaceAll("<", "\\u003c");
  });
  return (
    <script
      id={textsId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts as JSON, its only dangerous sign escaped above
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
