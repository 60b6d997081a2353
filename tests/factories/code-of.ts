import { AppError } from "~/contract/errors";

/** The outcome of a call: "done", or the code of its refusal. Other errors are rethrown. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    error => (error instanceof AppError ? error.code : Promise.reject(error)),
  );
