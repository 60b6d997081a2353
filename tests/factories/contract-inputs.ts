import type { z } from "zod";
import { contract } from "~/contract/contract";
import type { EndpointMeta } from "~/contract/endpoint";

type Def = { type: string; shape?: Record<string, z.ZodType> } & Record<string, unknown>;
const defOf = (schema: z.ZodType) => (schema as unknown as { _zod: { def: Def } })._zod.def;

/** The path of every value within an input: properties and the first elements of lists, as keys. */
export type Path = (string | number)[];

function* valuesIn(schema: z.ZodType, path: Path = []): Generator<Path> {
  const def = defOf(schema);
  if (def.type === "object") {
    for (const [name, inner] of Object.entries(def.shape ?? {})) yield* valuesIn(inner, [...path, name]);
    return;
  }
  if (def.type === "array") {
    yield* valuesIn(def.element as z.ZodType, [...path, 0]);
    return;
  }
  const inner = [def.innerType, def.in, def.left, def.right, def.options].flat().filter(Boolean);
  if (inner.length === 0) yield path;
  for (const one of inner) yield* valuesIn(one as z.ZodType, path);
}

type Declared = {
  "~orpc": { route: { method: string; path: string }; meta: EndpointMeta; inputSchema?: z.ZodType };
};

/** Every endpoint of the contract, with every value that its input has. */
export const endpoints = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, endpoint]) => {
    const { route, meta, inputSchema } = (endpoint as unknown as Declared)["~orpc"];
    const paths = inputSchema ? [...valuesIn(inputSchema)] : [];
    const values = [...new Map(paths.map(path => [path.join("."), path])).values()];
    return { name: `${noun}.${verb}`, ...route, gate: meta.gate, values };
  }),
);

/** An input with one value at a path, and nothing else. */
export function inputWith(path: Path, value: unknown): unknown {
  return path.reduceRight<unknown>(
    (inner, key) => (typeof key === "number" ? [inner] : { [key]: inner }),
    value,
  );
}
