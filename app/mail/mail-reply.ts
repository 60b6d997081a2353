import type { Language } from "~/contract/language";
import { settings } from "~/env";
import { formatList } from "~/i18n/format";
import { paths } from "~/paths";
import { replyTexts } from "./reply-texts";

type Source = {
  number: number;
  fileName: string;
  pageNumber: number | null;
  heading: string | null;
  sentence: string;
};

type Reply = {
  language: Language;
  declined: boolean;
  text: string;
  sources: Source[];
  answerer: string;
  question: string;
  division: string;
  /** Opens the company's feedback form; null where mails do not lead to it. */
  publicCode: string | null;
  /** Stands under the answer; one that takes leave by itself replaces ours. */
  signature: string;
  /** Names of attachments that were handed over to the division's documents. */
  attachments: string[];
};

/** What is put in, on one line: the values are data. */
const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) =>
    (values[name] ?? "").replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim(),
  );

/** The line with which letters end in our languages. */
const takesLeave = /^.{0,20}(gr[üu](ß|ss)e|regards|sincerely|cordialement|salutations|التحية|تحياتي)/imu;

/** The text of a reply to a mail: the answer with its sources, and what has written it. */
export function mailReply({
  language,
  declined,
  text,
  sources,
  answerer,
  question,
  division,
  publicCode,
  signature,
  attachments,
}: Reply): string {
  const words = replyTexts[language];
  const { APP_TITLE: product, DOMAIN: origin } = settings();
  const place = ({ pageNumber, heading }: Source) =>
    pageNumber !== null ? fill(words.page, { page: String(pageNumber) }) : (heading ?? "");
  const listed = sources.map(source =>
    [
      `[${source.number}] ${[source.fileName, place(source)].filter(Boolean).join(", ")}`,
      fill(words.quote, { sentence: source.sentence }),
    ].join("\n    "),
  );
  const written =
    answerer === "builtin"
      ? fill(words.writtenBuiltin, { product })
      : fill(words.writtenModel, { product, model: answerer });
  const paragraphs = [
    words.greeting,
    declined ? "" : words.found,
    declined ? fill(words.declined, { division }) : text.trim(),
    listed.length > 0 ? [words.sources, ...listed].join("\n") : "",
    attachments.length > 0
      ? fill(words.attachments, { division, files: formatList(attachments, language) })
      : "",
    takesLeave.test(signature) ? signature.trim() : `${words.closing}\n${signature.trim()}`.trim(),
    declined ? "" : written,
    publicCode === null
      ? ""
      : `${words.feedback}\n${new URL(paths.feedback.public({ c: publicCode, via: "mail" }), origin).href}`,
    [words.yourQuestion, ...question.split("\n").map(line => `> ${line}`)].join("\n"),
  ];
  return paragraphs.filter(Boolean).join("\n\n");
}
