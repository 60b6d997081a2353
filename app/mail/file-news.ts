import type { Access } from "~/contract/abilities";
import type { ErrorCode } from "~/contract/errors";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { formatDate, formatList } from "~/i18n/format";
import { sayError } from "~/i18n/server";
import { paths } from "~/paths";
import { composeMail, newVersionOf } from "./compose-mail";
import { fileFailed } from "./file-failed";
import { fileReady } from "./file-ready";

type Uploader = { name: string; language: Language; access: Access; divisionId: string };

/** `isVersion` is true for the new version of another file. */
type MailedFile = { name: string; isVersion: boolean };

/** The name of a file, with a note if it is a new version. */
const nameIn = (language: Language, { name, isVersion }: MailedFile) =>
  isVersion ? newVersionOf(language, name) : name;

const addressee = ({ name, language }: Uploader, path: string) => {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return { name, language, origin, product, path };
};

/** The mail promised after an upload: these files are ready for questions, which its link leads to. */
export function filesReady(to: Uploader, files: MailedFile[]): MailMessage {
  const names = files.map(file => nameIn(to.language, file));
  const reader = addressee(to, paths.ask.page(to.access, { division: to.divisionId }));
  return names.length === 1
    ? fileReady(reader, names[0]!)
    : composeMail(reader, texts => texts.filesReady, {
        count: String(names.length),
        files: formatList(names, to.language),
      });
}

/** A mail names at most this many files that failed; their list has them all. */
const maxNamed = 20;

/** The mail about files that could not be processed; its link leads to the one file, or to their list, with what helps. */
export function filesFailed(
  to: Uploader,
  files: (MailedFile & { id: string; reason: ErrorCode })[],
): MailMessage {
  const [one] = files;
  if (one && files.length === 1)
    return fileFailed(
      addressee(to, paths.knowledge.file(one.id)),
      nameIn(to.language, one),
      sayError(to.language, one.reason),
    );
  const list = paths.knowledge.divisions(to.access, { division: to.divisionId, status: "failed" });
  return composeMail(addressee(to, list), texts => texts.filesFailed, {
    count: String(files.length),
    files: formatList(
      files.slice(0, maxNamed).map(file => nameIn(to.language, file)),
      to.language,
    ),
  });
}

/** The mail about a file that is in quarantine; its link leads to the places found. */
export function fileQuarantine(to: Uploader, fileId: string, file: MailedFile): MailMessage {
  const reader = addressee(to, paths.knowledge.quarantine(fileId));
  return composeMail(reader, texts => texts.fileQuarantined, { file: nameIn(to.language, file) });
}

/** To the owner of a file, before its last day. */
export function fileExpires(
  to: Pick<Uploader, "name" | "language">,
  file: { id: string; name: string; validUntil: string },
): MailMessage {
  const date = formatDate(`${file.validUntil}T12:00:00Z`, { language: to.language, timeZone: "UTC" });
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const reader = {
    name: to.name,
    language: to.language,
    origin,
    product,
    path: paths.knowledge.file(file.id),
  };
  return composeMail(reader, texts => texts.fileExpiring, { file: file.name, date });
}
