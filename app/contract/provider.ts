import { z } from "zod";
import { Done, endpoint, Id } from "./endpoint";
import { MistralKeyFields, ProviderFields, providerKinds } from "./provider-fields";

export const Provider = z.object({
  kind: z.enum(providerKinds),
  baseUrl: z.string(),
  model: z.string(),
  /** Whether a key is stored. The key itself is never returned. */
  saved: z.boolean(),
  /** Whether the model checks each sentence of its answers. */
  secondOpinion: z.boolean(),
  /** The provider in effect: 'builtin', or provider/model. */
  answerer: z.string(),
  /** 0 while nothing was chosen. */
  version: z.number().int(),
});
/** A company's choice of AI provider. */
export type Provider = z.output<typeof Provider>;

const gate = { action: "update", subject: "Company" } as const;

export const provider = {
  read: endpoint(gate, "GET", "/provider", "Returns the company's choice of AI provider").output(Provider),
  change: endpoint(gate, "PUT", "/provider", "Sets the company's AI provider")
    .input(ProviderFields)
    .output(Provider),
  changeMistralKey: endpoint(
    { action: "update", subject: "User", area: "admin" },
    "PUT",
    "/companies/{id}/mistral-key",
    "Sets or deletes the Mistral key of a company, for administrators",
  )
    .input(MistralKeyFields.extend({ id: Id }))
    .output(Done),
  try: endpoint(gate, "POST", "/provider/trials", "Sends a provider a test question, without saving anything")
    .input(ProviderFields)
    .output(z.object({ answerer: z.string(), milliseconds: z.number().int() })),
};
