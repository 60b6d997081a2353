// `npm run cluster`: processes of each role over one database, behind a balancer at PORT. CLUSTER sets their numbers, by
// default "web=2 api=2 worker=2". SIGHUP restarts one after the other, SIGINT and SIGTERM stop all.
import { startCluster } from "./cluster-nodes.mjs";
import { chooseProfile } from "./profile.mjs";

const roles = ["web", "api", "worker"];

const { env, profile } = chooseProfile();
const counts = countsOf(env.CLUSTER || "web=2 api=2 worker=2");
const cluster = await startCluster({
  env: { ...env, NODE_ENV: profile },
  port: Number(env.PORT),
  host: env.HOST || "0.0.0.0",
  counts,
  log: (name, text) => {
    for (const line of text.split("\n")) if (line.trim()) console.log(`${name.padEnd(8)} ${line}`);
  },
}).catch(error => {
  const inUse = error.code === "EADDRINUSE";
  stop(inUse ? `Port ${env.PORT} is in use. Set PORT to another one.` : error.message);
});
console.log(`All are ready: ${env.DOMAIN} (${cluster.nodes.map(({ name }) => name).join(", ")})`);

let ending;
const end = () => {
  // A second signal ends at once, and the nodes with it.
  if (ending) for (const { child } of cluster.nodes) child?.kill("SIGKILL");
  ending ??= cluster.stop().then(() => process.exit(0));
};
process.on("SIGINT", end).on("SIGTERM", end);
process.on("SIGHUP", () => {
  cluster.restart().then(
    () => console.log("All were restarted."),
    error => console.error(error.message),
  );
});

/** The number of nodes of each role, at least one. */
function countsOf(text) {
  const written = Object.fromEntries(
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(part => part.split("=")),
  );
  for (const [role, count] of Object.entries(written))
    if (!roles.includes(role) || !/^[1-9]\d?$/.test(count ?? ""))
      stop(`CLUSTER must look like "web=2 api=2 worker=2", with 1 to 99 of each.`);
  return Object.fromEntries(roles.map(role => [role, Number(written[role] ?? 1)]));
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
