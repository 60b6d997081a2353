import { z } from "zod";

/** The last day on which something is valid, an ISO day. Days before 2000 and after 2199 are typing errors. */
export const LastDay = z.iso
  .date("field.date")
  .refine(day => day >= "2000-01-01" && day <= "2199-12-31", "field.lastDay");
