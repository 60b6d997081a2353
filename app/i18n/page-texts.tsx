import { useMatches } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sentTexts } from "./sent-texts";

/** The id of the script element that carries a page's texts to the browser. */
export const textsId = "texts";

type Named = { namespaces?: string[] } | null | undefined;

/** The namespaces in the `handle` and data of the matched routes; a page carries only these. */
function useNamespaces(): string[] {
  const named = useMatches().flatMap(match => [
    ...((match.handle as Named)?.namespaces ?? []),
    ...((match.data as Named)?.namespaces ?? []),
  ]);
  return [...new Set(named)];
}

/** This page's texts for hydration. */
export function PageTexts({ language }: { language: string }) {
  const { i18n } = useTranslation();
  const namespaces = useNamespaces();
  // The first page's texts are kept unchanged: those of later pages are fetched.
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
