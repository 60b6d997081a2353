import type { ErrorCode } from "~/contract/errors";
import type { Language } from "~/contract/language";
import { storageRefusals } from "~/contract/storage-states";
import { sayError } from "~/i18n/server";
import { notFound } from "~/session/require-access";

const passedHeaders = [
  "content-type",
  "content-length",
  "content-range",
  "accept-ranges",
  "content-disposition",
  "content-security-policy",
  "x-content-type-options",
  "cache-control",
];

const explainedCodes = [...storageRefusals, "file_gone"] as const;

/**
 * Passes a streamed body of api/v1 through. With a language, a missing or lost file and an outage of
 * the storage are explained in it: without a body, browsers show an error page of their own.
 * @throws Response 404 also for a missing permission, 410 for a lost file, 502 or 503 for an outage
 */
export async function passThrough(request: Promise<Response>, language?: Language): Promise<Response> {
  const response = await request;
  const isBeyondEnd = response.status === 416;
  if (!response.ok && !isBeyondEnd) throw await refusalOf(response, language);
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}

const sentence = (language: Language, code: ErrorCode, status: number) =>
  new Response(sayError(language, code), {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });

async function refusalOf(response: Response, language: Language | undefined): Promise<Response> {
  const reply = (await response.json().catch(() => ({}))) as { code?: string };
  const code = explainedCodes.find(explained => explained === reply.code);
  if (code && language) return sentence(language, code, code === "file_gone" ? 410 : 503);
  if (response.status >= 500) return new Response(null, { status: 502 });
  return language ? sentence(language, "not_found", 404) : notFound();
}
