// Preloaded into a process: simulates a machine whose clock is a minute ahead.
const aheadMs = 60_000;
const { now } = Date;
const early = () => now() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, args) => (args.length ? new target(...args) : new target(early())),
  get: (target, name) => (name === "now" ? early : Reflect.get(target, name)),
});
