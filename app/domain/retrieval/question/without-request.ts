import { foldText, stripAccents } from "~/domain/retrieval/words/normalise";
import { asksForKey, asksWhatToDo, asksWhetherAllowed } from "./answer-type";
import { contactSubject } from "./contact-request";

const requestWords = new Set(
  (
    "was nun jetzt worauf achten muss soll sollte kann darf ich man wir mache tue ist zu tun machen unternehmen beachten wie gehe gehen vor vorgehen " +
    "verhalte mich what do must should can i you have need to que dois-je puis-je doit-on peut-on faire qu'est-ce je dois peux " +
    "ماذا افعل علي ان يجب"
  ).split(" "),
);

/** "Was darf ein Geschenk kosten?": a rule says up to which value it is allowed, and not what it costs. */
const asksPriceLimit = /^(?:und )?was (?:darf|dürfen) (?:[\p{L}-]+ ){1,7}kosten(?!\p{L})/iu;
const verbOfPrice = /\s+kosten$/iu;

/** The question without "what must I do", "who is the contact for", "with which key" and "is … allowed"; the whole question if nothing else is left. */
export function withoutRequest(question: string): string {
  const folded = stripAccents(foldText(question));
  // Folding may change the length ("ß"): then the offsets do not apply.
  if (folded.length !== question.length) return question;
  const contact = contactSubject(folded);
  if (contact) return question.slice(contact.start, contact.end);
  const key = asksForKey.exec(folded);
  if (key) {
    const rest = `${question.slice(0, key.index)} ${question.slice(key.index + key[0].length)}`;
    return /\p{L}{3}/u.test(rest) ? rest : question;
  }
  const subject = asksWhetherAllowed.exec(folded)?.[1];
  if (subject) return question.slice(folded.indexOf(subject), folded.indexOf(subject) + subject.length);
  const price = asksPriceLimit.exec(question)?.[0];
  if (price) return question.replace(price, price.replace(verbOfPrice, ""));
  const request = asksWhatToDo.exec(folded);
  if (!request) return question;
  const end = request.index + request[0].length;
  const others = question
    .slice(request.index, end)
    .split(" ")
    .filter(word => !requestWords.has(stripAccents(foldText(word))));
  const rest = [question.slice(0, request.index), ...others, question.slice(end)].join(" ");
  return /\p{L}{3}/u.test(rest) ? rest : question;
}
