import { z } from "zod";
import { endpoint } from "./endpoint";
import { ProviderFields, providerKinds } from "./provider-fields";

export const Provider = z.object({
  kind: z.enum(providerKinds),
  baseUrl: z.string(),
  model: z.string(),
  /** A key is stored, sealed; the key itself never comes back. */
  saved: z.boolean(),
  /** Who answers now: 'builtin', or provider/model. */
  answerer: z.string(),
  /** 0 while nothing was chosen. */
  version: z.number().int(),
});
/** A company's choice of who answers. */
export type Provider = z.output<typeof Provider>;

const gate = { action: "update", subject: "Company" } as const;

export const provider = {
  read: endpoint(gate, "GET", "/provider", "Who answers the company's questions").output(Provider),
  change: endpoint(gate, "PUT", "/provider", "Choose who answers").input(ProviderFields).output(Provider),
  try: endpoint(gate, "POST", "/provider/trials", "Ask a provider one small question, without saving")
    .input(ProviderFields)
    .output(z.object({ answerer: z.string(), milliseconds: z.number().int() })),
};
