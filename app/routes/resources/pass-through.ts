import type { Language } from "~/contract/language";
import { storageRefusals } from "~/contract/storage-states";
import { sayError } from "~/i18n/server";
import { notFound } from "~/session/require-access";

const passed = [
  "content-type",
  "content-length",
  "content-range",
  "accept-ranges",
  "content-disposition",
  "content-security-policy",
  "x-content-type-options",
  "cache-control",
];

const explained = [...storageRefusals, "file_gone"] as const;

/**
 * Passes a streamed body of api/v1 through; a missing permission becomes a 404. With a language, an outage of the storage
 * or a lost file is explained in it.
 */
export async function passThrough(asked: Promise<Response>, language?: Language): Promise<Response> {
  const answer = await asked;
  const beyondTheEnd = answer.status === 416;
  if (!answer.ok && !beyondTheEnd) {
    const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
    const refused = explained.find(one => one === code);
    if (refused && language)
      throw new Response(sayError(language, refused), {
        status: refused === "file_gone" ? 410 : 503,
        headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      });
    throw answer.status >= 500 ? new Response(null, { status: 502 }) : notFound();
  }
  const headers = new Headers();
  for (const name of passed) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
