// A process that watches mailboxes, answers their mails and sends, until the test kills it.
import { connect } from "~/db/connection";
import { newId } from "~/db/id";
import { setSecret } from "~/domain/core/secret/process-key";
import { superviseMailboxes } from "~/domain/mailbox/sync/supervise-mailboxes";
import { readSettings, setSettings } from "~/env";
import { answerEmailJob } from "~/jobs/handlers/answer-email";
import { fileSentEmailJob, sendEmailJob } from "~/jobs/handlers/send-email";
import { takeAttachmentsJob } from "~/jobs/handlers/take-attachments";
import { startWorker } from "~/jobs/worker";

const { address, env, secret } = JSON.parse(process.argv[2] ?? "");
setSettings(readSettings(env));
setSecret(Buffer.from(secret, "base64"));
const database = connect(address, 8);
await startWorker({
  database,
  process: newId(),
  concurrency: 4,
  handlers: {
    answer_email: answerEmailJob,
    send_email: sendEmailJob,
    file_sent_email: fileSentEmailJob,
    take_attachments: takeAttachmentsJob,
  },
});
await superviseMailboxes(database);
process.send?.("at work");
