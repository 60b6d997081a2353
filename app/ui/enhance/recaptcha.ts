import { addStyle } from "./add-style";
import type { Say } from "./load-texts";

const css = `
[data-recaptcha-offer]{margin-block-start:var(--s3);font:400 var(--t15) var(--font);color:var(--muted)}
[data-recaptcha-offer]>summary{inline-size:fit-content;padding-block:var(--s1);cursor:pointer}
[data-recaptcha-offer]>p{margin-block:var(--s2) var(--s3)}
[data-recaptcha-offer]>iframe{display:block;inline-size:100%;border:0}
`;

/** The frame's messages (routes/resources/recaptcha-frame.tsx). */
type FrameMessage = { ready?: true; failed?: true; token?: string; height?: number };

/** The heights of Google's checkbox and of its challenge, in pixels. */
const closed = 80;
const maxHeight = 640;

/**
 * Offers Google's check as an alternative to ours: Google is contacted only after the button is pressed. Its token is
 * sent with the form, which can be sent in any case.
 * @param place names the addresses of the frame and of the privacy page in `data-recaptcha` and `data-privacy`
 */
export function offerRecaptcha(place: HTMLElement, t: Say): void {
  addStyle(css);
  const offer = document.createElement("details");
  offer.dataset.recaptchaOffer = "";
  add("summary", offer, t("humanCheck:google.offer"));
  const text = add("p", offer, `${t("humanCheck:google.text")} `);
  const link = add("a", text, t("humanCheck:google.privacy"));
  Object.assign(link, { href: place.dataset.privacy, target: "_blank", rel: "noreferrer" });
  const agree = add("button", offer, t("humanCheck:google.agree"));
  agree.type = "button";
  // Styled like the form's other buttons.
  agree.className = place.querySelector("button")?.className ?? "";
  agree.dataset.kind = "plain";
  agree.addEventListener("click", () => {
    agree.remove();
    check(offer, place.dataset.recaptcha ?? "", t);
  });
  place.append(offer);
}

/** Opens Google's check in a frame of this site and adds its token to the form. */
function check(offer: HTMLElement, address: string, t: Say): void {
  const frame = document.createElement("iframe");
  Object.assign(frame, { name: "recaptcha", title: t("humanCheck:google.frame"), height: closed });
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  offer.append(frame, status);
  status.textContent = t("humanCheck:google.waiting");
  const token = document.createElement("input");
  token.type = "hidden";
  window.addEventListener(
    "message",
    ({ source, origin, data }: MessageEvent<{ recaptcha?: FrameMessage }>) => {
      const message = data?.recaptcha;
      if (source !== frame.contentWindow || origin !== location.origin || !message) return;
      if (message.ready) status.hidden = true;
      if (message.failed) {
        status.textContent = t("humanCheck:google.failed");
        status.hidden = false;
        frame.remove();
      }
      if (message.token !== undefined) {
        token.value = message.token;
        // An empty token is none.
        token.name = message.token ? "recaptcha" : "";
        offer.append(token);
      }
      frame.height = String(
        message.height === undefined ? closed : Math.min(Math.max(message.height, closed), maxHeight),
      );
    },
  );
  openFrame(frame.name, address);
  // The pressed button has disappeared.
  frame.focus();
}

/** Opens the check in the frame by POST, so that links cannot contact Google. */
function openFrame(name: string, address: string): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = address;
  form.target = name;
  document.body.append(form);
  form.submit();
  form.remove();
}

function add<Tag extends "summary" | "p" | "a" | "button">(tag: Tag, to: HTMLElement, text: string) {
  const element = document.createElement(tag) as HTMLElementTagNameMap[Tag];
  element.textContent = text;
  to.append(element);
  return element;
}
