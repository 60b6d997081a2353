// A process that uses an embedded server: prints its address, stops on request, or is killed by the test.
import { startEmbedded } from "../../app/db/embedded";

const { config, stop } = await startEmbedded({ dataDir: process.argv[2] ?? "", durable: false });
process.send?.(config);
process.on("message", async () => {
  await stop();
  process.exit();
});
