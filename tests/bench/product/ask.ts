import { Agent, type IncomingHttpHeaders, request } from "node:http";

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Called with each chunk of the body, still encoded. */
  onChunk?: (chunk: Buffer) => void;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  /** As transferred: not decoded. */
  body: Buffer;
}

/** Keep-alive connections like a browser's. */
export const keptOpen = new Agent({ keepAlive: true, maxSockets: 8 });

/** A browser's User-Agent: otherwise the server treats us as a bot. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** One request with node:http, whose own cost is small. Throws on status 400 and above. */
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

/** Requests the same page `times` times over a few connections. */
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
