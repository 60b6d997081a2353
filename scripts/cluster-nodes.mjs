// Starts processes of the product over one database and one DATA_DIR, keeps them running, and balances requests among them.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createBalancer } from "./balancer.mjs";
import { freePort } from "./free-port.mjs";

const start = fileURLToPath(new URL("start.mjs", import.meta.url));
const withCluster = new URL("with-cluster.mjs", import.meta.url).href;
/** Delay before a dead node is restarted, in milliseconds; doubled each time that it dies before it is ready. */
const pauses = { first: 1_000, longest: 30_000 };

/**
 * Starts the nodes and the balancer at `port` (0: any). `env`: the settings of all nodes; `nodeEnv` adds settings by node.
 * `prepare` is awaited once the first node, which creates the database, is ready. `revive`: restart dead nodes.
 */
export async function startCluster(options) {
  const { env, port, host = "0.0.0.0", counts, nodeEnv = {}, prepare, revive = true } = options;
  const { log = () => {} } = options;
  const nodes = Object.entries(counts).flatMap(([role, count]) =>
    Array.from({ length: count }, (_, at) => ({
      name: `${role}-${at + 1}`,
      role,
      port: 0,
      asked: 0,
      ready: false,
      child: undefined,
    })),
  );
  let stopping = false;
  const runningOf = role => nodes.filter(node => node.role === role && node.ready);
  const balancer = createBalancer({ nodes: runningOf, trustProxy: env.TRUST_PROXY === "true" });
  await new Promise((resolve, reject) => balancer.once("error", reject).listen(port, host, resolve));
  const balancerPort = balancer.address().port;
  const origin = `http://localhost:${balancerPort}`;

  async function launch(node) {
    // Free ports, so that a second cluster can run on this machine.
    node.port ||= await freePort();
    const child = spawn(process.execPath, ["--import", withCluster, start], {
      env: {
        DOMAIN: origin,
        API_BASE_URL: `${origin}/api/v1`,
        API_INTERNAL_URL: `http://127.0.0.1:${balancerPort}/api/v1`,
        ...env,
        HOST: "127.0.0.1",
        ROLES: node.role,
        PORT: String(node.port),
        TRUST_PROXY: "true",
        ...nodeEnv[node.name],
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      // Ctrl-C reaches the cluster alone, which stops its nodes in order.
      detached: true,
    });
    node.child = child;
    await new Promise((resolve, reject) => {
      let output = "";
      const read = chunk => {
        if (node.ready) return log(node.name, String(chunk));
        output += chunk;
        if (!output.includes(" is ready: ")) return;
        node.ready = true;
        log(node.name, output);
        resolve();
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.once("exit", code => {
        const wasReady = node.ready;
        node.ready = false;
        if (node.child === child) node.child = undefined;
        if (!wasReady) return reject(new Error(`${node.name} did not start: ${output}`));
        log(node.name, `ended${code === null ? "" : ` with ${code}`}\n`);
        if (revive && !stopping && !node.restarting) void relaunch(node, pauses.first);
      });
    });
  }

  async function relaunch(node, pause) {
    await new Promise(resolve => setTimeout(resolve, pause).unref());
    if (stopping || node.child) return;
    await launch(node).catch(error => {
      log(node.name, `${error.message}\n`);
      return relaunch(node, Math.min(pause * 2, pauses.longest));
    });
  }

  async function end(node) {
    const { child } = node;
    if (!child) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }

  async function stop() {
    stopping = true;
    // Processes with pages end before the api that they use.
    for (const role of ["web", "worker", "api"])
      await Promise.all(nodes.filter(node => node.role === role).map(end));
    balancer.closeAllConnections();
    await new Promise(resolve => balancer.close(resolve));
  }

  const restart = async node => {
    node.restarting = true;
    // It gets no new requests, and finishes the current ones.
    node.ready = false;
    await end(node);
    node.restarting = false;
    await launch(node);
  };

  try {
    // The first one creates the database, for which the others would only wait.
    const [first, ...others] = [...nodes].sort((a, b) => startOrder(a) - startOrder(b));
    await launch(first);
    await prepare?.();
    await Promise.all(others.map(launch));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    port: balancerPort,
    nodes,
    stop,
    /** Restarts one node after the other, so that the others answer meanwhile. */
    async restart() {
      for (const node of nodes) await restart(node);
    },
    /** Starts a node that was killed. */
    launch: name => launch(nodes.find(node => node.name === name)),
  };
}

const startOrder = ({ role }) => ["api", "worker", "web"].indexOf(role);
