import type { LookAlike } from "~/contract/mail-sender";

/** Whom a company knows: domains in lower case, and people with their addresses. */
export type Known = { domains: readonly string[]; people: readonly { name: string; email: string }[] };

/** Letters that look (almost) the same: those of Latin, Cyrillic and Greek that are used for imitations. */
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

/** Shorter names resemble too many others. */
const minLength = 8;

/** Whether two names differ by one added, missing or other letter, or by two exchanged neighbours. */
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
    shapeOf(domain) === shapeOf(familiar) || (familiar.length >= minLength && isOneSlip(domain, familiar))
  );
}

const nameOf = (text: string): string => text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();

/**
 * The address, domain or person that a sender may be mistaken for; undefined if there is none.
 * @param sender with the domain of its address in letters, not in punycode
 */
export function lookAlike(
  sender: { name: string; address: string },
  { domains, people }: Known,
): LookAlike | undefined {
  const { name } = sender;
  const from = sender.address.toLowerCase();
  const domain = from.split("@").at(-1) ?? "";
  const addressInName = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[^\s<>"'(),;:]+/.exec(name)?.[0];
  if (addressInName && addressInName.toLowerCase() !== from) return { kind: "address", of: addressInName };
  if (domains.includes(domain)) return undefined;
  const like = domains.find(familiar => looksLike(domain, familiar));
  if (like) return { kind: "domain", of: like };
  if (domains.some(familiar => isWithin(domain, familiar))) return undefined;
  const namesake = people.find(person => nameOf(person.name) === nameOf(name));
  return namesake && !people.some(person => person.email.toLowerCase() === from)
    ? { kind: "person", of: namesake.name }
    : undefined;
}
