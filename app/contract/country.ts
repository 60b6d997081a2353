import { z } from "zod";
import { endpoint } from "./endpoint";

/** Where the asker seems to be. */
export const country = {
  guess: endpoint(
    "public",
    "GET",
    "/country",
    "The country that your address points to: two letters; null unless the operator has set up a look-up that knows",
  ).output(z.object({ country: z.string().nullable() })),
};
