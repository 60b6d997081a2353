// A process that takes one job and never finishes it, until the test kills it.
import { connect } from "../../app/db/connection";
import { startWorker } from "../../app/jobs/worker";

await startWorker({
  database: connect(JSON.parse(process.argv[2] ?? ""), 5),
  handlers: {
    read_file: async () => {
      process.send?.("at work");
      await new Promise(() => {});
    },
  },
});
