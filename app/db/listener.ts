import pg from "pg";

type Heard = (payload: string) => void;

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/** LISTEN for all channels on one dedicated connection, opened with the first channel and reopened when lost. */
export function listener(config: pg.ClientConfig) {
  const channels = new Map<string, Set<Heard>>();
  let client: Promise<pg.Client> | undefined;
  let again: NodeJS.Timeout | undefined;
  let closed = false;

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client(config);
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      client = undefined;
      if (!closed) reopen(FIRST_WAIT_MS);
    };
    // An 'error' without a listener would end the process; 'end' follows and handles the loss.
    opened.on("error", () => {});
    opened.on("notification", ({ channel, payload }) => dispatch(channel, payload ?? ""));
    await opened.connect();
    opened.on("end", lose);
    for (const channel of channels.keys()) await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
    return opened;
  }

  function reopen(wait: number): void {
    if (channels.size === 0) return;
    again = setTimeout(() => {
      client = open();
      client.then(
        () => {
          for (const channel of channels.keys()) dispatch(channel, "");
        },
        () => {
          client = undefined;
          if (!closed) reopen(Math.min(wait * 2, LONGEST_WAIT_MS));
        },
      );
    }, wait);
    again.unref();
  }

  function dispatch(channel: string, payload: string): void {
    for (const heard of channels.get(channel) ?? []) {
      try {
        heard(payload);
      } catch (error) {
        // Rethrowing would end the process and skip the other listeners.
        console.error(`A listener on ${channel} failed:`, error);
      }
    }
  }

  async function listen(channel: string, heard: Heard): Promise<() => Promise<void>> {
    const known = channels.get(channel);
    if (known) known.add(heard);
    else channels.set(channel, new Set([heard]));
    if (!known) await begin(channel);
    return async () => {
      const left = channels.get(channel);
      if (!left?.delete(heard) || left.size > 0) return;
      channels.delete(channel);
      const current = await client?.catch(() => undefined);
      await current?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
    };
  }

  /** The first channel opens the connection; during a reconnect, `open` includes the new channel. */
  async function begin(channel: string): Promise<void> {
    try {
      if (!client) {
        clearTimeout(again);
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
    clearTimeout(again);
    const current = await client?.catch(() => undefined);
    await current?.end().catch(() => {});
  }

  return { listen, close };
}
