type Answered = { replyTo: readonly string[]; fromAddress: string; to: readonly string[] };

/**
 * Where a reply to a mail goes: to all addresses that it asks for, otherwise to its sender; never to a mailbox that
 * answers. A reply to a mail of one's own goes to its recipients.
 */
export function replyRecipients(
  { replyTo, fromAddress, to }: Answered,
  ownAddresses: readonly string[],
): string[] {
  const own = new Set(ownAddresses.map(one => one.toLowerCase()));
  const isOwn = (address: string) => own.has(address.toLowerCase());
  const replyAddresses = uniqueAddresses(replyTo).filter(one => !isOwn(one));
  if (replyAddresses.length > 0) return replyAddresses;
  return isOwn(fromAddress) ? uniqueAddresses(to) : [fromAddress].filter(Boolean);
}

/** Each address once, however it is written: as it stands first. */
export function uniqueAddresses(list: readonly string[]): string[] {
  const addresses = new Set<string>();
  return list.filter(one => addresses.size < addresses.add(one.toLowerCase()).size);
}
