import { z } from "zod";
import { Done, endpoint } from "./endpoint";

/** One's own account. */
export const account = {
  setLanguage: endpoint(
    "signed-in",
    "PUT",
    "/account/language",
    "Choose the language of one's own pages and mails",
  )
    .input(z.object({ language: z.enum(["de", "en", "fr", "ar"]) }))
    .output(Done),
};
