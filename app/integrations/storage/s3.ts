import { createHash, randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { S3Settings } from "~/env";
import { checkKey, dropParts, firstKeyOf, isKey, partSuffix, writePart } from "./drafts";
import { ReaderPaused, s3FaultOf, s3Requests, textOf } from "./s3-request";
import { ObjectMissing, StorageFault } from "./storage-fault";
import type { ByteRange, Draft, Storage } from "./storage-port";

/** Chosen: people wait for an upload as long as for these three attempts. */
const usualLimits = { connectMs: 5_000, idleMs: 30_000, pausesMs: [200, 1_000] };
/** Objects on a page of the list: the maximum of S3. */
const pageSize = 1_000;
/** An object takes some 300 bytes of a page in XML. */
const maxListBytes = 2_000_000;
const sha256Header = "x-amz-meta-sha256";

/**
 * Objects in a bucket of an S3 server, under their keys. Drafts are in `spool` on this machine's disk until they are
 * kept; readers that need a path get a copy there. Each object has its SHA-256 in a header, which is verified whenever
 * the whole object is read.
 */
export function s3Storage(s3: S3Settings, spool: string, limits = usualLimits): Storage {
  const call = s3Requests(s3, limits);

  async function has(key: string): Promise<boolean> {
    // HEAD does not tell a missing object from a missing bucket, which would look like a proven deletion.
    const page = await list({ prefix: checkKey(key), "max-keys": "1" });
    return page.keys.some(one => one.key === key);
  }

  /** A page of the list tells about all keys up to its last one, so each request begins before the next unknown key. */
  async function kept(keys: readonly string[]): Promise<Set<string>> {
    const sorted = keys.map(checkKey).sort();
    const present = new Set<string>();
    let after = "";
    for (let next = 0; next < sorted.length; ) {
      // A key without its last character sorts before the key and after nearly all others.
      const before = sorted[next]!.slice(0, -1);
      const page = await list({
        "max-keys": String(pageSize),
        "start-after": before > after ? before : after,
      });
      const there = new Set(page.keys.map(({ key }) => key));
      after = page.keys.at(-1)?.key ?? "";
      if (page.more && !after) throw new StorageFault("failing", `${s3.endpoint} answered an empty list`);
      for (; next < sorted.length && (!page.more || sorted[next]! <= after); next++)
        if (there.has(sorted[next]!)) present.add(sorted[next]!);
    }
    return present;
  }

  async function list(query: Record<string, string>, { impatient = false } = {}) {
    const answer = await call({ method: "GET", query: { "list-type": "2", ...query }, impatient });
    const page = await textOf(answer, maxListBytes);
    if (!page.includes("</ListBucketResult>"))
      throw new StorageFault("failing", `${s3.endpoint} answered a list that ends too soon`);
    const keys = [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one]) => entryOf(one!));
    return { keys, more: page.includes("<IsTruncated>true") };
  }

  async function open(key: string, range?: ByteRange): Promise<Readable> {
    const get = (part?: ByteRange) =>
      call({
        method: "GET",
        key: checkKey(key),
        headers: part ? { range: `bytes=${part.start}-${part.end}` } : {},
      });
    let incoming = await get(range);
    const expected = range ? undefined : incoming.headers[sha256Header];
    const start = range?.start ?? 0;
    const end = start + Number(incoming.headers["content-length"]) - 1;

    /** An object never changes, so a reader that pauses holds no connection, and goes on with another one. */
    async function* chunks(): AsyncGenerator<Buffer> {
      for (let next = start; ; ) {
        try {
          for await (const chunk of incoming) {
            next += (chunk as Buffer).byteLength;
            yield chunk as Buffer;
          }
          return;
        } catch (error) {
          if (!(error instanceof ReaderPaused)) throw error;
          incoming = await get({ start: next, end });
        }
      }
    }

    const stream = Readable.from(verified(chunks(), key, expected && String(expected)), {
      objectMode: false,
    });
    return stream.once("close", () => incoming.destroy());
  }

  async function write(key: string, body: AsyncIterable<Uint8Array>): Promise<Draft> {
    const part = await writePart(spool, checkKey(key) + partSuffix, body);
    let sent = false;
    return {
      ...part,
      drop: async () => {
        await rm(part.path, { force: true });
        // What cannot be deleted now is left to the sweep.
        if (sent) await remove(key, { impatient: true }).catch(() => {});
      },
      keep: async () => {
        sent = true;
        const answer = await call({
          method: "PUT",
          key,
          file: part,
          headers: {
            "x-amz-checksum-sha256": part.sha256.toString("base64"),
            [sha256Header]: part.sha256.toString("hex"),
            "content-type": "application/octet-stream",
          },
        });
        await textOf(answer);
        if (!(await has(key)))
          throw new StorageFault("forgetful", `${key} is not in the bucket after its upload`);
        await rm(part.path, { force: true });
      },
    };
  }

  async function remove(key: string, { impatient = false } = {}): Promise<void> {
    try {
      await textOf(await call({ method: "DELETE", key: checkKey(key), impatient }));
    } catch (error) {
      // Some servers confirm a deletion only once.
      if (!(error instanceof ObjectMissing)) throw error;
    }
  }

  return {
    write,
    has,
    kept,
    async withPath(key, use) {
      const name = `${checkKey(key)}.${randomBytes(6).toString("hex")}${partSuffix}`;
      const { path } = await writePart(spool, name, await open(key));
      try {
        return await use(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    read: open,
    remove: key => remove(key),
    async *list(since) {
      let after = since ? firstKeyOf(since) : "";
      for (;;) {
        const { keys, more } = await list({ "max-keys": String(pageSize), "start-after": after });
        // The bucket may also contain objects of others.
        for (const object of keys) if (isKey(object.key)) yield object;
        after = keys.at(-1)?.key ?? "";
        if (!after || !more) return;
      }
    },
    dropDrafts: begun => dropParts(spool, begun),
    async check() {
      await list({ "max-keys": "1" }, { impatient: true });
    },
  };
}

/** Names of others may contain escaped characters, which stay escaped; our keys contain none. */
function entryOf(xml: string): { key: string; writtenAt: Date } {
  const text = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? "";
  return { key: text("Key"), writtenAt: new Date(text("LastModified")) };
}

async function* verified(
  chunks: AsyncIterable<Buffer>,
  key: string,
  sha256: string | undefined,
): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw s3FaultOf(error);
  }
  if (sha256 && hash.digest("hex") !== sha256)
    throw new StorageFault("damaged", `${key} has another checksum than when it was stored`);
}
