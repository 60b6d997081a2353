/** The normal form in which e-mail addresses are compared and kept unique: trimmed, NFKC, lower case. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFKC").toLowerCase();
}
