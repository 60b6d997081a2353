import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound, requireAccess } from "~/session/require-access";

/** Chosen: the file is generated with each request, and may be cached for so long. */
const validDays = 90;

/** The contact for security reports (RFC 9116); 404 if the operator has set none. */
export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  const { origin, security } = context.build;
  if (!security.contact) throw notFound();
  const expires = new Date(Date.now() + validDays * 24 * 3_600_000);
  const lines = [
    `Contact: ${security.contact}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: de, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    ...(security.policy ? [`Policy: ${security.policy}`] : []),
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
