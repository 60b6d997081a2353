import { AppError } from "~/contract/errors";

/**
 * How something ended that was asked of the product: "done", or the code of its refusal. Anything else is thrown on.
 */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    error => (error instanceof AppError ? error.code : Promise.reject(error)),
  );
