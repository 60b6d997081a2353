/**
 * For `.max(120, tooLong)`: the code of a text that is too long, with its limit behind a colon (`field.tooLong:120`), so
 * that the sentence at the field can name it.
 */
export const tooLong = {
  error: ({ maximum }: { maximum?: number | bigint }) => `field.tooLong:${maximum}`,
};
