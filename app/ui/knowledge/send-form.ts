import type { Answer } from "./answer";

/**
 * Sends a form as the browser would, but tells how much of it is on its way (whole percent). The answer is
 * the same page that a browser would show; what the form says about itself in it is what comes back.
 * Undefined when the answer is another page, such as the sign-in.
 * @throws when the network fails
 */
export function sendForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  told: (percent: number) => void,
): Promise<Answer | undefined> {
  const body = new FormData(form, submitter);
  body.append("scripted", "1");
  const request = new XMLHttpRequest();
  request.open("POST", form.action);
  return new Promise((done, failed) => {
    request.upload.addEventListener("progress", event => {
      if (event.lengthComputable) told(Math.floor((event.loaded / event.total) * 100));
    });
    request.addEventListener("load", () => done(answerIn(request.responseText)));
    for (const end of ["error", "abort", "timeout"]) request.addEventListener(end, failed);
    request.send(body);
  });
}

/** Only the one attribute is parsed: a whole page would have its styles judged by the policy of this one. */
function answerIn(html: string): Answer | undefined {
  const attribute = /<form[^>]* data-answer="([^"]*)"/.exec(html)?.[1];
  if (attribute === undefined) return undefined;
  const parsed = new DOMParser().parseFromString(`<p title="${attribute}">`, "text/html");
  return JSON.parse(parsed.querySelector("p")?.title ?? "null") as Answer;
}
