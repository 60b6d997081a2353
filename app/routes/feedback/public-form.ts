import type { AppLoadContext } from "@remix-run/node";

/** Whose form this address is: the company with its public code, or else the operator. */
export async function publicFormOf({ api, url, build }: AppLoadContext) {
  const code = (url.searchParams.get("c") ?? "").slice(0, 100);
  const { company, tags, asksAddress } = await api.feedback.publicForm({ code });
  return {
    code,
    company,
    asksAddress,
    tags: tags.map(({ id, name }) => ({ id, name })),
    product: build.title,
  };
}
