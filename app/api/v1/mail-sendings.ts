import { actorOf, os } from "~/api/implement";
import { AppError } from "~/contract/errors";
import type { Language } from "~/contract/language";
import { filledContent } from "~/contract/mail-blocks";
import type { Db } from "~/db/connection";
import { draftSending } from "~/domain/outbox/sending/draft-sending";
import { listOpenSendings } from "~/domain/outbox/sending/list-sendings";
import { readSending } from "~/domain/outbox/sending/read-sending";
import { recipientChoices } from "~/domain/outbox/sending/recipient-choices";
import { startSending } from "~/domain/outbox/sending/start-sending";
import { stopSending } from "~/domain/outbox/sending/stop-sending";
import { versionsOf } from "~/domain/outbox/template/template-versions";
import { previewTemplate } from "~/mail/preview-template";
import { faultsOf, ownContent, plainPlaces } from "~/mail/templates";

async function wordsOf(db: Db, purpose: "notice" | "news", language: Language) {
  const [newest] = await versionsOf(db, purpose, language);
  return newest?.content ?? ownContent(purpose, language);
}

async function details(db: Db, id: string) {
  const sending = await readSending(db, id);
  return { ...sending, preview: previewTemplate(sending.purpose, sending.language, sending.content) };
}

export const mailSendings = os.mailSendings.router({
  choices: os.mailSendings.choices.handler(async ({ input, context }) => ({
    ...(await recipientChoices(context.db)),
    content: await wordsOf(context.db, input.purpose, input.language),
  })),
  draft: os.mailSendings.draft.handler(async ({ input, context }) => {
    const fields = faultsOf(input.purpose, input);
    if (Object.keys(fields).length > 0) throw new AppError("form_invalid", { fields });
    const letter = plainPlaces({ ...input, ...filledContent(input) });
    return details(context.db, await draftSending(context.db, actorOf(context), letter));
  }),
  read: os.mailSendings.read.handler(({ input, context }) => details(context.db, input.id)),
  send: os.mailSendings.send.handler(async ({ input, context }) => {
    await startSending(context.db, input.id);
    return details(context.db, input.id);
  }),
  stop: os.mailSendings.stop.handler(async ({ input, context }) => {
    await stopSending(context.db, input.id);
    return details(context.db, input.id);
  }),
  open: os.mailSendings.open.handler(async ({ context }) => ({ rows: await listOpenSendings(context.db) })),
});
