/** The one clock. Everything that asks for the time asks here, so that a test can set it. */
export const clock = {
  now: (): Date => new Date(),
};
