import type { ApiAccess, ApiClient, ApiSource } from "~/api/client";

/** Calls `source` once for each call and repeats the response: pages over constant data, including sessions. */
export function keepAnswers(source: ApiSource): ApiSource {
  const visitors = new Map<string | undefined, Promise<ApiAccess>>();
  return asker => {
    const known = visitors.get(asker.accessToken);
    if (known) return known;
    const access = source(asker).then(({ api, ...rest }) => ({ ...rest, api: keepCalls(api) }));
    visitors.set(asker.accessToken, access);
    return access;
  };
}

type Call = (input: unknown) => Promise<unknown>;

function keepCalls(api: ApiClient): ApiClient {
  const kept = new Map<string, Promise<unknown>>();
  const nouns = api as unknown as Record<string, Record<string, Call>>;
  const callOf = (noun: string, verb: string): Call => {
    return input => {
      const key = `${noun}.${verb} ${JSON.stringify(input)}`;
      const answer = kept.get(key) ?? nouns[noun]![verb]!(input);
      kept.set(key, answer);
      return answer;
    };
  };
  const verbsOf = (noun: string) =>
    new Proxy({}, { get: (_, verb) => callOf(noun, String(verb)) }) as Record<string, Call>;
  return new Proxy({}, { get: (_, noun) => verbsOf(String(noun)) }) as ApiClient;
}
