import { contract } from "~/contract/contract";
import type { EndpointMeta } from "~/contract/endpoint";
import { pageSizes } from "~/contract/page-sizes";

type Declared = {
  "~orpc": { route: { method: string; path: string }; meta: EndpointMeta; inputSchema?: unknown };
};
type Parameter = { name: string; in: string; schema?: object; allowEmptyValue?: boolean };
type Operation = {
  responses?: Record<string, unknown>;
  parameters?: Parameter[];
  security?: unknown;
  [more: string]: unknown;
};
export type Operations = Record<string, Record<string, Operation>>;

const refusal = { $ref: "#/components/responses/Refusal" };

/** The statuses with which an endpoint may refuse, from what the contract declares about it. */
function statusesOf({ route, inputSchema }: Declared["~orpc"]): number[] {
  const changes = route.method !== "GET";
  return [
    400,
    401,
    403,
    404,
    409,
    410,
    422,
    ...(changes && inputSchema ? [413] : []),
    429,
    500,
    ...(changes ? [502, 504] : []),
    503,
  ];
}

const emailFields = new Set(["email", "newEmail"]);

// CASL rules are checked by CASL, so the contract's schema says only that there is a list.
const ruleList = {
  type: "array",
  items: {
    type: "object",
    required: ["action", "subject"],
    properties: {
      action: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
      subject: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
      fields: { type: "array", items: { type: "string" } },
      conditions: { type: "object" },
      inverted: { type: "boolean" },
      reason: { type: "string" },
    },
  },
};

/**
 * Completes what the generator cannot describe: lists of rules, tuples, and in requests the format of email fields, which
 * are trimmed first.
 */
function completed(part: unknown, { inRequest }: { inRequest: boolean }): unknown {
  if (Array.isArray(part)) return part.map(element => completed(element, { inRequest }));
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).map(([name, value]) => {
    const isUnknown = JSON.stringify(value) === '{"not":{}}';
    if (isUnknown && (name === "rules" || name === "permissions")) return [name, ruleList];
    if (inRequest && emailFields.has(name) && value?.type === "string")
      return [name, { ...value, format: "email" }];
    return [name, completed(value, { inRequest: inRequest || name === "requestBody" })];
  });
  const schema = Object.fromEntries(entries);
  return Array.isArray(schema.prefixItems) ? listOfLength(schema, schema.prefixItems) : schema;
}

/** A tuple as a list of its length, because some readers of the document do not understand `prefixItems`. */
function listOfLength(
  { prefixItems: _, ...schema }: Record<string, unknown>,
  values: unknown[],
): Record<string, unknown> {
  const kinds = new Map(values.map(schema => [JSON.stringify(schema), schema]));
  const items = kinds.size === 1 ? values[0] : { anyOf: [...kinds.values()] };
  return { ...schema, items, minItems: values.length, maxItems: values.length };
}

/** A parameter may be left out, but not be empty; a page has one of the sizes that the lists offer. */
function describeParameter(parameter: Parameter): void {
  delete parameter.allowEmptyValue;
  const isPageSize =
    parameter.in === "query" && parameter.name === "size" && !("maximum" in (parameter.schema ?? {}));
  if (isPageSize) parameter.schema = { enum: pageSizes };
}

/** The generated operations with their refusals, their security and their lists of rules. */
export function withRefusals(paths: Operations): Operations {
  const described = completed(paths, { inRequest: false }) as Operations;
  for (const endpoint of Object.values(contract).flatMap(verbs => Object.values(verbs))) {
    const declared = (endpoint as unknown as Declared)["~orpc"];
    const operation = described[declared.route.path]?.[declared.route.method.toLowerCase()];
    if (!operation) continue;
    for (const parameter of operation.parameters ?? []) describeParameter(parameter);
    operation.responses ??= {};
    for (const status of statusesOf(declared)) operation.responses[status] ??= refusal;
    if (declared.meta.gate === "public") operation.security = [];
  }
  return described;
}
