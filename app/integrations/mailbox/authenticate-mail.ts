import { promises as dns } from "node:dns";
import { dkimVerify } from "mailauth/lib/dkim/verify";

/** Looks up the keys of DKIM; tests have their own. */
export type ResolveDns = (name: string, type: string) => Promise<string[] | string[][]>;

const resolveDns: ResolveDns = (name, type) => dns.resolve(name, type) as Promise<string[] | string[][]>;

/**
 * Whether the domain of From has signed the mail: a DKIM signature that holds, of that domain or one of its
 * organisation. False with several From headers or addresses: then there is no one sender.
 * @param source the whole mail
 */
export async function hasAlignedDkim(source: Buffer, from: string, resolver = resolveDns): Promise<boolean> {
  const { headerFrom, results } = await dkimVerify(source, { resolver });
  const [author, ...others] = headerFrom ?? [];
  if (!author || others.length > 0 || author.toLowerCase() !== from.toLowerCase()) return false;
  return results.some(({ status }) => status.result === "pass" && Boolean(status.aligned));
}

/**
 * Whether a server that the company trusts found DMARC to hold.
 * @param results lines of Authentication-Results above the first Received
 * @param server the authserv-id that the company's own server writes
 * @param from the address that is to be proved
 */
export function trustedDmarc(results: readonly string[], server: string, from: string): boolean {
  if (!server) return false;
  const domain = from.toLowerCase().split("@").at(-1) ?? "";
  return results.some(line => {
    // Comments may hold anything the sender chose.
    const [id = "", ...methods] = line.replace(/\([^()]*\)/g, " ").split(";");
    if (id.trim().split(/\s/)[0]?.toLowerCase() !== server.toLowerCase()) return false;
    const dmarc = methods.filter(method => /^\s*dmarc\s*=/i.test(method));
    const named = /\bheader\.from\s*=\s*"?([^\s";]+)/i.exec(dmarc[0] ?? "")?.[1]?.toLowerCase();
    return (
      dmarc.length === 1 &&
      /^\s*dmarc\s*=\s*pass\b/i.test(dmarc[0]!) &&
      (named === undefined || named === domain)
    );
  });
}
