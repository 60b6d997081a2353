/** Whether a sender is on the list: an address as it is, or a whole domain as '@example.com'. */
export function isAllowed(allowed: readonly string[], address: string): boolean {
  const sender = address.toLowerCase();
  const at = sender.lastIndexOf("@");
  return at > 0 && (allowed.includes(sender) || allowed.includes(sender.slice(at)));
}
