import { z } from "zod";
import { Done, endpoint, Id, Instant } from "./endpoint";
import { ModelsFields } from "./model-fields";
import { MistralKeyFields, ProviderFields } from "./provider-fields";
import { providerKinds } from "./provider-kinds";

export const Provider = z.object({
  kind: z.enum(providerKinds),
  baseUrl: z.string(),
  model: z.string(),
  /** The model that makes vectors; empty without one. */
  embeddingModel: z.string(),
  /** Whether a key is stored. The key itself is never returned. */
  saved: z.boolean(),
  /** Whether the model checks each sentence of its answers. */
  secondOpinion: z.boolean(),
  /** Whether the model rewrites follow-up questions before they are searched. */
  rewrites: z.boolean(),
  /** Whether the model rephrases a question without a clear answer, and the new words are searched too. */
  rephrases: z.boolean(),
  /** Whether the model names open topics from the questions that were handed on. */
  topicNames: z.boolean(),
  /** The provider in effect: 'builtin', or provider/model. */
  answerer: z.string(),
  /** Who receives the text of all passages and the questions, to search by meaning; null where words alone are searched. */
  embedder: z.object({ host: z.string(), model: z.string() }).nullable(),
  /** Models with prices in thousandths of a euro for a million tokens; null if none is known. */
  models: z.array(
    z.object({
      name: z.string(),
      priceIn: z.number().int().nullable(),
      priceOut: z.number().int().nullable(),
    }),
  ),
  /** Whether people choose among the models for a chat. */
  choosable: z.boolean(),
  /** Its own provider kept failing and is not asked until `retryAt`; `reason` is the last failure's code. */
  breaker: z.object({ since: Instant, retryAt: Instant, reason: z.string() }).nullable(),
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
  models: endpoint(
    gate,
    "GET",
    "/provider/models",
    "Lists the models that the company's own provider offers",
  ).output(z.object({ names: z.array(z.string()) })),
  changeModels: endpoint(
    gate,
    "PUT",
    "/provider/models",
    "Sets the models of the company's own provider, their prices, and whether people choose among them",
  )
    .input(ModelsFields)
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
