import type { AppLoadContext } from "@remix-run/node";

/** Whether the link of a mailed answer opened the form. */
export const viaOf = ({ searchParams }: URL): "mail" | undefined =>
  searchParams.get("via") === "mail" ? "mail" : undefined;

/** The recipient of the form: the company with this public code, or the operator. */
export async function publicFormOf({ api, url, build }: AppLoadContext) {
  const code = (url.searchParams.get("c") ?? "").slice(0, 100);
  const { company, tags, asksAddress } = await api.feedback.publicForm({ code });
  return {
    code,
    via: viaOf(url),
    company,
    asksAddress,
    tags: tags.map(({ id, name }) => ({ id, name })),
    product: build.title,
  };
}
