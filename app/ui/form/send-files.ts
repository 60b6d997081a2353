/** A form on its way: what comes back, a way to stop it, and whether it was stopped. */
export type OnItsWay<Answer> = { answer: Promise<Answer | undefined>; cancel(): void; cancelled(): boolean };

/**
 * Sends a form with files as the browser would, but tells how much of it is on its way (whole percent). The answer
 * is the same page that a browser would show; what the form says about itself in it (`data-answer`) is what comes
 * back. Undefined when the answer is another page, such as the sign-in, or when it was stopped. Rejects when the
 * network fails.
 */
export function sendFiles<Answer>(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  told: (percent: number) => void,
): OnItsWay<Answer> {
  const body = new FormData(form, submitter);
  body.append("scripted", "1");
  const request = new XMLHttpRequest();
  let cancelled = false;
  request.open("POST", form.action);
  const answer = new Promise<Answer | undefined>((done, failed) => {
    request.upload.addEventListener("progress", event => {
      if (event.lengthComputable) told(Math.floor((event.loaded / event.total) * 100));
    });
    request.addEventListener("load", () => done(answerIn<Answer>(request.responseText)));
    request.addEventListener("abort", () => (cancelled ? done(undefined) : failed()));
    for (const end of ["error", "timeout"]) request.addEventListener(end, failed);
    request.send(body);
  });
  return {
    answer,
    cancelled: () => cancelled,
    cancel() {
      cancelled = true;
      request.abort();
    },
  };
}

/** Only the one attribute is parsed: a whole page would have its styles judged by the policy of this one. */
function answerIn<Answer>(html: string): Answer | undefined {
  const attribute = /<form[^>]* data-answer="([^"]*)"/.exec(html)?.[1];
  if (attribute === undefined) return undefined;
  const parsed = new DOMParser().parseFromString(`<p title="${attribute}">`, "text/html");
  return JSON.parse(parsed.querySelector("p")?.title ?? "null") as Answer;
}
