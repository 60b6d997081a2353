import type { LookupAddress } from "node:dns";
import { lookup as systemLookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { AppError } from "~/contract/errors";

/** All addresses of a name, like `dns.lookup(name, { all: true })`. */
export type Resolve = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The operator's exceptions for private networks, and the resolver. */
export interface AddressPolicy {
  /** Whether the operator listed the host or a network that contains the address. */
  lists(host: string, port: number): boolean;
  /** Whether the host is named by the product, not by a user: only then may an error tell that its name cannot be resolved. */
  names(host: string): boolean;
  resolve: Resolve;
}

/** Special-purpose IPv4 blocks (IANA registry, RFC 6890 and later): none of them is public. */
const special = new BlockList();
for (const block of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
]) {
  const [network, bits] = block.split("/");
  special.addSubnet(network!, Number(bits), "ipv4");
}
/** IPv6: global unicast is 2000::/3; within it these are tunnels, tests and documentation. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");
const specialWithin = new BlockList();
specialWithin.addSubnet("2001::", 23, "ipv6");
specialWithin.addSubnet("2001:db8::", 32, "ipv6");
specialWithin.addSubnet("2002::", 16, "ipv6");
specialWithin.addSubnet("3fff::", 20, "ipv6");

/** Whether an address belongs to the public internet. Mapped and tunnelled addresses do not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, "ipv4");
  if (family !== 6 || address.includes("%")) return false;
  return globalUnicast.check(address, "ipv6") && !specialWithin.check(address, "ipv6");
}

const resolveBySystem: Resolve = (host, done) => systemLookup(host, { all: true }, done);

/**
 * Parses ALLOW_PRIVATE_HOSTS: addresses, networks (CIDR) and host names, each optionally with a port
 * (`10.0.0.0/8`, `127.0.0.1:11434`, `[fd00::1]:8000`, `ollama.intern`). `named`: hosts that the product itself names.
 * @throws Error naming the invalid entries
 */
export function addressPolicy(
  allow: string[],
  resolve: Resolve = resolveBySystem,
  named: string[] = [],
): AddressPolicy {
  const parsed = allow.map(parseEntry);
  const wrong = allow.filter((_, at) => !parsed[at]);
  if (wrong.length > 0) throw new Error(`ALLOW_PRIVATE_HOSTS: not an address: ${wrong.join(", ")}`);
  const entries = parsed.filter(entry => entry !== undefined);
  return {
    resolve,
    names: host => named.includes(host),
    lists: (host, port) =>
      entries.some(entry => entry.holds(host) && (entry.port === port || (!entry.port && !fenced.has(port)))),
  };
}

interface Entry {
  holds(host: string): boolean;
  port: number | undefined;
}

/** Ports of services that an HTTP request could disturb: allowed only by an entry that names the port. */
const fenced = new Set([
  22, 23, 25, 110, 143, 389, 465, 587, 993, 1433, 2375, 3306, 5432, 6379, 11211, 27017,
]);

function parseEntry(entry: string): Entry | undefined {
  const [, bracketed, plain, portText] =
    /^(?:\[([^\]]+)\]|([^[\]:]+|[0-9a-f:.]*:[0-9a-f:.]*:[0-9a-f:.]*(?:\/\d+)?))(?::(\d{1,5}))?$/i.exec(
      entry,
    ) ?? [];
  const target = (bracketed ?? plain)?.toLowerCase();
  if (!target) return undefined;
  const port = portText ? Number(portText) : undefined;
  const [network, bits] = target.split("/");
  const family = isIP(network!);
  if (!family) {
    return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(target) && !/^[\d.]+$/.test(target)
      ? { port, holds: host => host === target }
      : undefined;
  }
  const width = family === 4 ? 32 : 128;
  const prefix = bits === undefined ? width : Number(bits);
  if (!(prefix >= 0 && prefix <= width)) return undefined;
  const type = family === 4 ? "ipv4" : "ipv6";
  const list = new BlockList();
  list.addSubnet(network!, prefix, type);
  return { port, holds: host => isIP(host) === family && list.check(host, type) };
}

/**
 * Checks a URL without resolving its name: scheme, user info, notation, port, address.
 * Public hosts need https on 443 or 8443, because the request carries a key; listed hosts may use http and any
 * port.
 * @throws AppError provider_address
 */
export function checkUrl(raw: string, policy: AddressPolicy): URL {
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname)
    throw refused();
  const port = portOf(url);
  const host = hostOf(url);
  if (policy.lists(host, port)) return url;
  // A name may still resolve to a listed network: the look-up at connection time decides.
  if (isIP(host) && !(isPublicAddress(host) && isOpen(url))) throw refused();
  return url;
}

/** The host of a URL in WHATWG's normal form (127.1 is 127.0.0.1), without brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

/** The port of a URL, also where its scheme implies it. */
export function portOf(url: URL): number {
  return Number(url.port || (url.protocol === "https:" ? 443 : 80));
}

/** The host of an operator's setting as an entry of ALLOW_PRIVATE_HOSTS: settings of the operator are trusted. */
export function hostEntry(address: string): string {
  const url = new URL(address);
  const host = hostOf(url);
  return `${host.includes(":") ? `[${host}]` : host}:${portOf(url)}`;
}

const isOpen = (url: URL): boolean => url.protocol === "https:" && [443, 8443].includes(portOf(url));

/** One error for all refusals, which does not reveal whether a name exists. */
export function refused(): AppError {
  return new AppError("provider_address");
}

/** A socket `lookup` for this URL's host, by the rules of {@link checkUrl}. */
export function checkedLookup(url: URL, policy: AddressPolicy): LookupFunction {
  return lookupFor({ port: portOf(url), open: isOpen(url) }, policy);
}

/**
 * A socket `lookup` for one port. Resolves once and returns only checked addresses, so that the socket connects to what
 * was checked and DNS rebinding has no effect. One refused address refuses the name. `open`: the port may be used on
 * public addresses.
 */
export function lookupFor(
  { port, open }: { port: number; open: boolean },
  policy: AddressPolicy,
): LookupFunction {
  return (host, options, done) => {
    policy.resolve(host, (error, addresses) => {
      // Non-existent and refused names look the same to the user, unless the name is no user's.
      const told = error?.code === "EAI_AGAIN" || policy.names(host) || policy.lists(host, port);
      if (error) return done(told ? error : refused(), []);
      const allowed = ({ address }: LookupAddress): boolean =>
        policy.lists(host, port) || policy.lists(address, port) || (isPublicAddress(address) && open);
      if (addresses.length === 0 || !addresses.every(allowed)) return done(refused(), []);
      if (options.all) return done(null, addresses);
      const [first] = addresses;
      done(null, first!.address, first!.family);
    });
  };
}

/**
 * Checks a base URL before it is saved, with the rules of each request, including its name.
 * @throws AppError provider_address
 */
export async function checkBaseUrl(raw: string, policy: AddressPolicy): Promise<URL> {
  const url = checkUrl(raw, policy);
  const host = hostOf(url);
  if (isIP(host)) return url;
  await new Promise<void>((resolve, reject) =>
    checkedLookup(url, policy)(host, { all: true }, error => (error ? reject(refused()) : resolve())),
  );
  return url;
}
