import { actorOf, os } from "~/api/implement";
import { AppError } from "~/contract/errors";
import { isLanguage, type Language, languages } from "~/contract/language";
import { filledContent, type MailContent } from "~/contract/mail-blocks";
import type { MailTemplate, MailTemplateDetails, MailTemplateQuery } from "~/contract/mail-templates";
import type { Db } from "~/db/connection";
import { pageOf } from "~/domain/core/list/select-page";
import { changeTemplate } from "~/domain/outbox/template/change-template";
import { sendTemplateTest } from "~/domain/outbox/template/send-test";
import { newestVersions, type TemplateVersion, versionsOf } from "~/domain/outbox/template/template-versions";
import { exampleMail, exampleOf, previewTemplate } from "~/mail/preview-template";
import { purposeOf } from "~/mail/purpose-of";
import {
  faultsOf,
  isMailTemplate,
  type MailTemplate as Name,
  mailTemplates as names,
  ownContent,
  placeholdersOf,
  plainPlaces,
} from "~/mail/templates";

/** A template in one language; its id is `template.language`. */
type Edition = { template: Name; language: Language };

/** @throws AppError not_found */
function editionOf(id: string): Edition {
  const [template = "", language = "", ...rest] = id.split(".");
  if (!isMailTemplate(template) || !isLanguage(language) || rest.length > 0) throw new AppError("not_found");
  return { template, language };
}

/** The content without empty blocks, its placeholders in one brace each. @throws AppError form_invalid with the fields */
function checkedContent({ template }: Edition, content: MailContent): MailContent {
  const fields = faultsOf(template, content);
  if (Object.keys(fields).length > 0) throw new AppError("form_invalid", { fields });
  return plainPlaces(filledContent(content));
}

function rowOf({ template, language }: Edition, newest: TemplateVersion | undefined): MailTemplate {
  const edited = newest?.content ? { at: newest.at, by: newest.by } : null;
  const { subject } = newest?.content ?? ownContent(template, language);
  return { id: `${template}.${language}`, language, purpose: purposeOf[template], subject, edited };
}

async function detailsOf(db: Db, edition: Edition): Promise<MailTemplateDetails> {
  const { template, language } = edition;
  const versions = await versionsOf(db, template, language);
  const ours = ownContent(template, language);
  return {
    ...rowOf(edition, versions[0]),
    ours,
    content: versions[0]?.content ?? ours,
    placeholders: placeholdersOf(template).map(name => ({ name, example: exampleOf(language, name) })),
    version: (versions[0]?.number ?? 0) + 1,
    versions: versions.map(({ number, at, by, content }) => ({ number, at, by, content })),
  };
}

async function list(db: Db, { search, language, purpose, edited, ...window }: MailTemplateQuery) {
  const versions = await newestVersions(db);
  const newest = new Map(versions.map(version => [`${version.template}.${version.language}`, version]));
  const words = search.toLocaleLowerCase();
  const rows = names
    .flatMap((template): Edition[] => languages.map(language => ({ template, language })))
    .map(edition => rowOf(edition, newest.get(`${edition.template}.${edition.language}`)))
    .filter(row => language === undefined || row.language === language)
    .filter(row => purpose === undefined || row.purpose === purpose)
    .filter(row => edited === undefined || (row.edited !== null) === (edited === "yes"))
    .filter(row => row.subject.toLocaleLowerCase().includes(words));
  const before = (window.page - 1) * window.size;
  return pageOf(window, rows.length, rows.slice(before, before + window.size));
}

export const mailTemplates = os.mailTemplates.router({
  list: os.mailTemplates.list.handler(({ input, context }) => list(context.db, input)),
  read: os.mailTemplates.read.handler(({ input, context }) => detailsOf(context.db, editionOf(input.id))),
  change: os.mailTemplates.change.handler(async ({ input: { id, ...content }, context }) => {
    const edition = editionOf(id);
    const change = { ...edition, content: checkedContent(edition, content) };
    await changeTemplate(context.db, actorOf(context), change, context.version);
    return detailsOf(context.db, edition);
  }),
  restore: os.mailTemplates.restore.handler(async ({ input, context }) => {
    const edition = editionOf(input.id);
    await changeTemplate(context.db, actorOf(context), { ...edition, content: null }, context.version);
    return detailsOf(context.db, edition);
  }),
  preview: os.mailTemplates.preview.handler(({ input: { id, ...content } }) => {
    const edition = editionOf(id);
    return previewTemplate(edition.template, edition.language, plainPlaces(filledContent(content)));
  }),
  test: os.mailTemplates.test.handler(async ({ input: { id, ...content }, context }) => {
    const edition = editionOf(id);
    const { template, language } = edition;
    const message = exampleMail(template, language, checkedContent(edition, content));
    await sendTemplateTest(context.db, actorOf(context), message);
    return {};
  }),
});
