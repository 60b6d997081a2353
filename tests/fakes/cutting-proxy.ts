import { type LocalProxy, localProxy } from "./local-proxy";

export interface CuttingProxy extends LocalProxy {
  /** Cuts the connection after so many bytes of the response to the next matching command, once. */
  cut: { command: RegExp; bytes: number } | undefined;
  /** Cuts every connection before it would transmit this text. */
  poison: string | undefined;
  /** The number of cut connections. */
  cuts: number;
}

/** A proxy before a server on 127.0.0.1 that cuts connections in the middle of responses. */
export async function cuttingProxy(target: number): Promise<CuttingProxy> {
  const state: Omit<CuttingProxy, keyof LocalProxy> = { cut: undefined, poison: undefined, cuts: 0 };
  const proxy = await localProxy(target, (client, upstream) => {
    let left: number | undefined;
    const end = (rest: Buffer) => {
      state.cuts += 1;
      client.end(rest, () => client.destroy());
      upstream.destroy();
    };
    client.on("data", (data: Buffer) => {
      if (state.cut?.command.test(data.toString("latin1"))) {
        left = state.cut.bytes;
        state.cut = undefined;
      }
      upstream.write(data);
    });
    upstream.on("data", (data: Buffer) => {
      const poison = state.poison ? data.indexOf(state.poison) : -1;
      if (poison !== -1) end(data.subarray(0, poison));
      else if (left === undefined) client.write(data);
      else if (data.length >= left) end(data.subarray(0, left));
      else {
        left -= data.length;
        client.write(data);
      }
    });
  });
  return Object.assign(state, proxy);
}
