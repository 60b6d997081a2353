import { solveChallengeWorkers } from "altcha-lib/v1";
import type { Payload } from "altcha-lib/v1/types";
import SolverWorker from "altcha-lib/v1/worker?worker";
import { Check, Info, LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Challenge } from "~/contract/human-checks";
import { paths } from "~/paths";
import { Recaptcha } from "./recaptcha";

const Line = styled.p`
  display: flex; align-items: start; gap: var(--s2); margin-block-start: var(--s4); font: 400 var(--t15) var(--font); color: var(--muted);
  > svg { flex: none; margin-block-start: 0.125rem; }
  &[data-state="done"] > svg { color: var(--ok); }
  @media (prefers-reduced-motion: no-preference) {
    &[data-state="checking"] > svg { animation: turn 1s linear infinite; }
  }
  @keyframes turn { to { rotate: 1turn; } }
`;

/** What came of the work for a stamp: '' where it failed; and whether Google may be asked instead. */
type Reached = { stamp: string; solution: string; recaptcha: boolean };

/**
 * The browser's work for a stamp, beside the form that somebody fills in, and one calm line about it.
 * @param waiting the form is sent already, and goes when the work is at its end, which `onEnd` is told
 */
export function HumanCheckWork({
  stamp,
  waiting,
  onEnd,
}: {
  stamp: string;
  waiting: boolean;
  onEnd: (stamp: string) => void;
}) {
  const { t } = useTranslation("humanCheck");
  const [reached, setReached] = useState<Reached>();
  useEffect(() => {
    let gone = false;
    void workFor(stamp).then(came => gone || setReached({ stamp, ...came }));
    return () => {
      gone = true;
    };
  }, [stamp]);
  // An effect, because the form may only go once it holds the solution.
  useEffect(() => {
    if (reached) onEnd(reached.stamp);
  }, [reached, onEnd]);
  const now = reached?.stamp === stamp ? reached : undefined;
  const state = !now ? "checking" : now.solution ? "done" : "failed";
  const Icon = { checking: LoaderCircle, done: Check, failed: Info }[state];
  return (
    <>
      {now?.solution ? <input type="hidden" name="solution" value={now.solution} readOnly /> : null}
      <Line role="status" data-state={state}>
        <Icon size={16} aria-hidden />
        <span>{t(waiting ? "waiting" : state)}</span>
      </Line>
      {now?.recaptcha ? <Recaptcha key={stamp} /> : null}
    </>
  );
}

/** Fetches the stamp's challenge and solves it aside, so that typing stays smooth. */
async function workFor(stamp: string): Promise<Omit<Reached, "stamp">> {
  const challenge = await fetchChallenge(stamp).catch(() => undefined);
  const solution = challenge && (await solve(challenge).catch(() => undefined));
  return { solution: solution ?? "", recaptcha: challenge?.recaptcha ?? false };
}

async function fetchChallenge(stamp: string): Promise<Challenge> {
  const answer = await fetch(paths.humanCheck({ stamp }));
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

async function solve({ algorithm, challenge, maxnumber, salt, signature }: Challenge): Promise<string> {
  const workers = Math.min(2, navigator.hardwareConcurrency || 1);
  const worker = () => new SolverWorker();
  const found = await solveChallengeWorkers(worker, workers, challenge, salt, algorithm, maxnumber);
  if (!found) throw new Error("no solution");
  return btoa(JSON.stringify({ algorithm, challenge, number: found.number, salt, signature } as Payload));
}
