import { solveChallenge } from "altcha-lib/v1";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import { setSettings, settings } from "~/env";
import { type FakeRecaptcha, fakeRecaptcha, fakeSecret } from "~/integrations/recaptcha/fake-server";
import { ownDatabase } from "../../../../tests/factories/own-database";
import { makeChallenge } from "./challenge";
import { requireHuman, requireHumanWithin, type Sent } from "./require-human";
import { newStamp } from "./stamp";

const own = ownDatabase();

const pass = (seconds: number) => {
  const then = new Date(clock.now().getTime() + seconds * 1000);
  clock.now = () => then;
};
let places = 0;
const place = () => `192.0.2.${++places}`;

/** The fields of a browser that has solved the stamp's challenge. */
async function worked(stamp = newStamp()) {
  const { challenge, salt, algorithm, maxnumber, signature } = await makeChallenge(stamp);
  const { number } = (await solveChallenge(challenge, salt, algorithm, maxnumber).promise)!;
  return {
    stamp,
    trap: "",
    recaptcha: "",
    solution: btoa(JSON.stringify({ algorithm, challenge, number, salt, signature })),
  };
}
/** The fields of a browser without scripts. */
const plain = (stamp = newStamp()) => ({ stamp, trap: "", solution: "", recaptcha: "" });

/** Sends a form and returns how often its work ran, or the refusal. */
async function send(sent: Partial<Sent> & Pick<Sent, "answer">, fault?: AppError): Promise<string | number> {
  let done = 0;
  try {
    await requireHuman(own.db, { form: "sign_up", address: place(), content: "form", ...sent }, async () => {
      done++;
      if (fault) throw fault;
    });
    return done;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code;
  }
}

describe("who sends a public form", () => {
  test("passes at once when the browser has worked for it", async () => {
    expect(await send({ answer: await worked() })).toBe(1);
  });

  test("passes without script after three seconds, not sooner, and with the same form", async () => {
    const answer = plain();
    expect(await send({ answer })).toBe("human_too_soon");
    pass(3);
    expect(await send({ answer })).toBe(1);
  });

  test("fails with the field filled in that no person sees, however well they have worked", async () => {
    expect(await send({ answer: { ...(await worked()), trap: "https://buy.example" } })).toBe("human_failed");
  });

  test("is accepted for two hours", async () => {
    const inTime = plain();
    const late = await worked();
    pass(7190);
    expect(await send({ answer: inTime })).toBe(1);
    pass(20);
    expect(await send({ answer: late })).toBe("human_expired");
    await expect(makeChallenge(late.stamp)).rejects.toThrow("human_expired");
  });

  test("fails with a stamp that we have not made", async () => {
    const stamp = newStamp();
    const [time = "", id = "", signature = ""] = stamp.split(".");
    const older = (Number.parseInt(time, 36) - 10_000).toString(36);
    for (const made of [
      "",
      "x",
      `${older}.${id}.${signature}`,
      `${time}.${id}.${"A".repeat(16)}`,
      `${stamp}x`,
    ]) {
      expect(await send({ answer: plain(made) })).toBe("human_failed");
      await expect(makeChallenge(made)).rejects.toThrow("human_failed");
    }
  });

  test("fails with an invalid solution, or another stamp's", async () => {
    const { solution } = await worked();
    const sent = JSON.parse(atob(solution));
    const bent = (change: object) => btoa(JSON.stringify({ ...sent, ...change }));
    const stamp = newStamp();
    for (const wrong of [
      solution,
      "x",
      btoa("null"),
      bent({ number: sent.number + 1 }),
      bent({ signature: "0".repeat(64) }),
      bent({ algorithm: "none" }),
      bent({ salt: sent.salt.replace(/stamp=[\w-]+/, `stamp=${stamp.split(".")[1]}`) }),
    ])
      expect(await send({ answer: { ...plain(stamp), solution: wrong } })).toBe("human_failed");
  });

  test("uses a stamp once: the same form sent again is not done twice, another form is refused", async () => {
    const answer = await worked();
    const address = place();
    const at = { answer, address };
    expect(await send(at)).toBe(1);
    expect(await send(at)).toBe(0);
    expect(await send({ ...at, content: "another" })).toBe("human_expired");
    expect(await send({ ...at, form: "reset" })).toBe("human_expired");
  });

  test("has one of many forms done that are sent at the same moment", async () => {
    const answer = await worked();
    const address = place();
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send({ answer, address, content: `form ${index % 2}` })),
    );
    expect(done.filter(one => one === 1)).toHaveLength(1);
    expect(done.filter(one => one === "human_expired")).toHaveLength(10);
  });

  test("keeps the stamp when a field is wrong, and not when the form has revealed something", async () => {
    const fields = await worked();
    expect(await send({ answer: fields }, new AppError("form_invalid"))).toBe("form_invalid");
    expect(await send({ answer: fields, content: "corrected" })).toBe(1);
    const solvedForm = await worked();
    expect(await send({ answer: solvedForm }, new AppError("reset_no_user"))).toBe("reset_no_user");
    expect(await send({ answer: solvedForm, content: "another" })).toBe("human_expired");
  });

  test("can use a stamp again when the work of the same transaction fails, and still has one of many forms done", async () => {
    const sent = { form: "feedback" as const, answer: await worked(), address: place(), content: "form" };
    let done = 0;
    const once = (fault?: Error) =>
      requireHumanWithin(own.db, sent, async () => {
        if (fault) throw fault;
        done++;
      });
    for (const fault of [new Error("The database is gone"), new AppError("form_invalid")])
      await expect(once(fault)).rejects.toThrow(fault.message);
    await Promise.all(Array.from({ length: 20 }, () => once()));
    expect(done).toBe(1);
  });

  test("sends six forms an hour from one place without script, thirty with, from all addresses of an IPv6 net", async () => {
    const from = (index: number) => `2001:db8:1:2::${index.toString(16)}`;
    const many = async (answers: Sent["answer"][]) => {
      const outcomes = await Promise.all(
        answers.map((answer, index) => send({ answer, address: from(index) })),
      );
      return outcomes.filter(one => one === 1).length;
    };
    const answers = Array.from({ length: 10 }, () => plain());
    pass(3);
    expect(await many(answers)).toBe(6);
    expect(await many(await Promise.all(Array.from({ length: 35 }, () => worked())))).toBe(30);
    expect(await send({ answer: await worked(), address: from(1) })).toBe("human_too_many");
    expect(await send({ answer: await worked(), address: from(1), form: "reset" })).toBe(1);
    expect(await send({ answer: await worked(), address: "2001:db8:1:3::1" })).toBe(1);
    pass(3600);
    expect(await send({ answer: await worked(), address: from(1) })).toBe(1);
  });
});

describe("who has Google check the form", () => {
  let fake: FakeRecaptcha;
  let before: ReturnType<typeof settings>;
  beforeAll(async () => {
    fake = await fakeRecaptcha();
    before = settings();
    setSettings({ ...before, RECAPTCHA_SECRET_KEY: fakeSecret, RECAPTCHA_URL: fake.url });
  });
  afterAll(async () => {
    setSettings(before);
    await fake.close();
  });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const earned = (host = "localhost") => ({ ...plain(), recaptcha: fake.earn(host) });

  test("passes at once with a token of Google's, which is valid for one form", async () => {
    const answer = earned();
    expect(await send({ answer })).toBe(1);
    expect(await send({ answer: { ...plain(), recaptcha: answer.recaptcha } })).toBe("human_too_soon");
    expect(await send({ answer: { ...(await worked()), recaptcha: answer.recaptcha } })).toBe(1);
  });

  test("fails with an invalid token, or another site's, however well the browser has worked", async () => {
    for (const recaptcha of ["made up", fake.earn("phishing.example")])
      expect(await send({ answer: { ...(await worked()), recaptcha } })).toBe("human_failed");
  });

  test("still falls into the trap, and needs a stamp of ours", async () => {
    expect(await send({ answer: { ...earned(), trap: "x" } })).toBe("human_failed");
    expect(await send({ answer: { ...earned(), stamp: "" } })).toBe("human_failed");
  });

  test("is judged by our own check while Google cannot be reached", async () => {
    fake.mode = "failing";
    expect(await send({ answer: earned() })).toBe("human_too_soon");
    expect(await send({ answer: { ...(await worked()), recaptcha: fake.earn("localhost") } })).toBe(1);
    const slow = earned();
    pass(3);
    expect(await send({ answer: slow })).toBe(1);
    fake.mode = "answering";
  });

  test("is offered it only where the operator has a secret, and Google hears nothing of others", async () => {
    expect(await makeChallenge(newStamp())).toMatchObject({ recaptcha: true });
    const asked = fake.asked.length;
    expect(await send({ answer: await worked() })).toBe(1);
    setSettings(before);
    expect(await makeChallenge(newStamp())).toMatchObject({ recaptcha: false });
    expect(await send({ answer: { ...(await worked()), recaptcha: "made up" } })).toBe(1);
    expect(fake.asked).toHaveLength(asked);
  });
});
