import { cleanPicture, maxSide } from "~/domain/core/picture/clean-picture";
import { settings } from "~/env";
import { addressPolicy, hostOf, portOf } from "~/integrations/safe-address";
import { createSafeFetch, type SafeFetch } from "~/integrations/safe-fetch";

/** Chosen: larger pictures of mails are photos, which are usually attachments. */
const maxBytes = 2 * 1024 * 1024;

/** Created once per process, and again when tests change the settings. */
let cached: { hosts: string[]; fetch: SafeFetch; requestUrl: (address: string) => string } | undefined;

/**
 * Returns the fetch of pictures of mails. It reaches the public internet and the hosts of PICTURE_HOSTS, but not those of
 * ALLOW_PRIVATE_HOSTS, so that no mail can cause requests in the operator's network.
 */
function pictureFetch() {
  const { PICTURE_HOSTS: hosts } = settings();
  if (cached?.hosts === hosts) return cached;
  const policy = addressPolicy(hosts);
  cached = {
    hosts,
    fetch: createSafeFetch(policy, { connectMs: 5_000, bodyBytes: maxBytes, redirects: 3 }),
    /** Upgrades http addresses of public servers to https. */
    requestUrl: address => {
      const url = new URL(address);
      if (url.protocol === "http:" && url.port === "" && !policy.lists(hostOf(url), portOf(url)))
        url.protocol = "https:";
      return url.href;
    },
  };
  return cached;
}

const isGif = (bytes: Buffer): boolean =>
  /^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6)) &&
  bytes.length > 10 &&
  Math.max(bytes.readUInt16LE(6), bytes.readUInt16LE(8)) <= maxSide;

/**
 * Fetches a picture of a mail as a data URL: requested without cookies and referrer, recognised by its bytes instead of its
 * declared type, and re-encoded like the pictures of users. Undefined on failure.
 */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { fetch, requestUrl } = pictureFetch();
    const response = await fetch(requestUrl(address), { signal, headers: { accept: "image/*" } });
    if (response.status !== 200) {
      await response.body?.cancel();
      return undefined;
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    if (isGif(bytes)) return `data:image/gif;base64,${bytes.toString("base64")}`;
    const clean = cleanPicture(bytes);
    return `data:image/${clean.kind};base64,${clean.bytes.toString("base64")}`;
  } catch {
    // Without the picture the mail shows its alternative text.
    return undefined;
  }
}
