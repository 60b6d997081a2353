import { columnOf, type ImportColumn } from "~/contract/people-columns";
import { normaliseForSearch } from "~/i18n/normalise-for-search";

/** A person of a line of a list; fields that the line does not contain are empty. */
export type ReadPerson = {
  line: string;
  firstName: string;
  lastName: string;
  email: string;
  /** The name of their own role, as the line has it. */
  role: string;
};

const address = /[^\s<>;,؛،"()]+@[^\s<>;,؛،"()]+/g;

/** The form in which the names of roles are compared. */
export const roleKey = (name: string) => normaliseForSearch(name.replace(/[<>"()\s]+/g, " "));

/**
 * Reads people from a list that was typed or pasted: a line each, as columns of a table (first name, last name, address,
 * role) or as in mail programs ("Anna Meier <anna@…>", "Meier, Anna <anna@…>", several in one line). A line of column
 * titles says in which order they are; without known ones it is skipped. An address without a name gives one where its parts are one: anna.meier@…. A role may follow the
 * address. Columns that are neither name nor role are left out where the line has one of the company's `roles`.
 */
export function readPeople(text: string, roles: string[] = []): ReadPerson[] {
  const keys = new Set(roles.map(roleKey));
  const isRole = (cell: string) => keys.has(roleKey(cell));
  const lines = text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => /[\p{L}\p{N}]/u.test(line));
  const titled = lines.length > 1 && !lines[0]!.includes("@") && /[\t;,؛،]/.test(lines[0]!);
  const readCells = titled ? columnReader(lines[0]!) : undefined;
  return lines.slice(titled ? 1 : 0).flatMap(line => readCells?.(line) ?? readLine(line, isRole));
}

/** Reads the lines below these titles by their columns; undefined unless the titles name all that a person needs. */
function columnReader(titles: string): ((line: string) => ReadPerson | undefined) | undefined {
  const separator = [/\t/, /[;؛]/, /[,،]/].find(one => one.test(titles))!;
  const columns = titles.split(separator).map(title => columnOf(title));
  if (!(["firstName", "lastName", "email"] as const).every(name => columns.includes(name))) return undefined;
  return line => {
    const cells = line.split(separator).map(cellOf);
    const at = (name: ImportColumn) => cells[columns.indexOf(name)] ?? "";
    // Another form than that of the titles.
    if (cells.length > columns.length || !/^\S+@\S+$/.test(at("email"))) return undefined;
    return {
      line,
      firstName: at("firstName"),
      lastName: at("lastName"),
      email: at("email"),
      role: at("role"),
    };
  };
}

type IsRole = (cell: string) => boolean;

function readLine(line: string, isRole: IsRole): ReadPerson[] {
  const addresses = [...line.matchAll(address)];
  if (addresses.length === 0) return [{ line, email: "", role: "", ...nameOf(cellsBefore(line)) }];
  const [match] = addresses;
  if (addresses.length === 1 && match) {
    const [before, after] = [line.slice(0, match.index), line.slice(match.index + match[0].length)];
    return [personOf({ line, before, email: match[0], after }, isRole)];
  }
  let from = 0;
  return addresses.map((match, index) => {
    const end = match.index + match[0].length;
    const next = addresses[index + 1]?.index;
    // The text between two addresses is the name of the second person, except for a role of the first.
    const after = next === undefined ? line.slice(end) : roleBefore(line.slice(end, next), isRole);
    const before = line.slice(from, match.index).replace(/^[\s>;,؛،]+/, "");
    const part = `${before}${match[0]}${after.trimEnd()}`;
    from = end + after.length;
    return personOf({ line: part, before, email: match[0], after }, isRole);
  });
}

/** The role at the beginning of a text that follows an address, with what is before it; empty without one. */
function roleBefore(text: string, isRole: IsRole): string {
  const [start = "", cell = ""] = /^[\s>]*[\t;,؛،]\s*([^\t;,؛،]*)/.exec(text) ?? [];
  return isRole(cell) ? start : "";
}

/** A line with one address, and the texts before and after it. */
type AddressLine = { line: string; before: string; email: string; after: string };

function personOf({ line, before, email, after }: AddressLine, isRole: IsRole): ReadPerson {
  const cellsInFront = cellsBefore(before);
  const [, separator = ""] = /^[\s>"]*([\t;,؛،])/.exec(after) ?? [];
  const rest = cellOf(after.replace(/^[\s>"]*[\t;,؛،]/, ""));
  const cellsBehind = isRole(rest) ? [rest] : cellsOf(after, /[,،]/.test(separator) ? /[,،]/ : /[\t;؛]/);
  const role = [...cellsBehind, ...cellsInFront.slice(2)].find(isRole);
  const others = cellsBehind.filter(cell => cell !== role);
  if (cellsInFront.length > 0) return { line, email, ...nameOf(cellsInFront), role: role ?? others[0] ?? "" };
  const addressName = nameOfAddress(email);
  if (others.length === 1 && separator && addressName.firstName && !role)
    return { line, email, ...addressName, role: others[0]! };
  const name = others.length > 0 ? nameOf(others) : addressName;
  return { line, email, ...name, role: role ?? others[2] ?? "" };
}

const cellOf = (text: string) =>
  text
    .replace(/[<>"()]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const cellsOf = (text: string, separator: RegExp) => text.split(separator).map(cellOf).filter(Boolean);

const cellsBefore = (text: string) => cellsOf(text, text.includes("<") ? /[\t;؛]/ : /[\t;,؛،]/);

function nameOf([first = "", second]: string[]): { firstName: string; lastName: string } {
  if (second !== undefined) return { firstName: first, lastName: second };
  const [last, before] = first.split(",").map(part => part.trim());
  if (last && before) return { firstName: before, lastName: last };
  return first ? split(first.replace(/,/g, "").split(" ")) : { firstName: "", lastName: "" };
}

function nameOfAddress(email: string): { firstName: string; lastName: string } {
  const parts = (email.split("@")[0] ?? "").split(/[._-]+/).filter(part => /^\p{L}+$/u.test(part));
  return parts.length > 1 ? split(parts.map(capital)) : { firstName: "", lastName: "" };
}

const split = (words: string[]) => ({
  firstName: words.slice(0, -1).join(" "),
  lastName: words.at(-1) ?? "",
});

const capital = (word: string) => word.charAt(0).toLocaleUpperCase("de") + word.slice(1);
