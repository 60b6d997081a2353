import { notFound } from "~/session/enter";

const passed = [
  "content-type",
  "content-length",
  "content-disposition",
  "content-security-policy",
  "x-content-type-options",
  "cache-control",
];

/** Hands a body of api/v1 on as it streams; who may not have it finds nothing. */
export async function handOn(asked: Promise<Response>): Promise<Response> {
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
