import type { IncomingMessage } from "node:http";
import type { Language } from "~/contract/language";

/** What the shell refuses before the product handles the request. Codes as in contract/errors. */
const messages = {
  bad_request: {
    de: "Die Anfrage konnte nicht verarbeitet werden.",
    en: "The request could not be processed.",
    fr: "La demande n’a pas pu être traitée.",
    ar: "تعذّرت معالجة الطلب.",
  },
  method_not_allowed: {
    de: "Diese Adresse lässt die Anfrage nicht zu.",
    en: "This address does not allow the request.",
    fr: "Cette adresse n’accepte pas ce type de requête.",
    ar: "لا يقبل هذا العنوان هذا النوع من الطلبات.",
  },
  text_unreadable: {
    de: "Die Anfrage enthält ein ungültiges Zeichen. Bitte geben Sie den Text neu ein.",
    en: "The request contains an invalid character. Please type the text again.",
    fr: "La demande contient un caractère non valide. Veuillez saisir le texte à nouveau.",
    ar: "يحتوي الطلب على رمز غير صالح. يُرجى كتابة النص من جديد.",
  },
  cross_site: {
    de: "Diese Anfrage kam von einer anderen Website. Bitte öffnen Sie Lotse und versuchen Sie es dort noch einmal.",
    en: "This request came from another website. Please open Lotse and try again there.",
    fr: "Cette demande provient d’un autre site. Veuillez ouvrir Lotse et réessayer.",
    ar: "جاء هذا الطلب من موقع آخر. يُرجى فتح Lotse والمحاولة مرة أخرى من هناك.",
  },
  not_found: {
    de: "Diese Seite gibt es nicht.",
    en: "This page does not exist.",
    fr: "Cette page n’existe pas.",
    ar: "هذه الصفحة غير موجودة.",
  },
  payload_too_large: {
    de: "Die Daten sind zu groß.",
    en: "The data is too large.",
    fr: "Les données sont trop volumineuses.",
    ar: "حجم البيانات كبير جدًا.",
  },
  misdirected: {
    de: "Lotse ist unter diesem Namen nicht verfügbar.",
    en: "Lotse is not available at this address.",
    fr: "Lotse n’est pas disponible sous ce nom.",
    ar: "لا يتوفر Lotse تحت هذا الاسم.",
  },
  unavailable: {
    de: "Die Datenbank ist zurzeit nicht erreichbar. Bitte versuchen Sie es in wenigen Sekunden erneut.",
    en: "The database cannot be reached at the moment. Please try again in a few seconds.",
    fr: "La base de données est momentanément inaccessible. Veuillez réessayer dans quelques secondes.",
    ar: "يتعذر الوصول إلى قاعدة البيانات حاليًا. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.",
  },
  network: {
    de: "Lotse ist zurzeit nicht erreichbar. Bitte versuchen Sie es in wenigen Sekunden erneut.",
    en: "Lotse cannot be reached at the moment. Please try again in a few seconds.",
    fr: "Lotse est momentanément inaccessible. Veuillez réessayer dans quelques secondes.",
    ar: "يتعذّر الوصول إلى Lotse حاليًا. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.",
  },
  unexpected: {
    de: "Das hat leider nicht funktioniert. Bitte versuchen Sie es noch einmal.",
    en: "That did not work. Please try again.",
    fr: "Cela n’a pas fonctionné. Veuillez réessayer.",
    ar: "لم ينجح ذلك. يُرجى المحاولة مرة أخرى.",
  },
} as const;

const status = {
  bad_request: 400,
  text_unreadable: 400,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  misdirected: 421,
  unavailable: 503,
  network: 503,
  unexpected: 500,
} as const;

/** The methods that any address may have. */
export const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A restart of PostgreSQL, or of the api, takes a few seconds. */
const retryAfterSeconds = 5;

export type RefusalCode = keyof typeof messages;

/** The codes of an outage that ends by itself: of the database, or of the api in another process. */
export type OutageCode = "unavailable" | "network";
const isOutage = (code: unknown): code is OutageCode => code === "unavailable" || code === "network";

/** The code of an error that is such an outage. */
export function outageOf(error: unknown): OutageCode | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return isOutage(code) ? code : undefined;
}

/** The first language of an Accept-Language header that we speak. */
function languageOf(header: string | undefined): Language {
  const ranges = (header ?? "").toLowerCase().split(",");
  for (const range of ranges) {
    const language = range.trim().slice(0, 2);
    if (language === "de" || language === "en" || language === "fr" || language === "ar") return language;
  }
  return "de";
}

/** A refusal: a small page where a page was asked for, otherwise JSON. */
export function refusal(request: IncomingMessage | undefined, code: RefusalCode): Response {
  const headers = {
    "Cache-Control": "no-store",
    ...(code === "method_not_allowed" && { Allow: [...knownMethods].join(", ") }),
    ...(isOutage(code) && { "Retry-After": String(retryAfterSeconds) }),
  };
  const path = request?.url?.split("?")[0] ?? "";
  const lang = languageOf(request?.headers["accept-language"]);
  const message = messages[code][lang];
  const accept = request?.headers.accept ?? "";
  // A script that sends a form accepts anything, and reads the code of a refusal.
  const isRead = request?.method === "GET" || request?.method === "HEAD";
  const wantsPage = accept.includes("text/html") || (isRead && !accept.includes("application/json"));
  if (path.startsWith("/api/") || path.endsWith(".data") || !wantsPage) {
    const body = { defined: true, code, status: status[code], message };
    return Response.json(body, { status: status[code], headers });
  }
  const html = `<!doctype html><html lang="${lang}" dir="${lang === "ar" ? "rtl" : "ltr"}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status[code]} · Lotse</title><h1>${status[code]}</h1><p>${message}</p><p><a href="/">Lotse</a></p></html>`;
  return new Response(html, {
    status: status[code],
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
  });
}
