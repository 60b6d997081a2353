import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLanguage } from "~/contract/language";
import { textsOf } from "~/i18n/server";
import { notFound, requireAccess } from "~/session/require-access";

/** The texts of one namespace, for a page that is reached without a new document. */
export function loader({ context, params }: LoaderFunctionArgs) {
  requireAccess(context);
  const { language, namespace = "" } = params;
  if (!isLanguage(language)) throw notFound();
  const texts = textsOf(language, [namespace])[namespace] ?? {};
  if (Object.keys(texts).length === 0) throw notFound();
  return Response.json(texts, { headers: { "cache-control": "public, max-age=3600" } });
}
