import { solveChallenge } from "altcha-lib/v1";
import type { Answer, Asked, Visitor } from "./site";

/** The fields that a browser with script adds to a public form, with a solved challenge. */
export async function humanFields(visitor: Visitor, page: string): Promise<Record<string, string>> {
  const stamp = stampIn(await visitor.get(page));
  return { stamp, homepage: "", solution: await solve(visitor, stamp) };
}

/** The stamp of a page with a public form. */
export const stampIn = ({ text }: Pick<Answer, "text">): string =>
  /name="stamp"[^>]*value="([^"]+)"/.exec(text)?.[1] ?? "";

/** The solution of a stamp, as the browser sends it. */
export async function solve(visitor: Visitor, stamp: string): Promise<string> {
  const { text } = await visitor.get(`/human-check?stamp=${stamp}`);
  const { maxnumber, ...challenge } = JSON.parse(text);
  const found = await solveChallenge(challenge.challenge, challenge.salt, challenge.algorithm, maxnumber)
    .promise;
  return btoa(JSON.stringify({ ...challenge, number: found?.number }));
}

/** Opens, fills in and sends a public form like a person. */
export async function sendHuman(
  visitor: Visitor,
  page: string,
  form: Record<string, string>,
  asked: Asked = {},
): Promise<Answer> {
  return visitor.post(page, { ...(await humanFields(visitor, page)), ...form }, asked);
}
