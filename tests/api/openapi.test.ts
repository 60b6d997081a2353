import { beforeAll, describe, expect, test } from "vitest";
import { createApi } from "~/api/api";
import { openApiDocument } from "~/api/openapi";
import type { Operations } from "~/api/openapi-refusals";
import { routes } from "~/api/streamed-routes";
import { newId } from "~/db/id";
import { makeCompany } from "../factories/company";
import { endpoints } from "../factories/contract-inputs";
import { ownDatabase } from "../factories/own-database";

const own = ownDatabase();
let paths: Operations;
beforeAll(async () => {
  paths = (await openApiDocument()).paths as unknown as Operations;
});

describe("the OpenAPI document", () => {
  test("says of every endpoint how it may refuse, and asks for a token where one is needed", () => {
    const wrong = endpoints.filter(({ path, method, gate }) => {
      const { responses = {}, security } = paths[path]![method.toLowerCase()]!;
      const declared = ["400", "401", "403", "404", "409", "410", "422", "429", "503"].every(
        status => status in responses,
      );
      return !declared || (gate === "public") !== (JSON.stringify(security) === "[]");
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test("describes every route that streams", () => {
    const undescribed = routes.filter(({ path, method }) => !paths[path]?.[method.toLowerCase()]);
    expect(undescribed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test("describes every value: nothing in it excludes everything", () => {
    expect(JSON.stringify(paths)).not.toContain('{"not":{}}');
  });

  test("describes tuples as lists of their length", () => {
    expect(JSON.stringify(paths)).not.toMatch(/"items":\[|prefixItems/);
    expect(JSON.stringify(paths["/unsent-form"])).toContain(
      '"items":{"anyOf":[{"type":"string","maxLength":200},{"type":"string","maxLength":100000}]},"minItems":2,"maxItems":2',
    );
  });
});

test("an address with another method is refused with the methods that it has", async () => {
  const handle = createApi(own.db);
  const ask = async (method: string, path: string) => {
    const request = new Request(`http://lotse.example/api/v1${path}`, { method });
    const { status, headers } = await handle(request, { clientAddress: "198.51.100.1" });
    return [status, headers.get("allow")];
  };
  expect(await ask("DELETE", "/verifications")).toEqual([405, "GET, POST, PUT"]);
  expect(await ask("PATCH", `/files/${newId()}/content`)).toEqual([405, "GET"]);
  expect(await ask("PATCH", `/email-attachments/${newId()}/content`)).toEqual([405, "GET"]);
  expect(await ask("DELETE", "/people/roles")).toEqual([405, "GET"]);
  expect(await ask("GET", "/nowhere")).toEqual([404, null]);
});

test("a list as the body of a request is refused, with a path parameter too", async () => {
  const { manager } = await makeCompany(own.db);
  const handle = createApi(own.db);
  for (const [method, path] of [
    ["DELETE", `/divisions/${newId()}`],
    ["DELETE", `/people/${newId()}/two-factor`],
    ["POST", "/divisions"],
  ]) {
    const request = new Request(`http://lotse.example/api/v1${path}`, {
      method: method!,
      body: "[null,null]",
      headers: { "content-type": "application/json" },
    });
    const answer = await handle(request, { clientAddress: "198.51.100.1", actor: manager });
    expect([path, answer.status]).toEqual([path, 400]);
  }
});
