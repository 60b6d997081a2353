import sql from "sql-template-tag";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import type { planKinds } from "~/contract/plan-kinds";
import type { Db } from "~/db/connection";
import { personName } from "~/domain/core/actor/person-name";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import type { JobPayload } from "~/queue/definitions";

type News = JobPayload<"plan_news">;
type Subject = { plan: (typeof planKinds)[number]; cents: number | null; at: Date | null };
type Reader = { name: string; language: Language; timeZone: string };
type Compose = (to: Reader, news: Subject & Pick<News, "news">) => MailMessage;

/** Mails news of a plan to the company's data managers, each of them once. */
export async function mailPlanNews(db: Db, { news, companyId, subject }: News, compose: Compose) {
  const about = await db.maybe<Subject>(
    news === "ordered" || news === "refunded"
      ? sql`select plan, total_cents as cents, created_at as at from checkouts
            where id = ${subject} and company_id = ${companyId}`
      : sql`select plan, null::bigint as cents, ends_at as at from subscriptions
            where id = ${subject} and company_id = ${companyId}`,
  );
  if (!about) return;
  const readers = await db.many<Reader & { id: string; email: string }>(sql`
    select u.id, u.email, ${personName} as name, u.language, u.time_zone as "timeZone"
    from users u join roles r on r.id = u.role_id and r.access = 'user'
    where u.company_id = ${companyId} and u.status = 'active' order by u.id`);
  const day = about.at?.toISOString().slice(0, 10) ?? "";
  await db.transaction(async tx => {
    for (const { id, email, ...reader } of readers) {
      await queueMail(tx, {
        to: email,
        userId: id,
        companyId,
        purpose: "plan",
        onceKey: `plan_${news}:${subject}:${day}:${id}`,
        message: compose(reader, { ...about, news }),
      });
    }
  });
}
