import { expect, test } from "vitest";
import type { z } from "zod";
import { contract } from "~/contract/contract";

/** Fields that no form may set implicitly: identity, ownership, price, permissions. */
const dangerous =
  /^(role|roleId|roleKey|isAdmin|access|abilities|permissions|companyId|company_id|ownerId|userId|status|emailVerified|price|priceId|amount|plan|limits?|version|demo)$/;

/** Endpoints whose purpose is such a field, which the domain verb validates. */
const judged = new Set([
  "employees.list: status",
  "employees.list: role",
  "employees.export: status",
  "employees.export: role",
  "files.list: status",
  // Who looks after a file: only people who can read its division.
  "files.change: ownerId",
  "processing.list: status",
  "processing.export: status",
  "employees.add: roleId",
  "employees.change: roleId",
  "roles.add: access",
  "roles.change: access",
  "roles.assign: roleId",
  "companyRoles.add: access",
  "companyRoles.change: access",
  "activities.list: userId",
  // Whom a chat is shared with: only people of the owner's company with a division in common.
  "shares.preview: userId",
  "shares.share: userId",
  "shares.end: userId",
  // What an administrator has found on the account.
  "invoices.pay: amount",
  "invoices.refund: amount",
  // What a company lets its own models cost, not what it pays us.
  "models.setBudget: amount",
  "people.list: status",
  "people.list: roleId",
  "people.list: plan",
  "people.export: status",
  "people.export: roleId",
  "people.export: plan",
  // Whom a letter goes to.
  "mailSendings.draft: role",
  // A staff role: never one with more permissions than the actor's.
  "people.add: roleId",
  "people.change: roleId",
  // Which plan is bought: its price is read at Stripe.
  "checkouts.order: plan",
  "subscription.previewChange: plan",
  "subscription.change: plan",
]);

type Def = { type: string; shape?: Record<string, z.ZodType>; catchall?: z.ZodType } & Record<
  string,
  unknown
>;
const defOf = (schema: z.ZodType) => (schema as unknown as { _zod: { def: Def } })._zod.def;

/** Every object schema within this one. */
function* objectsIn(schema: z.ZodType): Generator<Def> {
  const def = defOf(schema);
  if (def.type === "object") {
    yield def;
    for (const inner of Object.values(def.shape ?? {})) yield* objectsIn(inner);
  }
  for (const key of ["innerType", "element", "in", "out", "left", "right", "valueType"])
    if (def[key]) yield* objectsIn(def[key] as z.ZodType);
  for (const inner of [def.options, def.items].flat()) if (inner) yield* objectsIn(inner as z.ZodType);
}

const inputs = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).flatMap(([verb, endpoint]) => {
    const { inputSchema } = (endpoint as unknown as { "~orpc": { inputSchema?: z.ZodType } })["~orpc"];
    return inputSchema ? [{ name: `${noun}.${verb}`, objects: [...objectsIn(inputSchema)] }] : [];
  }),
);

test("no endpoint hands on a field that its input does not name", () => {
  expect(inputs.length).toBeGreaterThan(20);
  const open = inputs.filter(({ objects }) =>
    objects.some(({ catchall }) => catchall && defOf(catchall).type !== "never"),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
});

test("no endpoint takes a role, an owner, a price or a limit but where that is what it is about", () => {
  const taken = inputs.flatMap(({ name, objects }) =>
    objects.flatMap(({ shape = {} }) =>
      Object.keys(shape)
        .filter(key => dangerous.test(key))
        .map(key => `${name}: ${key}`),
    ),
  );
  expect(taken.filter(one => !judged.has(one))).toEqual([]);
  // An obsolete line here would hide the next field of its name.
  expect([...judged].filter(one => !taken.includes(one))).toEqual([]);
});
