import { z } from "zod";

export const providerKinds = ["operator", "builtin", "mistral", "openai-compatible"] as const;
/** Who answers for a company; `operator` is what the operator has set up (the built-in answerer, unless told). */
export type ProviderKind = (typeof providerKinds)[number];

const text = z.string().trim();

/** The company's choice. An empty key leaves the saved one as it is; an empty model is the provider's usual one. */
export const ProviderFields = z
  .object({
    kind: z.enum(providerKinds, "field.required"),
    baseUrl: text.max(500, "field.tooLong").default(""),
    model: text.max(200, "field.tooLong").default(""),
    key: text.max(1000, "field.tooLong").default(""),
    forgetKey: z.boolean().default(false),
  })
  .superRefine((fields, issues) => {
    if (fields.kind !== "openai-compatible") return;
    for (const name of ["baseUrl", "model"] as const) {
      if (!fields[name]) issues.addIssue({ code: "custom", path: [name], message: "field.required" });
    }
  });
