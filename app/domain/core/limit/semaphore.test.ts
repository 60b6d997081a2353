import { expect, test } from "vitest";
import { Semaphore } from "./semaphore";

/** Work that ends when it is told to. */
function job() {
  let end = () => {};
  const over = new Promise<void>(resolve => {
    end = resolve;
  });
  return { work: () => over, end: () => end() };
}

test("no more than the given number run at once, and each that ends lets the next one in, in order", async () => {
  const semaphore = new Semaphore(2);
  const jobs = Array.from({ length: 4 }, job);
  const begun: number[] = [];
  const all = jobs.map(({ work }, at) =>
    semaphore.run(() => {
      begun.push(at);
      return work();
    }),
  );
  expect(begun).toEqual([0, 1]);
  expect(semaphore.waiting).toBe(2);
  jobs[1]!.end();
  await all[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of jobs) end();
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test("work that fails gives its turn back", async () => {
  const semaphore = new Semaphore(1);
  await expect(semaphore.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await semaphore.run(async () => "yes")).toBe("yes");
});
