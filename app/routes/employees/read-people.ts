/** A person as a line of a list names them; what it does not say is empty. */
export type ReadPerson = { line: string; firstName: string; lastName: string; email: string };

const address = /[^\s<>;,"()]+@[^\s<>;,"()]+/g;

/**
 * Reads people from a list that was typed or pasted: a line each, as columns of a table (first name, last name, address) or
 * as in mail programs ("Anna Meier <anna@…>", "Meier, Anna <anna@…>", several in one line). A line of column titles is
 * skipped. An address without a name gives one where its parts are one: anna.meier@….
 */
export function readPeople(text: string): ReadPerson[] {
  const lines = text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => /[\p{L}\p{N}]/u.test(line));
  const titled = lines.length > 1 && !lines[0]!.includes("@") && /[\t;,]/.test(lines[0]!);
  return lines.slice(titled ? 1 : 0).flatMap(readLine);
}

function readLine(line: string): ReadPerson[] {
  const addresses = [...line.matchAll(address)];
  if (addresses.length <= 1) {
    const [email = ""] = addresses[0] ?? [];
    return [personOf(line, line.replace(email, ""), email)];
  }
  let from = 0;
  return addresses.map(match => {
    const end = match.index + match[0].length;
    const piece = line.slice(from, end).replace(/^[\s>;,]+/, "");
    from = end;
    return personOf(piece, piece.slice(0, -match[0].length), match[0]);
  });
}

function personOf(line: string, names: string, email: string): ReadPerson {
  const inMailProgram = names.includes("<");
  const cells = names
    .replace(/[<>"()]/g, " ")
    .split(inMailProgram ? /[\t;]/ : /[\t;,]/)
    .map(cell => cell.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  return { line, email, ...nameOf(cells, email) };
}

function nameOf([first = "", second]: string[], email: string): { firstName: string; lastName: string } {
  if (second !== undefined) return { firstName: first, lastName: second };
  const [last, before] = first.split(",").map(part => part.trim());
  if (last && before) return { firstName: before, lastName: last };
  if (first) return split(first.replace(/,/g, "").split(" "));
  const parts = (email.split("@")[0] ?? "").split(/[._-]+/).filter(part => /^\p{L}+$/u.test(part));
  return parts.length > 1 ? split(parts.map(capital)) : { firstName: "", lastName: "" };
}

const split = (words: string[]) => ({
  firstName: words.slice(0, -1).join(" "),
  lastName: words.at(-1) ?? "",
});

const capital = (word: string) => word.charAt(0).toLocaleUpperCase("de") + word.slice(1);
