import pg from "pg";

type Listener = (payload: string) => void;

const firstRetryMs = 100;
const maxRetryMs = 5_000;

/** Listens to all channels on one dedicated connection, which is opened with the first channel and reopened after a loss. */
export function listener(config: pg.ClientConfig) {
  const channels = new Map<string, Set<Listener>>();
  let client: Promise<pg.Client> | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
  let closed = false;

  async function open(): Promise<pg.Client> {
    const connection = new pg.Client(config);
    let lost = false;
    const onLoss = () => {
      if (lost) return;
      lost = true;
      client = undefined;
      if (!closed) reopen(firstRetryMs);
    };
    // An 'error' without a listener would end the process; 'end' follows and handles the loss.
    connection.on("error", () => {});
    connection.on("notification", ({ channel, payload }) => dispatch(channel, payload ?? ""));
    await connection.connect();
    connection.on("end", onLoss);
    for (const channel of channels.keys()) await connection.query(`listen ${pg.escapeIdentifier(channel)}`);
    return connection;
  }

  function reopen(wait: number): void {
    if (channels.size === 0) return;
    retryTimer = setTimeout(() => {
      client = open();
      client.then(
        () => {
          for (const channel of channels.keys()) dispatch(channel, "");
        },
        () => {
          client = undefined;
          if (!closed) reopen(Math.min(wait * 2, maxRetryMs));
        },
      );
    }, wait);
    retryTimer.unref();
  }

  function dispatch(channel: string, payload: string): void {
    for (const listener of channels.get(channel) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        // Rethrowing would end the process and skip the other listeners.
        console.error(`A listener on ${channel} failed:`, error);
      }
    }
  }

  async function listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const listeners = channels.get(channel);
    if (listeners) listeners.add(listener);
    else channels.set(channel, new Set([listener]));
    if (!listeners) await startListening(channel);
    return async () => {
      const remaining = channels.get(channel);
      if (!remaining?.delete(listener) || remaining.size > 0) return;
      channels.delete(channel);
      // On a lost connection nothing is listened to any more.
      const current = await client?.catch(() => undefined);
      await current?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
    };
  }

  /** The first channel opens the connection; during a reconnect, `open` includes the new channel. */
  async function startListening(channel: string): Promise<void> {
    try {
      if (!client) {
        clearTimeout(retryTimer);
        client = open();
        await client;
      } else {
        const current = await client;
        await current.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      client = undefined;
      channels.delete(channel);
      throw error;
    }
  }

  async function close(): Promise<void> {
    closed = true;
    clearTimeout(retryTimer);
    const current = await client?.catch(() => undefined);
    await current?.end().catch(() => {});
  }

  return { listen, close };
}
