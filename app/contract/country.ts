import { z } from "zod";
import { endpoint } from "./endpoint";

/** The visitor's country by network. */
export const country = {
  guess: endpoint(
    "public",
    "GET",
    "/country",
    "Returns the country of the caller's address (ISO 3166-1 alpha-2); null if unknown or no look-up is set up",
  ).output(z.object({ country: z.string().nullable() })),
};
