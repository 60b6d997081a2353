import { wholeWords } from "~/domain/retrieval/question/answer-type";

/** German imperatives of handbooks that address one reader as "du", folded; others are recognised by "dich" or "dein". */
const familiarImperative =
  "(?:verwende|benutze|nutze|probiere|versuche|fuge|drucke|offne|wahle|gib|nimm|lies|starte|klicke|tippe|setze|stelle|lade|installiere|schalte|fuhre|gehe|rufe|speichere|losche|kopiere|andere|prufe|schreibe|trage|erstelle|melde|schicke|sende|frage|warte|halte|ziehe|entferne|achte|schliesse|aktiviere|deaktiviere|ruf|geh|klick|tipp|druck|trag|schreib|frag|schick|such|suche)(?= (?!ist|sind|war|waren|wird|werden|und|oder)\\p{L}|,)|\\p{L}+e (?:dich|dir|dein\\p{L}*)";
/** German and French forms of address that begin a sentence, verbs that begin English advice, and steps of a list. */
const imperative = new RegExp(
  `^[^\\p{L}]*(?:bitte |please |veuillez )?(?:${[
    "\\p{L}+n sie",
    familiarImperative,
    "(?!chez|assez|nez|rez)\\p{L}{3,}ez|faites",
    "call|contact|inform|report|tell|notify|ask|stop|leave|go|take|use|check|keep|make|send|bring|fill|open|press|switch|turn|wait|write|hand|click|choose|select|enter|see|" +
      "add|browse|cancel|connect|copy|create|delete|double-click|download|drag|expand|find|hold|install|launch|log|move|" +
      "paste|pick|plug|print|release|remove|rename|right-click|run|save|scroll|search|set|start|tap|type|unplug",
  ].join("|")})(?![\\p{L}\\p{N}])|^\\s*(?:\\d{1,2}[.)]|[-•–])\\s`,
  "u",
);
/** "Wenn Sie …", "Haben Sie …" begin conditions and questions. */
const condition =
  /^[^\p{L}]*(?:wenn|falls|denn|konnt?en|musst?en|durft?en|sollt?en|wollt?en|mocht?en|haben|hatten|sind|waren|wurden|werden|gehoren|benotigen|erhalten|bekommen|beachten|bedenken|sehen|finden) sie(?!\p{L})/u;
const demand = wholeWords(
  "(?:melden|informieren|benachrichtigen|geben|rufen|reichen|legen|lassen|wenden|verlassen|nehmen|holen|brauchen|beantragen|teilen|sagen) sie",
  "muss|mussen|musst|solltest|(?:ist|sind|hat|haben) (?:\\p{L}+ ){0,8}zu \\p{L}+en",
  "must|(?:have|has|need|needs) to|should",
  "devez|doit|doivent|il faut",
  "يجب|عليك\\p{L}*|ينبغي",
);
const negated = wholeWords("nicht|kein\\p{L}*|not|no|never|pas|aucun\\p{L}*|لا");

/** How clearly a sentence (folded, without accents) gives an instruction: 0 to 1. */
export function instructionScore(folded: string): number {
  if (imperative.test(folded) && !condition.test(folded)) return 1;
  return demand.test(folded) && !negated.test(folded) ? 0.6 : 0;
}

/** German verbs before "Sie" that say what its reader needs, has or is, and nothing to do. */
const noActions =
  "benotigen|brauchen|mussen|sollten|konnen|durfen|haben|sind|waren|werden|wurden|finden|sehen|erhalten|bekommen|erfahren|mochten|wollen";
/** "Um …, klicken Sie", "To …, click": what to do for a purpose. "Um …, benötigen Sie" only says what is needed. */
const purpose = new RegExp(
  `^[^\\p{L}]*(?:${[
    "um|zum|zur|fur|damit|(?:mochten|wollen) sie|(?:wenn|falls|sofern) sie .{3,80} (?:mochten|wollen)",
    "(?:mochtest|willst) du|(?:wenn|falls|sofern) du .{3,80} (?:mochtest|willst)",
    "(?:in order )?to|if you want to",
    "pour|afin d",
  ].join("|")})(?!\\p{L}).{0,120}?, (?:\\p{L}+ ){0,3}?(?:${[
    `(?!(?:${noActions}) sie)\\p{L}+n sie`,
    familiarImperative,
    // Impersonal instructions: "muss man", "wählt man", "ist das Werkzeug auszuwählen".
    "(?:muss|kann|sollte) man|(?!(?:hat|ist|braucht|benotigt|findet|sieht|erhalt) )\\p{L}{3,}t man",
    "(?:ist|sind) (?:\\S+ ){1,15}?(?:zu \\p{L}+en|(?:ab|an|auf|aus|ein|fest|hinzu|los|um|vor|zuruck)zu\\p{L}{2,}en)",
    "click|press|choose|select|use|open|enter|type|go|run|call|set|add",
    "\\p{L}{3,}ez",
  ].join("|")})(?!\\p{L})`,
  "u",
);
/** "Urlaub beantragen Sie im Portal": a German main clause that tells its reader what to do, its object or time first. */
const direction = new RegExp(
  `^[^\\p{L}]*(?!(?:wenn|falls|sofern|sobald|sollten|wann|wie|was|wo|ob|dass|weil|bevor|nachdem)\\s)(?:[\\p{L}\\p{N}-]+ ){1,6}?(?!(?:${noActions}) sie)\\p{L}{3,}n sie(?!\\p{L})`,
  "u",
);
const means = wholeWords(
  "indem (?:sie|man|du)|(?:sie|man|du) (?:konnen|kann|kannst) (?:\\p{L}+ ){0,12}(?:mit|uber|durch|unter|per)|geschieht|erfolgt",
  "(?:kann|konnen) (?:man|sie) (?:\\p{L}+ ){0,8}(?:mit|uber|durch|per|mittels|mithilfe)",
  // "Die Liste wird mit Umschalt+T oder über das Menü aufgerufen."
  "(?:wird|werden|kann|konnen|lasst sich|lassen sich) (?:\\S+ ){0,6}?(?:mit|uber|durch|per|mittels|mithilfe) (?:\\S+ ){1,12}?(?:\\p{L}*ge(?:ruf|offn|start|lad|leg|stell|schloss|lost|ander|wahl|schalt|fug|druckt|speicher)\\p{L}*|erreicht|erstellt|erzeugt|bearbeitet|entfernt)",
  "by \\p{L}+ing|you can|can be \\p{L}+ (?:with|by)|using",
  "en \\p{L}+ant|vous pouvez|on peut|a l'aide",
  "يمكنك",
);

/** "6.", "•": what stands there is a step, but not always one that its reader takes ("6. Die Sitzung wird beendet."). */
const listMark = /^\s*(?:\d{1,2}[.)]|[-•–])\s+/u;

/** How clearly a sentence (folded, without accents) says how to do something: 0 to 1. */
export function procedureScore(folded: string): number {
  const text = folded.replace(listMark, "");
  if ((imperative.test(text) && !condition.test(text)) || purpose.test(text) || direction.test(text))
    return 1;
  return means.test(text) ? 0.7 : text === folded ? 0 : 0.5;
}
