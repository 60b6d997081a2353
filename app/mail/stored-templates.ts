import type { Language } from "~/contract/language";
import { type MailContent, MailContentFields } from "~/contract/mail-blocks";
import { faultsOf, isMailTemplate, type MailTemplate } from "./templates";

/** The newest version of an edited template; without content ours are used again. */
export type StoredTemplate = {
  template: string;
  language: Language;
  content: unknown;
};

let stored = new Map<string, MailContent>();

/**
 * Takes the newest versions over for all mails of this process. A job calls it before it composes, so an edit counts
 * from the next job on, in every process. Versions that do not fit their template are left out: ours are used.
 */
export function takeStoredTemplates(templates: readonly StoredTemplate[]): void {
  const next = new Map<string, MailContent>();
  for (const { template, language, content } of templates) {
    if (content === null || !isMailTemplate(template)) continue;
    const { data } = MailContentFields.safeParse(content);
    if (data && Object.keys(faultsOf(template, data)).length === 0) next.set(`${template}.${language}`, data);
    else console.error(`mails: the stored template ${template}.${language} does not fit and is not used`);
  }
  stored = next;
}

/** The operator's words of a template, if there are any. */
export const storedContent = (template: MailTemplate, language: Language): MailContent | undefined =>
  stored.get(`${template}.${language}`);
