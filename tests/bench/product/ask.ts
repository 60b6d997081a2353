import { Agent, type IncomingHttpHeaders, request } from "node:http";

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Hears the body as it comes, still encoded. */
  onChunk?: (chunk: Buffer) => void;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent: not decoded. */
  body: Buffer;
}

/** Connections that stay open, as a browser's do. */
export const keptOpen = new Agent({ keepAlive: true, maxSockets: 8 });

/** A browser's line of text: without it the server takes us for a bot. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** One request by node:http, whose own cost is small. Throws on any status from 400 on. */
export function ask(address: string, asked: Asked = {}): Promise<Answered> {
  const headers: Record<string, string | number> = {
    "user-agent": userAgent,
    "accept-language": "de",
    ...(asked.body !== undefined && { "content-length": Buffer.byteLength(asked.body) }),
    ...asked.headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      address,
      { method: asked.method ?? "GET", headers, agent: keptOpen },
      incoming => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => {
          chunks.push(chunk);
          asked.onChunk?.(chunk);
        });
        incoming.on("error", reject);
        incoming.on("end", () => {
          const body = Buffer.concat(chunks);
          const status = incoming.statusCode ?? 0;
          if (status < 400) return resolve({ status, headers: incoming.headers, body });
          reject(new Error(`${address} answered ${status}: ${body.toString("utf8").slice(0, 300)}`));
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(asked.body);
  });
}

/** Asks the same page `times` times over a few connections. */
export async function askOften(
  address: string,
  headers: Record<string, string>,
  times: number,
): Promise<void> {
  let left = times;
  const one = async () => {
    while (left-- > 0) {
      const { status } = await ask(address, { headers });
      if (status !== 200) throw new Error(`${address} answered ${status}`);
    }
  };
  await Promise.all([one(), one(), one()]);
}
