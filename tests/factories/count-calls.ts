import type { ApiClient } from "~/api/client";

/** An api client that adds the name of each endpoint that it calls to `calls`. */
export function countCalls(api: ApiClient, calls: string[]): ApiClient {
  const wrap = <Part extends object>(part: Part, path: string[]): Part =>
    new Proxy(part, {
      get: (from, key) => wrap(Reflect.get(from, key) as object, [...path, String(key)]),
      apply: (verb, self, input) => {
        calls.push(path.join("."));
        return Reflect.apply(verb as never, self, input);
      },
    });
  return wrap(api, []);
}
