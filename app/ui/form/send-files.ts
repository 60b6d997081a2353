/** A form being sent: its response, a way to cancel it, and whether it was cancelled. */
export type PendingUpload<Answer> = {
  answer: Promise<Answer | undefined>;
  cancel(): void;
  cancelled(): boolean;
};

/**
 * Sends a form with files like the browser, but reports progress (whole percent). The response is the same page;
 * returned is the form's state in it (`data-answer`). Undefined if another page was returned, such as the
 * sign-in, or after cancelling. Rejects on network errors.
 */
export function sendFiles<Answer>(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  onProgress: (percent: number) => void,
): PendingUpload<Answer> {
  const body = new FormData(form, submitter);
  body.append("scripted", "1");
  const request = new XMLHttpRequest();
  let cancelled = false;
  request.open("POST", form.action);
  const answer = new Promise<Answer | undefined>((done, failed) => {
    request.upload.addEventListener("progress", event => {
      if (event.lengthComputable) onProgress(Math.floor((event.loaded / event.total) * 100));
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

/** Extracts only the attribute: parsing the whole page would apply this page's policy to its styles. */
function answerIn<Answer>(html: string): Answer | undefined {
  const attribute = /<form[^>]* data-answer="([^"]*)"/.exec(html)?.[1];
  if (attribute === undefined) return undefined;
  const parsed = new DOMParser().parseFromString(`<p title="${attribute}">`, "text/html");
  return JSON.parse(parsed.querySelector("p")?.title ?? "null") as Answer;
}
