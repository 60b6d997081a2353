import { createReadStream } from "node:fs";
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { pipeline } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import type { S3Settings } from "~/env";
import { ObjectMissing, StorageFault, type StorageFaultKind } from "./storage-fault";

/** The reader of an answer takes no more of it for now, such as a browser whose user has paused a download. */
export class ReaderPaused extends Error {
  override readonly name = "ReaderPaused";
}

export interface S3Limits {
  /** Timeout for name, connection and TLS together, in milliseconds. */
  connectMs: number;
  /** Maximum time without a byte in either direction, in milliseconds. */
  idleMs: number;
  /** Pauses before each further attempt, in milliseconds: every request can be repeated. */
  pausesMs: number[];
}

export interface S3Call {
  method: "GET" | "PUT" | "DELETE";
  /** Without a key the request is about the bucket. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Only one attempt. */
  impatient?: boolean;
  /** A file that is sent as the body, with its SHA-256, which is signed. */
  file?: { path: string; bytes: number; sha256: Buffer };
}

/** The SHA-256 of an empty body. */
const emptyHash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
/** The answer to a refused request is a few hundred bytes of XML. */
const maxErrorBytes = 64 * 1024;

/**
 * Sends signed requests (AWS Signature Version 4) to the operator's S3 server, which may stand in a private network. The
 * bucket is part of the path, which every server understands. Follows no redirects.
 */
export function s3Requests(s3: S3Settings, limits: S3Limits) {
  // Without a maximum of connections: a download that its reader pauses would keep others waiting.
  const options = { keepAlive: true, keepAliveMsecs: 30_000 };
  const secure = new URL(s3.endpoint).protocol === "https:";
  const agent = secure ? new HttpsAgent(options) : new HttpAgent(options);

  async function signed({ method, key, query, headers, file }: S3Call) {
    const url = new URL(`${s3.endpoint}/${s3.bucket}${key ? `/${key}` : ""}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      service: "s3",
      region: s3.region,
      accessKeyId: s3.accessKey,
      secretAccessKey: s3.secretKey,
      headers: { ...headers, "x-amz-content-sha256": file ? file.sha256.toString("hex") : emptyHash },
    });
    const signedRequest = await signer.sign();
    return { url: signedRequest.url, headers: Object.fromEntries(signedRequest.headers) };
  }

  async function send(call: S3Call): Promise<IncomingMessage> {
    const { url, headers } = await signed(call);
    return new Promise((resolve, reject) => {
      const outgoing = (secure ? httpsRequest : httpRequest)(url, {
        method: call.method,
        agent,
        headers: { ...headers, "accept-encoding": "identity", "content-length": call.file?.bytes ?? 0 },
      });
      const fail = (error: unknown) => {
        clearTimeout(connecting);
        outgoing.destroy();
        reject(s3FaultOf(error));
      };
      let answer: IncomingMessage | undefined;
      const slow = () => {
        // An unread connection would stay open as long as its reader pauses.
        if (answer && answer.readableLength > 0) return void answer.destroy(new ReaderPaused());
        outgoing.destroy(new StorageFault("slow", `no answer from ${s3.endpoint}`));
      };
      const connecting = setTimeout(
        () => fail(new StorageFault("unreachable", `no connection to ${s3.endpoint}`)),
        limits.connectMs,
      );
      outgoing.setTimeout(limits.idleMs, slow);
      outgoing.once("socket", socket => {
        const connected = () => clearTimeout(connecting);
        if (!socket.connecting) connected();
        else socket.once(secure ? "secureConnect" : "connect", connected);
      });
      outgoing.once("response", incoming => {
        answer = incoming;
        resolve(incoming);
      });
      outgoing.on("error", fail);
      if (!call.file) outgoing.end();
      // Closes the file also if the connection breaks.
      else pipeline(createReadStream(call.file.path), outgoing, error => error && fail(error));
    });
  }

  /** @throws StorageFault, ObjectMissing */
  async function once(call: S3Call): Promise<IncomingMessage> {
    const incoming = await send(call);
    const status = incoming.statusCode ?? 0;
    if (status >= 200 && status < 300) return incoming;
    const code = /<Code>([^<]{1,60})<\/Code>/.exec(await textOf(incoming))?.[1] ?? "";
    if (code === "NoSuchKey") throw new ObjectMissing(call.key ?? "");
    throw new StorageFault(kindOf(status, code), `${s3.endpoint} answered ${status} ${code}`.trim());
  }

  return async (call: S3Call): Promise<IncomingMessage> => {
    for (const wait of call.impatient ? [] : limits.pausesMs) {
      try {
        return await once(call);
      } catch (error) {
        if (!(error instanceof StorageFault) || !passing.has(error.kind)) throw error;
      }
      await pause(wait);
    }
    return once(call);
  };
}

/** Faults that may be gone a moment later. */
const passing: ReadonlySet<StorageFaultKind> = new Set(["unreachable", "failing", "damaged"]);

const codes: Record<string, StorageFaultKind> = {
  NoSuchBucket: "no_bucket",
  RequestTimeTooSkewed: "clock",
  RequestExpired: "clock",
  QuotaExceeded: "full",
  InsufficientCapacity: "full",
  XMinioStorageFull: "full",
  XMinioAdminBucketQuotaExceeded: "full",
  BadDigest: "damaged",
  XAmzContentSHA256Mismatch: "damaged",
};

function kindOf(status: number, code: string): StorageFaultKind {
  const kind = codes[code];
  if (kind) return kind;
  if (status === 401 || status === 403) return "denied";
  return status === 507 ? "full" : "failing";
}

/** A broken connection as a fault. */
export function s3FaultOf(error: unknown): StorageFault {
  if (error instanceof StorageFault) return error;
  const { code, message } = (error ?? {}) as NodeJS.ErrnoException;
  return new StorageFault("unreachable", message || code || String(error));
}

/** The beginning of an answer as text. */
export async function textOf(incoming: IncomingMessage, maxBytes = maxErrorBytes): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of incoming) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).byteLength;
      if (bytes > maxBytes) break;
    }
  } catch {
    // A connection that breaks ends the text.
  }
  return Buffer.concat(chunks).toString("utf8");
}
