import type { LookAlike } from "~/contract/mail-sender";

/** Whom a company knows: domains in lower case, and people with their addresses. */
export type Known = { domains: readonly string[]; people: readonly { name: string; email: string }[] };

/** Letters that look the same or almost. Not whole: those of Latin, Cyrillic and Greek that are used for it. */
const twins: [RegExp, string][] = [
  [/[\u0430\u03b1]/g, "a"],
  [/[\u0435]/g, "e"],
  [/[\u043e\u03bf\u05e10]/g, "o"],
  [/[\u0440\u03c1]/g, "p"],
  [/[\u0441]/g, "c"],
  [/[\u0443\u03b3]/g, "y"],
  [/[\u0445\u03c7]/g, "x"],
  [/[\u0456\u03b9\u0131\u04cf1l|i]/g, "l"],
  [/[\u0458]/g, "j"],
  [/[\u0455]/g, "s"],
  [/[\u04bb]/g, "h"],
  [/[\u0501]/g, "d"],
  [/[\u043a\u03ba]/g, "k"],
  [/[\u043c]/g, "m"],
  [/[\u043d]/g, "h"],
  [/[\u0442\u03c4]/g, "t"],
  [/[\u03bd]/g, "v"],
  [/rn/g, "m"],
  [/vv/g, "w"],
];

const shapeOf = (text: string): string =>
  twins.reduce(
    (shape, [letters, twin]) => shape.replace(letters, twin),
    text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase(),
  );

/** Shorter names have too many neighbours. */
const shortest = 8;

/** Whether one becomes the other by one letter more, less, other, or exchanged with its neighbour. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [left, right] = [one.slice(at), other.slice(at)];
  if (left.length > right.length) return left.slice(1) === right;
  if (left.length < right.length) return right.slice(1) === left;
  if (left.slice(1) === right.slice(1)) return true;
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
}

const isWithin = (domain: string, of: string): boolean => domain === of || domain.endsWith(`.${of}`);

function looksLike(domain: string, familiar: string): boolean {
  if (isWithin(domain, familiar) || isWithin(familiar, domain)) return false;
  // As in kontor.example.evil.example.
  if (domain.startsWith(`${familiar}.`) || domain.includes(`.${familiar}.`)) return true;
  return (
    shapeOf(domain) === shapeOf(familiar) || (familiar.length >= shortest && isOneSlip(domain, familiar))
  );
}

const nameOf = (text: string): string => text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();

/**
 * What a sender is easily taken for, or undefined.
 * @param sender its address with the domain in letters, not in punycode
 */
export function lookAlike(
  { name, address }: { name: string; address: string },
  { domains, people }: Known,
): LookAlike | undefined {
  const from = address.toLowerCase();
  const domain = from.split("@").at(-1) ?? "";
  const named = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[^\s<>"'(),;:]+/.exec(name)?.[0];
  if (named && named.toLowerCase() !== from) return { kind: "address", of: named };
  if (domains.includes(domain)) return undefined;
  const like = domains.find(familiar => looksLike(domain, familiar));
  if (like) return { kind: "domain", of: like };
  if (domains.some(familiar => isWithin(domain, familiar))) return undefined;
  const person = people.find(one => nameOf(one.name) === nameOf(name));
  return person && !people.some(one => one.email.toLowerCase() === from)
    ? { kind: "person", of: person.name }
    : undefined;
}
