import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import type { S3Settings } from "~/env";
import { closeServer } from "../local-server";

/**
 * Behaviour of the fake: `silent` never answers, `full` takes nothing more, `busy` asks to come back, `forgetful` confirms
 * what it does not store, `cutting` ends in the middle of an object, `damaging` changes its first byte.
 */
type FakeS3Mode = "working" | "silent" | "full" | "busy" | "forgetful" | "cutting" | "damaging";

export interface FakeS3 {
  settings: S3Settings;
  /** As settings of a process. */
  env: Record<string, string>;
  mode: FakeS3Mode;
  /** After so many requests it works again. */
  recoversAfter: number | undefined;
  objects: Map<string, { body: Buffer; sha256: string | undefined; at: Date }>;
  /** Methods and paths of the requests so far. */
  requests: string[];
  /** Happens before the answer to a request ("PUT /bucket/key"). */
  onRequest: ((request: string) => Promise<void>) | undefined;
  /** How many connections are open. */
  connections(): Promise<number>;
  /** Ends it, as a server that is gone; `reopen` starts it at the same port, with its objects. */
  close(): Promise<void>;
  reopen(): Promise<void>;
}

/** An S3 server on 127.0.0.1 with one bucket in memory. It knows its access key, and checks no signature. */
export async function fakeS3(): Promise<FakeS3> {
  const server = createServer((request, response) => {
    void answer(fake, request, response).catch(() => response.destroy());
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "lotse-files",
    region: "us-east-1",
    accessKey: "fake-key",
    secretKey: "fake-secret",
  };
  const fake: FakeS3 = {
    settings,
    env: s3Env(settings),
    mode: "working",
    recoversAfter: undefined,
    objects: new Map(),
    requests: [],
    onRequest: undefined,
    connections: () => promisify(server.getConnections.bind(server))(),
    close: () => closeServer(server),
    reopen: () => listen(port),
  };
  return fake;
}

/** The settings as an operator writes them. */
const s3Env = ({ endpoint, bucket, region, accessKey, secretKey }: S3Settings) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
});

async function answer(fake: FakeS3, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", fake.settings.endpoint);
  fake.requests.push(`${request.method} ${pathname}`);
  await fake.onRequest?.(`${request.method} ${pathname}`);
  const mode = fake.mode;
  if (fake.recoversAfter !== undefined && --fake.recoversAfter <= 0)
    Object.assign(fake, { mode: "working", recoversAfter: undefined });
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const [, bucket, key] = pathname.split("/");
  const refuse = (status: number, code: string) =>
    response
      .writeHead(status, { "content-type": "application/xml" })
      .end(`<Error><Code>${code}</Code></Error>`);
  if (mode === "silent") return;
  if (mode === "busy") return void refuse(503, "SlowDown");
  if (!request.headers.authorization?.includes(`Credential=${fake.settings.accessKey}/`))
    return void refuse(403, "InvalidAccessKeyId");
  if (bucket !== fake.settings.bucket) return void refuse(404, "NoSuchBucket");
  if (!key) return void response.end(listOf(fake, searchParams));
  if (request.method === "DELETE") {
    fake.objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (request.method === "PUT") {
    if (mode === "full") return void refuse(507, "XMinioStorageFull");
    const sha256 = createHash("sha256").update(body).digest("hex");
    if (sha256 !== request.headers["x-amz-content-sha256"])
      return void refuse(400, "XAmzContentSHA256Mismatch");
    const checksum = request.headers["x-amz-meta-sha256"];
    if (mode !== "forgetful")
      fake.objects.set(key, { body, sha256: checksum && String(checksum), at: new Date() });
    return void response.end();
  }
  sendObject(fake, mode, { key, range: request.headers.range }, response, refuse);
}

function sendObject(
  { objects }: FakeS3,
  mode: FakeS3Mode,
  { key, range }: { key: string; range: string | undefined },
  response: ServerResponse,
  refuse: (status: number, code: string) => void,
): void {
  const object = objects.get(key);
  if (!object) return void refuse(404, "NoSuchKey");
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  const part = Buffer.from(from ? object.body.subarray(Number(from), Number(to) + 1) : object.body);
  if (mode === "damaging") part[0] = (part[0] ?? 0) ^ 1;
  response.writeHead(from ? 206 : 200, {
    "content-length": part.length,
    ...(object.sha256 && { "x-amz-meta-sha256": object.sha256 }),
  });
  if (mode !== "cutting") response.end(part);
  else response.write(part.subarray(0, part.length >> 1), () => response.destroy());
}

function listOf({ objects }: FakeS3, query: URLSearchParams): string {
  const most = Number(query.get("max-keys") ?? 1000);
  const after = query.get("start-after") ?? "";
  const keys = [...objects.keys()]
    .filter(key => key > after && key.startsWith(query.get("prefix") ?? ""))
    .sort();
  const entries = keys
    .slice(0, most)
    .map(
      key =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)!.at.toISOString()}</LastModified></Contents>`,
    );
  return `<ListBucketResult><IsTruncated>${keys.length > most}</IsTruncated>${entries.join("")}</ListBucketResult>`;
}
