/** The result of `work`, or of `late` if `work` takes longer than `maxMs`; `work` is not ended. */
export async function withinTime<Result>(
  work: Promise<Result>,
  maxMs: number,
  late: () => Result,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>(resolve => {
    timer = setTimeout(resolve, maxMs);
  });
  return Promise.race([work, timeout.then(late)]).finally(() => clearTimeout(timer));
}
