import type { DivisionNews } from "~/contract/division-news";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { formatList, formatNumber } from "~/i18n/format";
import { paths } from "~/paths";
import { composeContent } from "./compose-mail";
import { storedContent } from "./stored-templates";
import { ownContent } from "./templates";

/** Chosen: more names are a number. */
const maxNames = 10;

/** A header's line has 998 characters at most (RFC 5322). */
const maxTokens = 20;

/** The mail to a division's recipients: what happened there, without what people wrote. */
export function divisionNews({ language, tokens, divisionId, division, ...news }: DivisionNews): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const to = { name: undefined, language, origin, product };
  const count = (many: number) => (many > 0 ? formatNumber(many, language) : "");
  const names = (files: string[]) =>
    files.length > maxNames ? count(files.length) : formatList(files, language);
  /** Of several divisions, or of another one, with their names. */
  const given = () => {
    const sum = count(news.feedback.reduce((all, one) => all + one.count, 0));
    if (news.feedback.every(one => one.division === division)) return sum;
    const each = news.feedback.map(one => `${one.division}: ${count(one.count)}`);
    return `${sum} (${formatList(each, language)})`;
  };
  const values = {
    feedback: given(),
    ready: news.ready.length > 0 ? names(news.ready) : "",
    failed: news.failed.length > 0 ? names(news.failed) : "",
    quarantined: news.quarantined.length > 0 ? names(news.quarantined) : "",
    unanswered: count(news.unanswered),
  };
  const { subject, blocks } = storedContent("divisionNews", language) ?? ownContent("divisionNews", language);
  const isEmpty = (text: string) =>
    Object.entries(values).some(([name, value]) => value === "" && text.includes(`{${name}}`));
  return composeContent(
    { ...to, path: paths.knowledge.divisions("user", { division: divisionId }) },
    // A block whose value is missing is left out.
    { subject, blocks: blocks.filter(({ text }) => !isEmpty(text)) },
    { ...values, division },
    { stopPath: paths.stopMails({ token: tokens.slice(0, maxTokens).join(".") }) },
  );
}
