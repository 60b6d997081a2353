import { z } from "zod";
import { CompanyFields } from "./company-fields";

const text = (longest: number) => z.string().trim().max(longest, "field.tooLong").default("");

/** Whoever runs this installation: a company's twelve details, and what the privacy page needs beside them. */
export const OperatorFields = CompanyFields.extend({
  /** Who answers questions about personal data, with an address. */
  privacyContact: text(500),
  /** In whose data centre this runs. */
  hosting: text(500),
  /** What else the privacy page has to say; blank lines part its paragraphs. */
  privacyAddition: text(10_000),
});
export type OperatorFields = z.output<typeof OperatorFields>;
