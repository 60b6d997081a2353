import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { ask, running, shell, shelled } from "../../tests/factories/shell";

shelled();

describe("when it is stopped", () => {
  it("finishes running requests, accepts no new ones, and closes idle connections", async () => {
    let finish = () => {};
    let began = () => {};
    const asked = new Promise<void>(resolve => {
      began = resolve;
    });
    const slow = await shell({}, async () => {
      began();
      await new Promise<void>(resolve => {
        finish = resolve;
      });
      return new Response("done");
    });
    const idle = connect(slow, "127.0.0.1");
    const idleGone = new Promise(resolve => idle.on("close", resolve));
    idle.resume();
    const answer = ask(slow, "/");
    await asked;
    const closed = running.at(-1)?.close();
    await idleGone;
    await expect(ask(slow, "/")).rejects.toThrow(/ECONNREFUSED/);
    finish();
    expect(String((await answer).body)).toBe("done");
    await closed;
  });
});

describe("a process without pages", () => {
  it("answers api/v1 alone, and one without the api shows pages alone", async () => {
    const api = await shell({ roles: new Set(["api"]) });
    expect((await ask(api, "/login")).status).toBe(404);
    expect((await ask(api, "/api/v1/x")).status).toBe(200);
    const web = await shell({ roles: new Set(["web"]) });
    expect((await ask(web, "/api/v1/x")).status).toBe(404);
  });
});
