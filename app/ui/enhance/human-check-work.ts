import { solveChallengeWorkers } from "altcha-lib/v1";
import type { Payload } from "altcha-lib/v1/types";
import SolverWorker from "altcha-lib/v1/worker?worker";
import type { Challenge } from "~/contract/human-checks";
import { addStyle } from "./add-style";
import { icon } from "./drawings";
import type { Say } from "./load-texts";
import { offerRecaptcha } from "./recaptcha";

const css = `
[data-human-state]{display:flex;align-items:start;gap:var(--s2);margin-block-start:var(--s4);font:400 var(--t15) var(--font);color:var(--muted)}
[data-human-state]>svg{margin-block-start:.125rem}
[data-human-state=done]>svg{color:var(--ok)}
main:has([data-summary]:not([hidden]),[aria-invalid]) [data-human-state=done]{display:none}
@media (prefers-reduced-motion:no-preference){[data-human-state=checking]>svg{animation:human-turn 1s linear infinite}}
@keyframes human-turn{to{rotate:1turn}}
`;
const states = {
  checking: { drawing: "loader", text: "humanCheck:checking" },
  done: { drawing: "check", text: "humanCheck:done" },
  failed: { drawing: "info", text: "humanCheck:failed" },
} as const;

/**
 * Fetches and solves the challenge of a form's stamp in a worker, so that it does not block typing, and shows a status line.
 * The solution is added to the form.
 * @param place contains the stamp; `data-human` is the address of its challenge
 * @returns `ended` resolves after the work, solved or failed; `sayWaiting` shows that the form is waiting
 */
export function workForStamp(place: HTMLElement, t: Say) {
  addStyle(css);
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  let state: keyof typeof states = "checking";
  const draw = (text: string = states[state].text) => {
    line.dataset.humanState = state;
    line.innerHTML = `${icon(states[state].drawing)}<span></span>`;
    line.lastElementChild!.textContent = t(text);
  };
  draw();
  place.append(line);

  async function work() {
    const challenge = await fetchChallenge(place.dataset.human ?? "").catch(() => undefined);
    const solution = challenge && (await solve(challenge).catch(() => undefined));
    state = solution ? "done" : "failed";
    if (solution) {
      const input = document.createElement("input");
      Object.assign(input, { type: "hidden", name: "solution", value: solution });
      place.append(input);
    }
    draw();
    if (challenge?.recaptcha) offerRecaptcha(place, t);
  }
  return { ended: work(), sayWaiting: () => state === "checking" && draw("humanCheck:waiting") };
}

async function fetchChallenge(address: string): Promise<Challenge> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

async function solve({ algorithm, challenge, maxnumber, salt, signature }: Challenge): Promise<string> {
  const workers = Math.min(2, navigator.hardwareConcurrency || 1);
  const worker = () => new SolverWorker();
  const solution = await solveChallengeWorkers(worker, workers, challenge, salt, algorithm, maxnumber);
  if (!solution) throw new Error("no solution");
  return btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature } as Payload));
}
