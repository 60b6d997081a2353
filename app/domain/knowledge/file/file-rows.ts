import sql from "sql-template-tag";
import type { KnowledgeFile } from "~/contract/files";
import { type Columns, selectList } from "~/db/columns";
import { personName } from "~/domain/core/actor/person-name";
import { tagLinks, tagsOf } from "~/domain/core/tag/tag-links";

/**
 * SQL condition on files f: its last day is over in the time zone of its company. The day is only computed for files
 * with a last day.
 */
export const hasExpired = sql`(f.valid_until is not null and f.valid_until < day_of(f.company_id, now()))`;

/** The select list of a file as the contract defines it, from {@link fileTables}. */
export const fileColumns = selectList({
  id: sql`f.id`,
  divisionId: sql`f.division_id`,
  divisionName: sql`d.name`,
  kind: sql`f.kind`,
  name: sql`f.name`,
  folder: sql`f.folder`,
  bytes: sql`f.bytes`,
  status: sql`f.status`,
  reason: sql`f.reason`,
  stoppedBy: sql`(
    select jsonb_build_object('name', case when u.company_id = f.company_id then ${personName} end)
    from users u where u.id = f.stopped_by)`,
  pagesTotal: sql`f.pages_total`,
  pagesRead: sql`f.pages_read`,
  firstPageId: sql`(select id from pages where file_id = f.id order by ordinal limit 1)`,
  uploadedBy: sql`(select ${personName} from users u where u.id = f.uploaded_by)`,
  mailedBy: sql`f.mailed_by`,
  createdAt: sql`f.created_at`,
  readyAt: sql`f.ready_at`,
  version: sql`f.version`,
  replaces: sql`(select jsonb_build_object('id', o.id, 'name', o.name) from files o where o.id = f.replaces)`,
  replacedBy: sql`(select n.id from files n where n.replaces = f.id and n.status <> 'deleting' limit 1)`,
  versionNumber: sql`f.version_number`,
  owner: sql`(select jsonb_build_object('id', u.id, 'name', ${personName}) from users u where u.id = f.owner_id)`,
  validUntil: sql`f.valid_until`,
  expired: hasExpired,
  hiddenWords: sql`f.hidden_words`,
  released: sql`f.released`,
  tags: tagsOf(tagLinks.file(sql`f.id`)),
} satisfies Columns<KnowledgeFile>);

/** The tables of {@link fileColumns}. */
export const fileTables = sql`files f join divisions d on d.id = f.division_id`;
