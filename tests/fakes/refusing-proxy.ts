import { type LocalProxy, localProxy } from "./local-proxy";

export interface RefusingProxy extends LocalProxy {
  /** The UID STORE and UID MOVE commands that came, without their tags. */
  stores: string[];
}

/** A proxy before an IMAP server on 127.0.0.1 that answers NO to a change of flags or a move that includes this UID. */
export async function refusingProxy(target: number, uid?: number): Promise<RefusingProxy> {
  const stores: string[] = [];
  const proxy = await localProxy(target, (client, upstream) => {
    upstream.pipe(client);
    client.on("data", (data: Buffer) => {
      const [, tag, command, range] =
        /^(\S+) (UID (?:STORE|MOVE) (\S+) .*)\r\n/.exec(data.toString("latin1")) ?? [];
      if (command) stores.push(command);
      if (range && uid !== undefined && includes(range, uid)) client.write(`${tag} NO Refused\r\n`);
      else upstream.write(data);
    });
  });
  return { ...proxy, stores };
}

const includes = (range: string, uid: number): boolean =>
  range.split(",").some(part => {
    const [from = 0, to = from] = part.split(":").map(Number);
    return from <= uid && uid <= to;
  });
