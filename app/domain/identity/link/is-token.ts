/** The format of our tokens; anything else is refused without a look-up. */
export const isToken = (token: unknown): token is string =>
  typeof token === "string" && /^[\w-]{43}$/.test(token);
