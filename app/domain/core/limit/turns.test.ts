import { describe, expect, test } from "vitest";
import { Turns } from "./turns";

/** Tasks that end when they are told to, by name, in the order in which they began. */
function workplace(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const all: Promise<unknown>[] = [];
  const bring = (owner: string, name: string) => {
    const done = turns.run(owner, () => {
      begun.push(name);
      return new Promise<void>(resolve => ends.set(name, resolve));
    });
    all.push(done);
    return done;
  };
  const end = async (name: string) => {
    ends.get(name)!();
    // The next one begins within the same turn of the event loop.
    await new Promise(resolve => setImmediate(resolve));
  };
  return { begun, bring, end };
}

describe("turns at expensive work", () => {
  test("go round the companies: one with many tasks delays another's first by one at most", async () => {
    const { begun, bring, end } = workplace(new Turns({ most: 1, each: 1, queue: 10 }));
    for (const name of ["a1", "a2", "a3", "a4"]) void bring("a", name);
    void bring("b", "b1");
    void bring("c", "c1");
    for (const name of ["a1", "a2", "b1", "c1", "a3", "a4"]) await end(name);
    expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "a4"]);
  });

  test("are never all one company's", async () => {
    const { begun, bring, end } = workplace(new Turns({ most: 2, each: 1, queue: 10 }));
    void bring("a", "a1");
    void bring("a", "a2");
    void bring("b", "b1");
    expect(begun).toEqual(["a1", "b1"]);
    await end("b1");
    expect(begun).toEqual(["a1", "b1"]);
    await end("a1");
    expect(begun).toEqual(["a1", "b1", "a2"]);
  });

  test("have an end to the queue, with the time after which to try again", async () => {
    const { bring } = workplace(new Turns({ most: 1, each: 1, queue: 1 }));
    void bring("a", "a1");
    void bring("a", "a2");
    await expect(bring("a", "a3")).rejects.toMatchObject({
      code: "too_many_requests",
      data: { values: { seconds: 10 } },
    });
  });

  test("are not waited for any more by a task that is stopped, and its place goes to the next", async () => {
    const turns = new Turns({ most: 1, each: 1, queue: 2 });
    const { begun, bring, end } = workplace(turns);
    const stop = new AbortController();
    void bring("a", "a1");
    const stopped = turns.run("a", async () => begun.push("a2"), stop.signal);
    void bring("a", "a3");
    stop.abort("stopped");
    await expect(stopped).rejects.toBe("stopped");
    void bring("a", "a4");
    for (const name of ["a1", "a3", "a4"]) await end(name);
    stop.abort();
    await expect(turns.run("a", async () => "no", stop.signal)).rejects.toBe("stopped");
    expect(begun).toEqual(["a1", "a3", "a4"]);
    expect(await turns.run("b", async () => "yes")).toBe("yes");
  });

  test("are given back by work that fails", async () => {
    const turns = new Turns({ most: 1, each: 1, queue: 1 });
    await expect(turns.run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await turns.run("a", async () => "yes")).toBe("yes");
  });
});
