import { Link } from "~/ui/primitives/link";

export type ShownOutcome = { text: string; link: { to: string; text: string } | null };

/** What became of a mail that a division may answer: its answer is prepared, or why there is none. */
export function AnswerOutcome({ text, link }: ShownOutcome) {
  return (
    <p className="small muted">
      {text} {link ? <Link to={link.to}>{link.text}</Link> : null}
    </p>
  );
}
