import { notFound } from "~/session/require-access";

const passed = [
  "content-type",
  "content-length",
  "content-disposition",
  "content-security-policy",
  "x-content-type-options",
  "cache-control",
];

/** Passes a streamed body of api/v1 through; a missing permission becomes a 404. */
export async function passThrough(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  if (!answer.ok) {
    await answer.body?.cancel();
    throw answer.status >= 500 ? new Response(null, { status: 502 }) : notFound();
  }
  const headers = new Headers();
  for (const name of passed) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { headers });
}
