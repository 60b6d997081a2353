import { beforeAll, describe, expect, test } from "vitest";
import { type ApiHandler, createApi } from "~/api/api";
import { abilityOf } from "~/contract/abilities";
import { clock } from "~/db/clock";
import type { Actor } from "~/domain/core/actor/actor";
import { asking } from "../factories/asking";
import { makeCompany } from "../factories/company";
import { endpoints, inputWith, type Path } from "../factories/contract-inputs";
import { ownDatabase } from "../factories/own-database";

const nobodys = "01890000-0000-7000-8000-000000000000";
const unreadable = { NUL: "a\0b", "a lone high surrogate": "a\ud800b", "a lone low surrogate": "\udc00" };

const own = ownDatabase();
let handle: ApiHandler;
let manager: Actor;

beforeAll(async () => {
  handle = createApi(own.db);
  manager = (await makeCompany(own.db)).manager;
});

/** A user who passes the gate of this endpoint. */
const callerOf = ({ gate }: (typeof endpoints)[number]): Actor => ({
  ...manager,
  ...(typeof gate === "object" && gate.area ? { access: gate.area } : {}),
  ability: abilityOf([{ action: "manage", subject: "all" } as never]),
  confirmedAt: clock.now(),
});

async function send(endpoint: (typeof endpoints)[number], path: Path, text: string) {
  const { method } = endpoint;
  const named = endpoint.path.includes(`{${path[0]}}`);
  const address = endpoint.path
    .replace(`{${path[0]}}`, () => encodeURIComponent(text))
    .replace(/\{\w+\}/g, nobodys);
  const inQuery = method === "GET" && !named;
  const query = inQuery ? `?${path.join(".")}=${encodeURIComponent(text)}` : "";
  const body = method === "GET" || named ? null : JSON.stringify(inputWith(path, text));
  const request = new Request(`http://lotse.example/api/v1${address}${query}`, {
    method,
    body,
    ...(body ? { headers: { "content-type": "application/json" } } : {}),
  });
  const answer = await handle(request, { clientAddress: "198.51.100.1", actor: callerOf(endpoint) });
  return { status: answer.status, ...((await answer.json()) as { code: string; data?: object }) };
}

describe("a text that cannot be stored", () => {
  test("is looked for in every endpoint that takes any", () => {
    expect(endpoints.flatMap(endpoint => endpoint.values).length).toBeGreaterThan(200);
  });

  test.each(endpoints.filter(endpoint => endpoint.values.length > 0))(
    "is refused in every field of $name, and nothing is done",
    async endpoint => {
      const wrong: unknown[] = [];
      for (const path of endpoint.values) {
        const inAddress = endpoint.method === "GET" || endpoint.path.includes(`{${path[0]}}`);
        // A lone surrogate has no percent-encoding.
        for (const text of inAddress ? [unreadable.NUL] : Object.values(unreadable)) {
          const told = await send(endpoint, path, text);
          if (told.status !== 400 || told.code !== "text_unreadable") wrong.push([path, text, told]);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test("is refused as the name of a property, and as the name of an uploaded file", async () => {
    const ask = (path: string, init: RequestInit) =>
      handle(new Request(`http://lotse.example/api/v1${path}`, init), {
        clientAddress: "198.51.100.1",
        actor: callerOf(endpoints[0]!),
      });
    const body = JSON.stringify({ name: "Lager", "a\0b": 1 });
    const json = { "content-type": "application/json" };
    expect(await (await ask("/divisions", { method: "POST", body, headers: json })).json()).toMatchObject({
      code: "text_unreadable",
    });
    const upload = await ask("/uploads?name=a%00b.pdf", { method: "POST", body: "%PDF-" });
    expect([upload.status, await upload.json()]).toMatchObject([400, { code: "text_unreadable" }]);
  });

  test("is named at its field, so that a form can say it there", async () => {
    const refused = asking(own.db, manager).divisions.add({ name: "Lager", notes: "a\0b" });
    await expect(refused).rejects.toMatchObject({
      code: "text_unreadable",
      data: { fields: { notes: ["field.unreadable"] } },
    });
  });
});

test("other control characters in a field of one line become a space, and lines of a text stay", async () => {
  const made = await asking(own.db, manager).divisions.add({
    name: "Lager\u0007\u001b \r\n Nord\u2028",
    notes: "erste\nzweite",
  });
  expect([made.name, made.notes]).toEqual(["Lager Nord", "erste\nzweite"]);
});
