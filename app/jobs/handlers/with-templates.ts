import { newestVersions } from "~/domain/outbox/template/template-versions";
import { takeStoredTemplates } from "~/mail/stored-templates";
import type { JobName } from "~/queue/definitions";
import type { JobHandler } from "../worker";

/** A job that composes mails: in the operator's words as they are when it begins. */
export const withTemplates =
  <Name extends JobName>(handler: JobHandler<Name>): JobHandler<Name> =>
  async (payload, context) => {
    takeStoredTemplates(await newestVersions(context.db));
    await handler(payload, context);
  };
