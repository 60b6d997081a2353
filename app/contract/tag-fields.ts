import { z } from "zod";
import { oneLine } from "./plain-text";
import { sortsOf } from "./sort";
import { tagColours } from "./tag-colours";
import { tooLong } from "./too-long";

/** A tag: its name, unique in the company however it is written, and its colour. */
export const TagFields = z.object({
  name: oneLine({ error: "field.required" })
    .min(1, "field.required")
    .max(60, tooLong)
    .transform(value => value.normalize("NFC").replace(/\s+/g, " ")),
  colour: z.enum(tagColours, "field.required").default("grey"),
});
export type TagInput = z.output<typeof TagFields>;

/** The tags of one record: all that it has. A form without a chosen box sends none. */
export const TagIds = z.array(z.uuid("field.required")).max(20).default([]);

const columns = ["name", "used", "files", "emails", "chats", "since"] as const;

export const tagSorts = sortsOf(columns);
