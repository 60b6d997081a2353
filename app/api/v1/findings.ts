import { actorOf, os } from "~/api/implement";
import { readQuarantine } from "~/domain/knowledge/quarantine/read-quarantine";
import { releaseFile } from "~/domain/knowledge/quarantine/release-file";

export const findings = os.findings.router({
  list: os.findings.list.handler(({ input, context }) =>
    readQuarantine(context.db, actorOf(context), input.id),
  ),
  release: os.findings.release.handler(({ input, context }) =>
    releaseFile(context.db, actorOf(context), input, context.version),
  ),
});
