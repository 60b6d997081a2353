type Answered = { replyTo: readonly string[]; fromAddress: string; to: readonly string[] };

/**
 * The recipients of a reply: all addresses that the mail asks for, otherwise its sender; never one of `ownAddresses`. A
 * reply to a mail of one's own goes to its recipients.
 */
export function replyRecipients(
  { replyTo, fromAddress, to }: Answered,
  ownAddresses: readonly string[],
): string[] {
  const ownKeys = new Set(ownAddresses.map(address => address.toLowerCase()));
  const isOwn = (address: string) => ownKeys.has(address.toLowerCase());
  const replyAddresses = uniqueAddresses(replyTo).filter(address => !isOwn(address));
  if (replyAddresses.length > 0) return replyAddresses;
  return isOwn(fromAddress) ? uniqueAddresses(to) : [fromAddress].filter(Boolean);
}

/** The addresses without repetitions, which may differ in case: each as it is written first. */
export function uniqueAddresses(addresses: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const address of addresses) {
    const key = address.toLowerCase();
    if (!first.has(key)) first.set(key, address);
  }
  return [...first.values()];
}
