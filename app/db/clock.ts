/** The process's clock. All code reads the time here, so that tests can set it. */
export const clock = {
  now: (): Date => new Date(),
};
