// `npm run attack -- crashes`, KILL_ROUNDS times: kills a process of the product while it works on requests, asks again with the
// same request ids at a process that lives on, and counts the effects: one each, nothing stuck.
import { spawnSync } from "node:child_process";
import { newId } from "~/db/id";
import { type Person, signIn, untilRead } from "../bench/product/person";
import { type Product, productEnvironment, startProduct, withProduct } from "../bench/product/product";

const rounds = Number(process.env.KILL_ROUNDS ?? 200);
const chatsARound = 6;
/** A person asks at most 20 questions a minute. */
const questionEvery = 5;
/** A token is renewed after so many rounds: it lives for some minutes only. */
const renewAfter = 25;

type Wanted = { name: string; path: string; body: string; key: string };
const figures = {
  requests: 0,
  answered: 0,
  ran: 0,
  replayed: 0,
  changed: [] as string[],
  refused: [] as string[],
};

await withProduct(async survivor => {
  let manager = await signIn(survivor.origin, "manager@kontor.example");
  await untilRead(manager);
  const { rows } = await manager.api.divisions.list({ size: 100 });
  const divisionIds = rows.slice(0, 1).map(({ id }) => id);
  const { id: chat } = await manager.api.chats.start({ name: "Fragen", visibility: "private", divisionIds });
  const wanted: Wanted[] = [];
  const replays: Promise<void>[] = [];
  let next = startVictim(survivor);
  for (let round = 0; round < rounds; round++) {
    if (round % renewAfter === renewAfter - 1)
      manager = await signIn(survivor.origin, "manager@kontor.example");
    const victim = await next;
    next = startVictim(survivor);
    if (round % questionEvery === 0) await untilAnswered(manager, chat);
    const asked = requestsOf(round, chat, divisionIds);
    wanted.push(...asked);
    // The process dies while it works on the rest: after none, one, two and so on of its answers.
    let lives = round % (asked.length + 1);
    const kill = () => process.kill(victim.pid, "SIGKILL");
    const answers = asked.map(async one => {
      const heard = await send(victim.origin, manager, one).catch(() => undefined);
      if (heard && --lives === 0) kill();
      return heard;
    });
    if (lives === 0) setTimeout(kill, round);
    const heard = await Promise.all(answers);
    const person = manager;
    replays.push(...asked.map((one, at) => replay(survivor, person, one, heard[at])));
    if (round % 20 === 19) console.error(`  ${round + 1} of ${rounds}`);
  }
  process.kill((await next).pid, "SIGKILL");
  await Promise.all(replays);

  manager = await signIn(survivor.origin, "manager@kontor.example");
  const times = await effects(manager, chat);
  const twice = wanted.filter(({ name }) => (times.get(name) ?? 0) > 1);
  const lost = wanted.filter(({ name }) => !times.has(name));
  const { env } = await productEnvironment(survivor.dataDir);
  const doctor = spawnSync(process.execPath, ["scripts/doctor.mjs"], { env, encoding: "utf8" });
  const stuck = doctor.stdout.split("\n").filter(line => line.includes("request"));
  console.log(
    `  ${rounds} rounds, ${figures.requests} requests: ${figures.answered} were answered before the kill; asked again, ${figures.replayed} got that answer and ${figures.ran} another process's. Done twice: ${twice.length}, lost: ${lost.length}, answered differently: ${figures.changed.length}, refused: ${figures.refused.length}, stuck: ${stuck.length}`,
  );
  for (const line of [...figures.changed, ...figures.refused, ...stuck].slice(0, 10))
    console.error(`  ${line}`);
  for (const { name } of [...twice, ...lost].slice(0, 10))
    console.error(`  ${name}: ${times.get(name) ?? 0} times`);
  if (twice.length + lost.length + figures.changed.length + figures.refused.length + stuck.length > 0)
    process.exitCode = 1;
});

/** A second process with the api over the same database and files. */
function startVictim({ dataDir }: Product): Promise<Product> {
  return startProduct({ dataDir, env: { ROLES: "api" } });
}

function requestsOf(round: number, chat: string, divisionIds: string[]): Wanted[] {
  const chats = Array.from({ length: chatsARound }, (_, at) => `Runde ${round}-${at}`).map(name => ({
    name,
    path: "/chats",
    key: newId(),
    body: JSON.stringify({ name, visibility: "private", divisionIds }),
  }));
  const question = `Wie viele Tage Urlaub gibt es in Runde ${round}?`;
  if (round % questionEvery !== 0) return chats;
  const asked = { path: `/chats/${chat}/messages`, key: newId(), body: JSON.stringify({ question }) };
  return [...chats, { name: question, ...asked }];
}

/** A chat takes one question at a time: resolves when the last one is answered, by another process if its own died. */
async function untilAnswered({ api }: Person, chat: string): Promise<void> {
  for (;;) {
    const { messages } = await api.answers.list({ id: chat, size: 1 });
    if (messages.every(({ state }) => state !== "waiting" && state !== "streaming")) return;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
}

type Heard = { status: number; id: string };

async function send(origin: string, person: Person, { path, body, key }: Wanted): Promise<Heard> {
  const headers = { ...person.bearer, "content-type": "application/json", "idempotency-key": key };
  const answer = await fetch(`${origin}/api/v1${path}`, { method: "POST", headers, body });
  const { id } = (await answer.json()) as { id: string };
  return { status: answer.status, id };
}

/** Asks again as a person does who got no answer, and does so once more after the one that they got. */
async function replay(
  survivor: Product,
  person: Person,
  one: Wanted,
  heard: Heard | undefined,
): Promise<void> {
  figures.requests++;
  const again = await send(survivor.origin, person, one);
  if (again.status !== 200) figures.refused.push(`${one.name}: ${again.status}`);
  if (heard?.status === 200) figures.answered++;
  if (heard?.status === 200 && heard.id !== again.id) figures.changed.push(one.name);
  if (heard?.status === 200) figures.replayed++;
  else figures.ran++;
}

/** How often each chat and each question is there. */
async function effects({ api }: Person, chat: string): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  const count = (name: string) => times.set(name, (times.get(name) ?? 0) + 1);
  for (let page = 1, left = 1; left > 0; page++) {
    const list = await api.chats.list({ size: 100, page });
    for (const { name } of list.rows) count(name);
    left = list.rows.length;
  }
  for (let before: string | undefined, more = true; more; ) {
    const { messages, older } = await api.answers.list({ id: chat, size: 100, before });
    for (const { question } of messages) count(question);
    before = older ?? undefined;
    more = older !== null;
  }
  return times;
}
