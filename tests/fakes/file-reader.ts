// A process that reads files until the test kills it.
import { connect } from "../../app/db/connection";
import { processId } from "../../app/db/process-id";
import { readFile } from "../../app/domain/knowledge/file/read-file";
import { readSettings, setSettings } from "../../app/env";
import { startWorker } from "../../app/jobs/worker";

const { address, env } = JSON.parse(process.argv[2] ?? "{}");
setSettings(readSettings(env));
await startWorker({
  database: connect(address, 5),
  handlers: {
    read_file: ({ fileId }, { db, signal, lastAttempt }) =>
      readFile(db, fileId, { signal, lastAttempt, notify: async () => {} }),
  },
});
process.send?.(processId);
