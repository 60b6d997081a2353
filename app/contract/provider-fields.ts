import { z } from "zod";
import { oneLine } from "./plain-text";
import { providerKinds } from "./provider-kinds";
import { tooLong } from "./too-long";

const text = oneLine();

/** A company's Mistral key as the operator enters it; null deletes the stored one. */
export const MistralKeyFields = z.object({
  key: text.min(1, "field.required").max(1000, tooLong).nullable(),
});

/** The company's choice. An empty key keeps the stored one; an empty model means the provider's default. */
export const ProviderFields = z
  .object({
    kind: z.enum(providerKinds, "field.required"),
    baseUrl: text.max(500, tooLong).default(""),
    model: text.max(200, tooLong).default(""),
    /** The model that makes vectors of passages and questions; empty: words alone are searched. */
    embeddingModel: text.max(200, tooLong).default(""),
    key: text.max(1000, tooLong).default(""),
    forgetKey: z.boolean().default(false),
    /** The model compares each sentence of its answers with the cited passages. */
    secondOpinion: z.boolean().default(false),
    /** The model rewrites follow-up questions, so that they can be searched without the conversation. */
    rewrites: z.boolean().default(false),
    /** The model rephrases a question without a clear answer, and the new words are searched too. */
    rephrases: z.boolean().default(false),
    /** The model names open topics from the questions that their askers handed on. */
    topicNames: z.boolean().default(false),
  })
  .superRefine((fields, issues) => {
    if (fields.kind !== "openai-compatible") return;
    for (const name of ["baseUrl", "model"] as const) {
      if (!fields[name]) issues.addIssue({ code: "custom", path: [name], message: "field.required" });
    }
  });
