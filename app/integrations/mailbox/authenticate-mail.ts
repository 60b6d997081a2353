import { promises as dns } from "node:dns";
import { dkimVerify } from "mailauth/lib/dkim/verify";

/** Looks up the keys of DKIM; tests have their own. */
export type ResolveDns = (name: string, type: string) => Promise<string[] | string[][]>;

/** With a timeout, so that a name server does not delay the next mails. */
const resolver = new dns.Resolver({ timeout: 3_000, tries: 2 });

const resolveDns: ResolveDns = (name, type) => resolver.resolve(name, type) as Promise<string[] | string[][]>;

/** The key of a signature cannot be looked up at the moment. */
export class KeyUnreachable extends Error {
  override readonly name = "KeyUnreachable";
}

/**
 * Whether the domain of From has signed the mail with a valid DKIM signature, of that domain or one of its
 * organisation. Several From headers or addresses fail, because the mail then has no single sender.
 * @param source the whole mail
 * @throws KeyUnreachable
 */
export async function checkDkim(
  source: Buffer,
  from: string,
  resolve: ResolveDns = resolveDns,
): Promise<"holds" | "fails" | "none"> {
  const { headerFrom, results } = await dkimVerify(source, { resolver: resolve });
  const signed = results.filter(({ status }) => status.result !== "none");
  if (signed.length === 0) return "none";
  const [author, ...others] = headerFrom ?? [];
  if (!author || others.length > 0 || author.toLowerCase() !== from.toLowerCase()) return "fails";
  if (signed.some(({ status }) => status.result === "pass" && Boolean(status.aligned))) return "holds";
  if (signed.some(({ status }) => status.result === "temperror")) throw new KeyUnreachable();
  return "fails";
}

/**
 * The DMARC result of a server that the company trusts; undefined without one.
 * @param results lines of Authentication-Results above the first Received
 * @param server the authserv-id that the company's own server writes
 * @param from the address to prove
 */
export function dmarcResult(
  results: readonly string[],
  server: string,
  from: string,
): "pass" | "fail" | undefined {
  if (!server) return undefined;
  const domain = from.toLowerCase().split("@").at(-1) ?? "";
  const verdicts = results.flatMap(line => {
    // Comments may hold anything the sender chose.
    const [id = "", ...methods] = line.replace(/\([^()]*\)/g, " ").split(";");
    if (id.trim().split(/\s/)[0]?.toLowerCase() !== server.toLowerCase()) return [];
    const dmarc = methods.filter(method => /^\s*dmarc\s*=/i.test(method));
    if (dmarc.length === 0) return [];
    const headerFrom = /\bheader\.from\s*=\s*"?([^\s";]+)/i.exec(dmarc[0] ?? "")?.[1]?.toLowerCase();
    const hasPassed =
      dmarc.length === 1 &&
      /^\s*dmarc\s*=\s*pass\b/i.test(dmarc[0]!) &&
      (headerFrom === undefined || headerFrom === domain);
    return [hasPassed ? "pass" : "fail"] as const;
  });
  return verdicts.includes("pass") ? "pass" : verdicts[0];
}
