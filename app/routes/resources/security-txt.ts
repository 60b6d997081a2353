import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound, requireAccess } from "~/session/require-access";

/** How far ahead the file's expiry lies: it is made anew with each request, and readers may keep it for so long. */
const validDays = 90;

/** Where faults of security are reported (RFC 9116); 404 where the operator has named no contact. */
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
