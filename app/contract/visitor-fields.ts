import { z } from "zod";
import { HexColour } from "./typed-fields";
import { visitorQuestionLimit } from "./visitor-limits";

const maxSites = 20;

/** The origin in a line, such as "https://www.kontor.example". Undefined without one, or if it is not https. */
function siteOf(line: string): string | undefined {
  if (!/^https?:\/\//i.test(line) || !URL.canParse(line)) return undefined;
  const { protocol, hostname, origin, pathname, search, hash, username } = new URL(line);
  const local = hostname === "localhost" || hostname === "127.0.0.1";
  const bare = pathname === "/" && !search && !hash && !username && /^[a-z0-9.-]+$/.test(hostname);
  return bare && (protocol === "https:" || local) ? origin : undefined;
}

const linesOf = (text: string) =>
  text
    .split(/\s+/)
    .map(line => line.trim())
    .filter(Boolean);

/** The origins of a field with one site a line, each once. */
export const sitesOf = (text: string): string[] => [
  ...new Set(linesOf(text).flatMap(line => siteOf(line) ?? [])),
];

/** What the owner of a public chat chooses for its visitors: the sites that may frame it, and a colour. */
export const VisitorLinkFields = z.object({
  sites: z
    .string()
    .trim()
    .max(4000)
    .refine(text => linesOf(text).every(line => siteOf(line)), "visitors.site")
    .refine(text => linesOf(text).length <= maxSites, "visitors.tooManySites")
    .default(""),
  colour: z.union([z.literal(""), HexColour], "field.colour").default(""),
});

export const VisitorQuestionFields = z.object({
  question: z
    .string({ error: "field.required" })
    .trim()
    .min(1, "field.required")
    .max(visitorQuestionLimit, "visitors.questionTooLong"),
});
