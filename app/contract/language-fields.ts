import { z } from "zod";
import { languages } from "./language";

/** A language in the input or output of an endpoint. */
export const LanguageCode = z.enum(languages);
/** The language field of a form. */
export const LanguageField = z.enum(languages, "field.required");
