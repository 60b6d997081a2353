import type { EmailDetails } from "~/contract/emails";
import type { Language } from "~/contract/language";
import { writeAddresses } from "~/contract/mail-address";
import { formatList } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";

/** Recipients of a mail with the names that it has for them, as a list in a sentence. */
export const namedAddresses = (
  { recipientNames }: Pick<EmailDetails, "recipientNames">,
  addresses: readonly string[],
  language: Language,
): string => formatList(writeAddresses(addresses, recipientNames).map(isolate), language);
