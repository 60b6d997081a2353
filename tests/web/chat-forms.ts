import { expect } from "vitest";
import type { Answer, Visitor } from "./site";

type Chat = { name?: string; visibility?: "private" | "public"; root?: string };

/** Starts a chat over these divisions, with the form below `root`. Returns its path. */
export async function startChat(
  visitor: Visitor,
  divisionIds: string,
  { name = "Fragen", visibility = "private", root = "/chat" }: Chat = {},
): Promise<string> {
  const { status, location } = await visitor.post(`${root}/new`, { name, visibility, divisionIds });
  expect([status, location]).toEqual([302, expect.stringMatching(new RegExp(`^${root}/[0-9a-f-]{36}$`))]);
  return location!;
}

/** The id of the question that a form of a chat has sent. */
export function questionIdOf({ status, location }: Answer): string {
  expect([status, location]).toEqual([302, expect.stringMatching(/^\/(employee\/)?chat\/.*#m-/)]);
  return location!.split("#m-")[1]!;
}

/** Sends a form that asks a question, and waits until its answer has ended. Returns the question's id. */
export async function sendQuestion(
  visitor: Visitor,
  path: string,
  form: Record<string, string>,
): Promise<string> {
  const id = questionIdOf(await visitor.post(path, form));
  const { status } = await visitor.get(`/answers/${id}/stream`);
  expect(status).toBe(200);
  return id;
}

/** Asks in a chat, and waits until the answer has ended. Returns the question's id. */
export const ask = (visitor: Visitor, chat: string, question: string): Promise<string> =>
  sendQuestion(visitor, chat, { intent: "ask", question });
