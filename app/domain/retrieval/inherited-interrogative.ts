import { expectedAnswer } from "./question/answer-type";
import { matchAnswerType } from "./quotes/match-answer-type";

/** What a question begins with that tells which type of answer it expects: "how many", "until when". */
const interrogative =
  /^(?:(?:und|aber|and|but|et|mais) )?((?:(?:ab|bis|seit|an|mit|since|until|from|depuis|à partir de) )?(?:wie (?:viele?[nmrs]?|lange|oft|häufig|hoch|weit|groß|schwer|schnell|teuer)|wann|wer|wen|wem|was kostet|how (?:many|much|long|often|far|big|fast|old)|when|who|combien(?: de temps| de fois)?|quand|qui|à quelle heure)|كم(?: مرة)?|متى)(?![\p{L}\p{M}])/iu;
/** A fragment that contains what the interrogative asks for has another question: "Wann verfällt Urlaub?", "Und im März?" */
const maxMatch = 0.7;

/**
 * The interrogative of the question before, for a fragment that expects the same type of answer: "Und im Lager?". Empty if
 * there is none.
 */
export function inheritedInterrogative(fragment: string, before: string): string[] {
  const { type } = expectedAnswer(fragment);
  const inherited = interrogative.exec(before)?.[1];
  if (!inherited || (type !== "other" && type !== "definition")) return [];
  return matchAnswerType(expectedAnswer(before), fragment, before) >= maxMatch ? [] : [inherited];
}
