import sql from "sql-template-tag";
import { applicationName, type Database, type Db } from "~/db/connection";

/** Records a process's heartbeat and its worker pools, in the database's time. */
export async function recordHeartbeat(db: Db, process: string, workerIds: string[]): Promise<void> {
  await db.run(sql`
    insert into processes (id, worker_ids, started_at, heartbeat_at)
    values (${process}, ${workerIds}, now(), now())
    on conflict (id) do update set worker_ids = excluded.worker_ids, heartbeat_at = now()`);
}

/** Removes a process that has stopped its worker. */
export async function removeProcess(db: Db, process: string): Promise<void> {
  await db.run(sql`delete from processes where id = ${process}`);
}

/**
 * Releases the jobs that dead processes had locked. A process is dead 20 s after its last heartbeat, or after 7 s
 * if it has no database connection either. A job that died with its process during its last attempt runs once
 * more, flagged `abandoned`, so that its row can be updated. Safe to run concurrently.
 */
export async function releaseJobsOfDeadProcesses(db: Database): Promise<void> {
  await db.transaction(async tx => {
    const { locked } = await tx.one<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(7236838) as locked`,
    );
    if (!locked) return;
    const deadProcesses = await tx.many<{ ids: string[] }>(sql`
      delete from processes where heartbeat_at < now() - interval '20 s' or (
        heartbeat_at < now() - interval '7 s' and not exists (
          select from pg_stat_activity where application_name = ${applicationName("")} || processes.id
        )
      ) returning worker_ids as ids`);
    // A process that was killed at its start may have locked a job before its first heartbeat.
    const unregistered = await tx.many<{ id: string }>(sql`
      select distinct locked_by as id from graphile_worker.jobs
      where locked_at < now() - interval '20 s'
        and not exists (select from processes where locked_by = any(worker_ids))`);
    const workerIds = [...deadProcesses.flatMap(row => row.ids), ...unregistered.map(row => row.id)];
    if (workerIds.length > 0) await releaseJobs(tx, workerIds);
  });
}

interface ExhaustedJob extends Record<string, unknown> {
  id: number;
  name: string;
}

async function releaseJobs(tx: Db, workerIds: string[]): Promise<void> {
  const exhausted = await tx.many<ExhaustedJob>(sql`
    select id, task_identifier as name from graphile_worker.jobs
    where locked_by = any(${workerIds}) and attempts >= max_attempts and not coalesce(flags ? 'abandoned', false)`);
  await tx.run(sql`select graphile_worker.force_unlock_workers(${workerIds})`);
  for (const { id, name } of exhausted) {
    await tx.run(sql`
      select graphile_worker.add_job(
        ${name}, gone.payload, flags => array['abandoned'], max_attempts => 5)
      from graphile_worker.complete_jobs(array[${id}::bigint]) as gone`);
  }
  await wakeWorkers(tx);
}

interface InterruptedJob {
  id: number | string;
  attempts: number;
}

/** Returns jobs that were interrupted by a shutdown: they run again at once, and the attempt does not count. */
export async function returnJobs(db: Db, interrupted: InterruptedJob[]): Promise<void> {
  for (const { id, attempts } of interrupted) {
    await db.run(sql`
      select graphile_worker.reschedule_jobs(
        array[${id}::bigint], run_at => now(), attempts => ${attempts - 1}::integer)`);
  }
  if (interrupted.length > 0) await wakeWorkers(db);
}

/** Notifies workers, which otherwise poll every two seconds. */
async function wakeWorkers(db: Db): Promise<void> {
  await db.run(sql`select pg_notify('jobs:insert', '{"count": 1}')`);
}
