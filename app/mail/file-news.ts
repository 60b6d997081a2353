import type { Access } from "~/contract/abilities";
import type { ErrorCode } from "~/contract/errors";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { sayError } from "~/i18n/server";
import { paths } from "~/paths";
import { fileFailed } from "./file-failed";
import { fileReady } from "./file-ready";

/** The mail promised after an upload: the file is ready, or has failed for this `reason`. */
export function fileNews(
  to: { name: string; language: Language; access: Access },
  fileName: string,
  reason: ErrorCode | undefined,
): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const { name, language } = to;
  const addressee = { name, language, origin, product, path: paths.knowledge.divisions(to.access) };
  if (!reason) return fileReady(addressee, fileName);
  return fileFailed(addressee, fileName, sayError(language, reason));
}
