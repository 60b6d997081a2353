/**
 * What entries of a reference describe: the commands of a menu, the options of a program and keys. Each stands on a line of
 * its own above its description.
 */

/** A command of a menu with its keys: "Datei → Exportieren ... (Strg+E)". */
const menuCommand =
  /^[\p{L}\p{N}][^→▸►⇒.:;!?\n]{0,50}(?: ?[→▸►⇒] ?[^→▸►⇒.:;!?\n]{1,60}){1,3}?(?: ?(?:\.\.\.|…))?(?: ?\([^()\n]{1,40}\))?$/u;
/** An option of a command: "--loglevel=Stufe", "-o Ordner", "-s --sign". */
export const option = /^--?\p{L}[^\s,]*(?: [^\s,]+)?(?:, ?--?\p{L}[^\s,]*(?: [^\s,]+)?)*$/u;
const modifier = "(?:strg|ctrl|control|alt|altgr|umschalt|shift|maj|meta|cmd|super)";
const keys = `(?:${modifier}(?: ?\\+ ?[^\\s+,;()]+)+|f(?:[1-9]|1[0-2]))`;
const keyLine = new RegExp(`^${keys}(?:,? (?:oder|or|ou|/) ${keys})*$`, "iu");
/** Two single keys: "v / V". */
const keyPair = /^\S ?\/ ?\S$/u;
/** The name of a variable, a field or a file: "c60total", "si_unit", "minPasswordLength", "my.cnf". */
const identifier = /^\p{Ll}+(?:[_\d.-]+[\p{L}\d]+|\p{Lu}\p{Ll}+)+$|^\p{Ll}+\d+$/u;

/** Whether a line is a command of a menu. */
export const isMenuCommand = (line: string): boolean => menuCommand.test(line);

/** Whether a line is what an entry describes, so that the sentence below it is about it. */
export const isEntryTerm = (line: string): boolean =>
  menuCommand.test(line) ||
  option.test(line) ||
  keyLine.test(line) ||
  keyPair.test(line) ||
  identifier.test(line);

const namedKeys = new RegExp(`(?<![\\p{L}\\p{N}+])${keys}(?![\\p{L}\\p{N}])`, "giu");
/** "Was passiert, wenn ich v drücke?", "die Taste p" */
const namedLetter =
  /(?<=(?<!\p{L})(?:taste|key|touche) ["“„«'‘]?)\p{L}(?!\p{L})|(?<![\p{L}\p{N}])\p{L}(?=["”“»'’]? (?:ge)?dr[uü]ck\p{L}*(?!\p{L}))|(?<=(?<!\p{L})(?:press|pressing|appuyer sur) ["“«'‘]?)\p{L}(?![\p{L}])/giu;
const namedOption = /(?<=\s["“„«'‘]?)--?\p{L}[\p{L}\p{N}-]*/gu;
/** "Was bedeutet %C?", "parameter $4", "der Befehl /msg" */
const namedPlaceholder =
  /(?<=(?:^|\s)["“„«'‘]?)(?:[%$](?:\p{L}{1,12}%?|\d)|\/\p{Ll}{2,12})(?![\p{L}\p{N}/.])/gu;
/** "Was bedeutet H314?", "E04": a code whose meaning is asked for. */
const namedCode =
  /(?<=^(?:(?:[Ww]as|[Ww]hat|[Qq]ue|[Qq]u['’]est-ce que) (?:\p{L}+ )?(?:(?:der|die|the|le) (?:\p{L}+ )?)?)?["“„«'‘]?)\p{Lu}{1,5}-?\d{1,5}(?=["”“»'’]?(?: mean| da)?[\s?!.]*$)/gu;

/** The name of a variable: "c60total", "si_unit", "minPasswordLength"; not "iPhone". */
const namedIdentifier =
  /(?<![\p{L}\p{N}_./@-])\p{Ll}+(?:[\p{Ll}\d]*(?:_[\p{L}\d]+)+|\d+\p{Ll}[\p{L}\d]*|(?<=\p{Ll}{2})(?:\p{Lu}\p{Ll}+)+)(?![\p{L}\p{N}_/@])/gu;

/** Patterns of the keys, options and variables that a question names ("Was macht Strg+E?"). */
export function namedTerms(question: string): RegExp[] {
  const pattern = (term: string, flags: string) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}+-])${term.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/ ?\\\+ ?/g, " ?\\+ ?")}(?![\\p{L}\\p{N}-]| ?\\+)`,
      flags,
    );
  return [
    ...(question.match(namedKeys) ?? []).map(term => pattern(term.replace(/[.?!]+$/, ""), "iu")),
    ...(question.match(namedLetter) ?? []).map(term => pattern(term, "u")),
    ...(question.match(namedOption) ?? []).map(term => pattern(term, "u")),
    ...(question.match(namedPlaceholder) ?? []).map(term => pattern(term, "u")),
    ...(question.match(namedCode) ?? []).map(term => pattern(term, "u")),
    ...(question.match(namedIdentifier) ?? []).map(term => pattern(term, "u")),
  ];
}

/** The first cell of a table's row, after its column's head: "-L" in "Option: -L; Beschreibung: …". */
const firstCell = /^[\p{L}][^:;\n]{0,30}: ([^:;\n]{1,60}); \p{L}/u;

/** Whether a sentence begins with what the question names, also in the first cell of a table's row. */
export const beginsWithNamed = (sentence: string, terms: RegExp[]): boolean =>
  terms.length > 0 && isNamedEntry(firstCell.exec(sentence)?.[1] ?? sentence, terms);

/** Whether a line is an entry's term and names what the question does. */
export function isNamedEntry(line: string, terms: RegExp[]): boolean {
  const item = line.trim().replace(/^[–•] /, "");
  return terms.some(term => (isEntryTerm(item) ? term.test(item) : term.exec(item)?.index === 0));
}
