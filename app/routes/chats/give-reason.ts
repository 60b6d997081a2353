import type { AppLoadContext } from "@remix-run/node";

type Call = Parameters<AppLoadContext["api"]["feedback"]["give"]>[1];

/** Adds the reason to the feedback of a disliked answer; its other fields stay. */
export async function giveReason(
  api: AppLoadContext["api"],
  { message: id, comment }: { message: string; comment: string },
  call: Call,
): Promise<void> {
  const { own } = await api.feedback.form({ id });
  const { mood = null, rating = null, tagId = null, handedOn = false } = own ?? {};
  await api.feedback.give({ id, mood, rating, tagId, handedOn, liked: false, comment }, call);
}
