import { AppError } from "~/contract/errors";
import { settings } from "~/env";
import list from "./common-passwords.txt?raw";

let common: Set<string> | undefined;
const isCommon = (password: string) => {
  common ??= new Set(list.split("\n").filter(line => line && !line.startsWith("#")));
  return common.has(password);
};

/** Common German words, because the list is mostly English. */
const germanWords = [
  "passwort",
  "kennwort",
  "password",
  "geheim",
  "willkommen",
  "hallo",
  "qwertz",
  "qwerty",
  "admin",
];

const letters = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ");

/**
 * Refuses common passwords: those of the list, and those whose letters only form the product's name, common words
 * or the owner's names (NIST SP 800-63B, ASVS 6.2.4, 6.2.11).
 * @param owner names, company and addresses of the owner
 * @param field the name of the form's field
 * @throws AppError form_invalid
 */
export function checkNewPassword(
  password: string,
  owner: (string | null | undefined)[],
  field = "password",
): void {
  const plain = password.normalize("NFKC").toLowerCase();
  const words = [settings().APP_TITLE, ...germanWords, ...owner]
    .flatMap(word => letters(word ?? "").split(" "))
    .filter(word => word.length >= 3)
    .sort((a, b) => b.length - a.length);
  let rest = letters(plain).replaceAll(" ", "");
  for (const word of words) rest = rest.replaceAll(word, "");
  if (rest === "" || isCommon(plain))
    throw new AppError("form_invalid", { fields: { [field]: ["password.common"] } });
}
