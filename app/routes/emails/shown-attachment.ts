import type { AppLoadContext } from "@remix-run/node";
import type { EmailDetails, TakenAttachment } from "~/contract/emails";
import type { ErrorCode } from "~/contract/errors";
import { isolate } from "~/i18n/isolate";
import { sayError, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { ShownAttachment } from "~/ui/emails/attachment-list";

/** Formats the state of each attachment of a mail as a document of the division. */
export function attachmentShower({ language }: Pick<AppLoadContext, "language">) {
  return ({ taken, ...file }: EmailDetails["files"][number]): ShownAttachment => ({
    ...file,
    taken: taken ? takenText(language, taken) : null,
  });
}

function takenText(language: AppLoadContext["language"], taken: TakenAttachment): ShownAttachment["taken"] {
  const { state, reason, values, file } = taken;
  const t = textsFor(language);
  const division = isolate(taken.division);
  const because = (code: string | null) =>
    code ? ` ${sayError(language, code as ErrorCode, { ...values })}` : "";
  if (state === "waiting")
    return { text: `${t("emails:taken.waiting", { division })}${because(reason)}`, to: null };
  if (state === "refused")
    return { text: `${t("emails:taken.refused", { division })}${because(reason)}`, to: null };
  if (!file || file.status === "deleting") return { text: t("emails:taken.deleted", { division }), to: null };
  if (file.status === "quarantined")
    return { text: t("emails:taken.quarantined", { division }), to: paths.knowledge.quarantine(file.id) };
  if (file.status === "failed")
    return {
      text: `${t(`emails:taken.${state === "version" ? "versionFailed" : "failed"}`, { division })}${because(file.reason)}`,
      to: paths.knowledge.file(file.id),
    };
  const isReady = file.status === "ready";
  const added = isReady ? ("ready" as const) : ("processed" as const);
  const version = isReady ? ("version" as const) : ("versionProcessed" as const);
  const known = state === "there" ? state : state === "version" ? version : added;
  return { text: t(`emails:taken.${known}`, { division }), to: paths.knowledge.file(file.id) };
}
