import { newestVersions } from "~/domain/outbox/template/template-versions";
import { takeStoredTemplates } from "~/mail/stored-templates";
import type { JobName } from "~/queue/definitions";
import type { JobHandler } from "../worker";

/** Wraps a job that composes mails, so that it uses the operator's templates in their current version. */
export const withTemplates =
  <Name extends JobName>(handler: JobHandler<Name>): JobHandler<Name> =>
  async (payload, context) => {
    takeStoredTemplates(await newestVersions(context.db));
    await handler(payload, context);
  };
