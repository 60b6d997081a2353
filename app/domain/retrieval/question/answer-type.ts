import { foldText, stripAccents } from "~/domain/retrieval/words/normalise";
import { asksForCircumstances } from "./circumstances";
import { contactSubject } from "./contact-request";
import { keywordType } from "./keyword-type";

/** The type of information that some questions ask for. */
export type AnswerType =
  | "price"
  | "duration"
  | "frequency"
  | "distance"
  | "weight"
  | "speed"
  | "counted"
  | "number"
  | "date"
  | "past"
  | "person"
  | "contact"
  | "maker"
  | "licence"
  | "phone"
  | "email"
  | "key"
  | "command"
  | "place"
  | "version"
  | "unit"
  | "memory"
  | "definition"
  | "list"
  | "rule"
  | "instruction"
  | "procedure"
  | "other";

/** `noun`: the thing to count ("how many days") or to define ("what is a day"), folded and without accents. */
export type ExpectedAnswer =
  | { type: Exclude<AnswerType, "counted" | "definition"> }
  | { type: "counted" | "definition"; noun: string };

const wordStart = "(?<![\\p{L}\\p{N}])";
const wordEnd = "(?![\\p{L}\\p{N}])";

/** A pattern of whole words in folded text without accents; the parts are alternatives, usually a language each. */
export const wholeWords = (...patterns: string[]) =>
  new RegExp(`${wordStart}(?:${patterns.join("|")})${wordEnd}`, "u");

const keyNouns =
  "tastenkurzel|tastenkombination|tastaturkurzel|kurzbefehl|tastaturbefehl|shortcut|hotkey|keyboard shortcut|raccourci(?: clavier)?";
/** "Mit welcher Taste", "the shortcut for", and keywords that begin or end with such a noun. */
export const asksForKey = wholeWords(
  "(?:(?:mit|uber|durch) )?(?:welche[mnrs]?|was ist (?:das|der|die)|wie (?:ist|lautet) (?:das|der|die)) (?:\\p{L}*tasten?|tasten\\p{L}+|kurzbefehl|tastaturbefehl|shortcut|hotkey)(?: (?:fur|zu[mr]?))?",
  `(?:${keyNouns}) (?:fur|zu[mr]?|for|to|pour|de)|(?<=^)(?:${keyNouns})|(?:${keyNouns})(?=$)`,
  "(?:(?:with|by) )?(?:what|which)(?: is the)? (?:key|keys|shortcut|hotkey|(?:keyboard|key) \\p{L}+)(?: (?:for|to))?",
  "(?:avec )?(?:quelles?|quels?)(?: est la| est le)? (?:touches?|raccourci|combinaison)(?: de touches)?(?: (?:pour|de))?",
);

/** Nouns for sums of money, which are told in a currency or as a percentage. */
const sums =
  "(?:summe|gebuhr|kosten|lohn|gehalt|vergutung|entgelt|betrag|miete|kaution|bussgeld|honorar|pauschale|pramie|abfindung|preis)(?:en|s|e)?";

/** Patterns of questions by type, each in German, English, French and Arabic. The first match decides. */
const questionPatterns: [Exclude<AnswerType, "counted" | "definition">, RegExp][] = [
  [
    "maker",
    wholeWords(
      "wer (?:hat|haben|ist|sind|war|waren) (?:\\p{L}+ ){0,6}(?:geschrieben|entwickelt|programmiert|erfunden|erstellt|verfasst|ubersetzt|ins deutsche|autor(?:en)?|entwickler|verfasser|urheber|erfinder)|wer (?:schrieb|entwickelt|entwickelte|erfand|verfasste|programmiert|programmierte) |von wem (?:ist|sind|stammt|wurde|wird) (?:\\p{L}+ ){0,6}(?:geschrieben|entwickelt|programmiert|verfasst|stammt)",
      "who (?:wrote|writes|develops?|developed|invented|created|made|designed|programmed|translated|(?:is|are|was|were) the (?:\\p{L}+ ){0,2}(?:authors?|developers?|inventors?|creators?|makers?))|by whom (?:is|was|were) ",
      "qui (?:a|ont) (?:ecrit|developpe|invente|cree|concu|programme|redige|traduit)|qui (?:est|sont) (?:l'|les? )(?:auteurs?|developpeurs?|createurs?)|qui developpe",
    ),
  ],
  [
    "licence",
    wholeWords(
      "(?:unter )?welche[rn]? (?:\\p{L}+ )?(?:software)?lizenz(?:en|bedingung(?:en)?|modell)?|wie ist \\p{L}+ lizenziert",
      "(?:under )?(?:what|which) (?:\\p{L}+ )?licen[cs]e|how is \\p{L}+ licen[cs]ed",
      "(?:sous )?quelle (?:est la )?licence",
    ),
  ],
  [
    "phone",
    wholeWords(
      "(?:(?:unter )?welche[rn]?|wie (?:lautet|ist)) (?:\\p{L}+ ){0,3}(?:(?:telefon|fax|handy|mobil|ruf|notruf)\\p{L}*nummer|durchwahl)",
      "(?:what|which) (?:\\p{L}+ ){0,4}(?:phone|telephone|fax|mobile) number",
      "quel (?:\\p{L}+ ){0,2}numero de (?:telephone|fax|portable)",
    ),
  ],
  [
    "email",
    wholeWords(
      "(?:(?:unter |an )?welche[rn]?|wie (?:lautet|ist)) (?:\\p{L}+ ){0,3}e-?mail-?adresse",
      "(?:what|which) (?:\\p{L}+ ){0,4}e-?mail address",
      "quelle (?:est )?(?:l'|la |votre )?adresse (?:e-?mail|electronique|de messagerie|de courriel)",
    ),
  ],
  ["key", asksForKey],
  [
    "command",
    wholeWords(
      "welche[mnrs]? (?:\\p{L}*option|\\p{L}*parameter|\\p{L}*schalter|\\p{L}*argument|\\p{L}*befehl|\\p{L}*kommando|\\p{L}*makro|\\p{L}*variable|\\p{L}*platzhalter|\\p{L}*umgebung|\\p{L}*paket)s?",
      "(?:what|which) (?:\\p{L}+ )?(?:option|parameter|switch|flag|argument|command|macro|variable|environment|package)",
      "(?:quelle?|quelle? est l[ea]) (?:option|parametre|argument|commande|macro|variable|environnement|paquet)",
    ),
  ],
  [
    "place",
    wholeWords(
      "wo (?:liegt|liegen|befinde[nt]|wird|werden|speichert|sucht|steh(?:t|en))",
      "(?:in )?welche[mnrs]? (?:\\p{L}*datei|\\p{L}*ordner|\\p{L}*verzeichnis|\\p{L}*pfad|\\p{L}*endung|\\p{L}*erweiterung)",
      "where (?:is|are|does|do) (?:\\p{L}+ ){1,6}(?:stored|saved|located|installed|kept|store|save|search|look)",
      "(?:what|which) (?:file|directory|folder|path|(?:file )?extension)",
      "(?:dans )?quel (?:fichier|dossier|repertoire|chemin)|quelle (?:est l')?extension",
      "(?<=^|^d')ou (?:est|sont|se trouve|se trouvent)",
    ),
  ],
  [
    "memory",
    wholeWords(
      "wie ?viel(?:e[nrs]?)? (?:\\p{L}*speicher\\p{L}*|ram|plattenplatz|festplattenplatz|(?:mega|giga)bytes?)|welche[rn]? (?:maximale[rn]? )?dateigrosse|wie gross (?:darf|durfen|kann|konnen|ist|sind|muss) (?:\\p{L}+ ){0,3}(?:\\p{L}*datei(?:en)?|festplatte|anhang|anhange|download)",
      "how much (?:\\p{L}+ )?(?:memory|ram|storage|(?:disk )?space)|how (?:large|big) (?:may|can|is|are|must|should) (?:\\p{L}+ ){0,3}(?:files?|attachments?|uploads?|disk|download)|(?:what|which) (?:is the )?(?:maximum |largest )?file size",
      "combien de (?:memoire|ram|espace|place)|quelle (?:est la )?taille (?:maximale )?d(?:u|es) fichiers?",
    ),
  ],
  [
    "unit",
    wholeWords(
      "(?:in )?welche[mnr]? (?:mass)?einheit(?:en)?",
      "(?:in )?(?:what|which) units?",
      "(?:dans |en )?quelles? unites?",
    ),
  ],
  [
    "version",
    wholeWords(
      "welche[mnr]? (?:[\\p{L}\\d.]+-)?\\p{L}*version\\p{L}*",
      "(?:what|which) (?:\\p{L}+ )?versions?",
      "quelles? versions?|quelle est la version",
    ),
  ],
  [
    "frequency",
    wholeWords(
      "wie (?:oft|haufig)|in welche[mn] (?:abstand|abstanden|turnus|intervall)",
      "how (?:often|frequently|many times)",
      "combien de fois|a quelle frequence|tous les combien",
      "كم مره",
    ),
  ],
  [
    "duration",
    wholeWords(
      // "Wie lang" asks for a duration with most verbs and before nouns for spans of time, otherwise for a length.
      "wie (?:viel zeit|lange)|wie lang(?! (?:ist|sind|war|waren|darf|durfen|muss|mussen|soll|sollte|sollen|kann|konnen)(?!\\p{L}))|wie lang (?:ist|sind|war) (?:\\p{L}+ ){0,3}\\p{L}*(?:zeit|frist|dauer|pause|urlaub|ferien|ausbildung|lehre|vertrag|garantie)|welche(?:r|n)? (?:\\p{L}*frist|\\p{L}*dauer|\\p{L}*zeit)|(?:ab |bis zu |mit |in )?welche[mns]? (?:\\p{L}*(?:mindest|hochst|lebens|renten|eintritts|schul|kindes|dienst)|)alter|wie alt (?:muss|mussen|darf|durfen|soll)",
      "how long|how much time|(?:what|which) (?:period|duration)",
      "combien de temps|(?:quelle|de quelle) (?:est la )?duree|quel (?:est le )?delai",
      "كم (?:المده|من الوقت|يستغرق|تستغرق)|ما (?:هي )?مده",
    ),
  ],
  [
    "past",
    wholeWords(
      "(?:seit )?wann (?:wurden?|waren?|erschien(?:en)?|entstand(?:en)?|begann(?:en)?|starb(?:en)?)|wann (?:ist|sind) (?:\\p{L}+ ){1,8}(?:erschienen|entstanden|herausgekommen|gestorben|gekommen|(?:\\p{L}*ge\\p{L}+|veroffentlicht|entwickelt|erfunden) worden)|in welchem (?:jahr|monat|jahrhundert) (?:hat|haben|ist|sind|wurden?|waren?|erschien(?:en)?)|aus welche[mr] (?:jahr|zeit)",
      "(?:when|(?:in )?(?:what|which) (?:year|month|century|decade)) (?:was|were|did)",
      "(?:quand|en quelle annee) (?:\\p{L}+ ){0,6}(?:a|ont|est|sont|fut)(?:-t-il|-t-elle|-il|-elle)? (?:\\p{L}+ ){0,4}(?:ete|paru\\p{L}*|sorti\\p{L}*|publie\\p{L}*|nee?|cree\\p{L}*)",
    ),
  ],
  [
    "date",
    wholeWords(
      "(?:seit |bis |ab )?wann|um wie ?viel uhr|wie spat",
      "in welchem (?:jahr|monat|jahrhundert)|welche[ms] (?:jahr|datum|stichtag)|welche[mnrs]? (?:wochen)?tag(?:en)?|(?:zu|ab|bis zu) welchem (?:termin|zeitpunkt)|welche uhrzeit",
      "(?:(?<=^|^(?:and|but|since|until|till|by|from) )when|when (?:do|does|did|is|are|was|were|will|can|must|should|may))|(?:what|which) (?:time|year|date|month|day|century|decade)",
      "(?:(?<=^|^et |^mais |depuis |jusqu'a |a partir de )quand|quand (?:est-ce|faut-il|doit-on|peut-on))|a quelle heure|(?:quelle|en quelle) (?:est la (?:prochaine )?)?(?:annee|date|epoque)|quel (?:jour|mois|siecle)",
      "متي|(?:في )?(?:اي|ايه) (?:عام|سنه|تاريخ|قرن|يوم|شهر|ساعه)",
    ),
  ],
  [
    "price",
    wholeWords(
      `kostet|kosten|was verdien(?:e|t|en|st)|wie (?:teuer|viel geld)|wie hoch (?:ist|sind) (?:\\p{L}+ ){0,3}\\p{L}*${sums}|welche[nrs]? preis\\p{L}*|(?:ab |bis zu )?welche[mnrs]? (?:\\p{L}*betrag|\\p{L}*summe)|was (?:muss|musst) \\p{L}+ (?:da)?fur (?:be)?zahlen`,
      "(?:what|how much) (?:do(?:es)?|did|will|would|is|are) .*(?:costs?|price)|(?:what|which) prices?|(?<=^|^and )how much (?:is|are|for)(?! .*(?:percent|weight|load))|(?<=^)(?:price|cost) of",
      "cout(?:e|ent|ait|era)|quels? (?:est le |sont les )?(?:prix|tarifs?|frais)|(?<=^)(?:prix|tarifs?|frais) d(?:e|u|es)",
      "بكم|كم (?:يكلف|تكلف|سعر|ثمن)|ما (?:سعر|ثمن)",
    ),
  ],
  [
    "weight",
    wholeWords(
      "wie schwer|wie ?viel (?:wiegt|wiegen)|welches (?:hochst|maximal|gesamt)?gewicht",
      "how heavy|(?:what|which) weight|how much (?:do|does) .*weigh",
      "combien (?:pese|pesent)|quel (?:est le )?poids",
      "كم (?:يزن|تزن|وزن)|ما وزن",
    ),
  ],
  [
    "speed",
    wholeWords(
      "wie schnell",
      "how fast|(?:what|which) speed",
      "quelle (?:est la )?vitesse",
      "ما سرعه|كم سرعه",
    ),
  ],
  [
    "distance",
    wholeWords(
      "wie (?:weit|tief|breit|dick|nah)|welche[rn]? (?:abstand|breite|tiefe|lange|durchmesser)",
      "how (?:far|deep|wide|thick|tall|close)|(?:what|which) (?:distance|width|depth|diameter)",
      "quelle (?:est la )?(?:distance|largeur|profondeur|epaisseur|longueur)|quel (?:est le )?diametre",
      "ما (?:مسافه|عمق|عرض|طول)|كم (?:يبعد|تبعد|متر\\p{L}*)",
    ),
  ],
  [
    "number",
    wholeWords(
      "(?<=^|^(?:was|wie) (?:ist|lautet) die )(?:(?:maximale|minimale|hochste|grosste|kleinste|gesamte) )?anzahl|wie ?viele?[nmrs]?|wie (?:hoch|lang|weit|gross|alt|teuer|schwer|tief|breit)",
      "welche[mnrs]? (?:\\p{L}+(?:le|te|ge) )?(?:anteil|prozentsatz|preis|betrag|hohe|nummer|telefonnummer|(?:\\p{L}*(?:zins|steuer|beitrags))?satz|\\p{L}*grosse|temperatur|leistung|kapazitat|spannung|auflosung|reichweite|\\p{L}*kontingent|\\p{L}*quote|bandbreite|datenrate|ubertragungsrate)",
      "(?<=^|^what is the )(?:(?:maximum|minimum|total|largest|smallest|default) )?number of|how (?:many|much|old|large|big|high|late)|(?:what|which) (?:percent\\p{L}*|number|amount|quota|bandwidth)|what is the (?:\\p{L}+ )?quota|what is the (?:maximum |minimum |average |total )(?:size|height|length|weight|number|temperature|speed|capacity|power|age)",
      "(?<=^|^quel est le )nombre(?= (?:(?:maximum|maximal|minimum|minimal|total) )?d[e'])|combien|quel (?:est le )?(?:pourcentage|nombre|age|montant|taux|quota|debit|plafond|seuil)|quelle (?:est (?:la |l'))?(?:taille|hauteur|somme|superficie|population|capacite|puissance|temperature|autonomie|pression)",
      "كم|ما (?:عدد|نسبه)",
    ),
  ],
  [
    "person",
    wholeWords(
      "wer|wen|wem|wessen|an wen",
      "(?<=^|^(?:and|but|to|by|for|from|with) )whom?|whose|who (?:is|are|was|were|has|can|may|must|does|do|did)",
      "(?<=^|^et |(?:^|[^\\p{L}])(?:a|avec|de|par|pour|chez|selon) )qui|qui est-ce|qui(?= ?[?]*$)",
      "من هو|من هي|لمن",
    ),
  ],
];
/** Arabic "من" means "who" at the start of a question, and "from" elsewhere. */
const arabicWho = /^\s*من /;

/** What a question for a number counts: the first noun after "how many", in lower case. */
const countedNoun =
  /(?<![\p{L}\p{N}])(?:wie ?viele[nmrs]?|wie ?viel(?= (?:prozent|kilo\p{L}*|gramm|liter|euro|(?:kilo|zenti)?meter|grad|(?:stund|minut|woch)en|tage|monate|jahre|leute|personen|kinder|seiten)(?!\p{L}))|anzahl(?: der| an| von)?|how many|number of|combien (?:(?:y a-t-il|faut-il|existe-t-il|compte-t-on) )?(?=de |d')|nombre (?:(?:maximum|maximal|minimum|minimal|total) )?(?=de |d'))\s*(?:de |d')?(?:(?:weitere|freie|verschiedene|different|other)\s+)?([\p{L}]{3,})/u;
/** The same in German after adjectives: "wie viele zuletzt verwendete Dateien". */
const germanCountedNoun = /(?<!\p{L})[Ww]ie ?viele[nmrs]?\s+(?:\p{Ll}+\s+){1,3}?(\p{Lu}\p{L}{2,})/u;
const arabicCountedNoun = /(?<![\p{L}\p{N}])(?:كم(?: عدد)?|ما عدد)\s+(?:ال)?([\p{L}]{3,})/u;

/** "What is X"; a few keywords without a question mark are read as this too. */
const asksForDefinition =
  /^(?:was (?:ist|sind|bedeute[nt]|heisst|macht|bewirk(?:t|en)|tut|versteht man unter)|wo(?:zu|fur) (?:dient|dienen|ist|sind|steht|(?:brauche?|benotige|verwende|nutze) ich|(?:braucht|benotigt|verwendet|nutzt) man)|what (?:is|are|does)|qu'est-ce qu(?:e |')|que (?:signifie|designe|fait|sont)|(?:a quoi|ca) (?:sert|servent)(?: a quoi)?|ما (?:هو|هي|معني)) ?(?:(?:der|die|das|ein|eine[nm]?|an?|the|une?|le|la|les) |l')?(.+?)(?: (?:bei|beim|im|in|unter|von|vom) .+)?(?: (?:mean|do|da|gut|(?:good |used |there )?for))? ?[?؟]*$/;
const maxKeywords = 3;
/** What one may, must or can do. */
const asksForRule =
  /^(?:(?:und|aber|oder|and|but|or|et|mais) )?(?:darf|durfen|muss|mussen|musst|kann|konnen|soll|sollen|brauche|brauchen|lasst sich|lassen sich|ist es (?:erlaubt|verboten|moglich|zulassig|pflicht)|(?:bin ich|ist man|sind wir) (?:\p{L}+ ){0,6}(?:verpflichtet|gezwungen|berechtigt)|may|must|can|should|am i (?:allowed|required|obliged|forced|supposed)|is it (?:allowed|possible|forbidden)|do i (?:have|need) to|puis-je|peut-on|doit-on|dois-je|faut-il|est-il (?:possible|permis|interdit|obligatoire)|(?:est-on|suis-je|sommes-nous) (?:forces?|obliges?|tenus?|autorises?)|(?:a-t-on|ai-je|avons-nous) le droit|est-ce qu(?:e |')(?:on|je) (?:peut|peux|doit|dois)|هل (?:يجب|يجوز|يمكن\p{L}*|علي))(?![\p{L}\p{N}])/u;

/** "Is smoking allowed": the same, said with an adjective at the end. */
export const asksWhetherAllowed =
  /^(?:(?:und|aber|and|but|et|mais) )?(?:ist|sind|is|are|est|sont|هل) (.+?) (?:erlaubt|gestattet|zulassig|untersagt|verboten|allowed|permitted|forbidden|prohibited|autorisee?s?|permise?s?|interdite?s?|مسموح|ممنوع)(?: ?[?؟])*$/u;

/**
 * "Which four colours": several things at once. Questions without a number ("Welche Formate gibt es?") are excluded, because
 * many documents answer them item by item: preferring enumerations loses more answers than it gains (measured).
 */
const asksForList = wholeWords(
  "welche[nr]? (?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn)",
  "(?:which|what)(?: are the)? (?:two|three|four|five|six|seven|eight|nine|ten)",
  "quel(?:le)?s(?: sont les)? (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix)",
);

/** "What must I do", with up to six words of the subject in between. */
export const asksWhatToDo = wholeWords(
  "was (?:muss|soll|sollte|kann|darf) (?:ich|man|wir) (?:\\p{L}+ ){0,6}(?:tun|machen|unternehmen|beachten)|was (?:mache|tue) ich|was ist (?:\\p{L}+ ){0,6}zu (?:tun|beachten)|was tun|was (?:nun|jetzt)(?=[ ?!.]*$|,? (?:wenn|falls) )|worauf (?:muss|soll|sollte) (?:ich|man|wir) (?:\\p{L}+ ){0,6}achten",
  "wie (?:gehe|gehen) (?:ich|wir) (?:\\p{L}+ ){0,6}vor|wie (?:muss|soll) ich (?:\\p{L}+ ){0,6}vorgehen|wie verhalte ich mich",
  "what (?:do|must|should|can) (?:i|we|you) (?:(?:have|need) to )?do|what to do",
  "que (?:dois|puis)-je faire|que (?:doit|peut)-on faire|que faire|qu'est-ce que je (?:dois|peux) faire",
  "ماذا (?:افعل|علي ان افعل|يجب ان افعل|يجب علي ان افعل)",
);
/** "How do I …", "How is … done": asks for the steps or the means of doing something. */
const asksHow = new RegExp(
  `^(?:(?:und|aber|and|but|et|mais) )?(?:${[
    "(?:wie|womit|wodurch|auf welche weise) (?:\\p{L}+ ){1,3}?(?:ich|man|wir|sich)",
    "wie (?:wird|werden|lasst|lassen)",
    "how to|how (?:do|can|could|should|must|would) (?:i|we|you|one)|how (?:is|are|can)",
    "comment",
    "كيف(?:يه)?",
  ].join("|")})(?![\\p{L}\\p{N}])`,
  "u",
);

/** The type of information that the question asks for. */
export function expectedAnswer(question: string): ExpectedAnswer {
  const folded = stripAccents(foldText(question)).trim();
  if (contactSubject(folded)) return { type: "contact" };
  if (arabicWho.test(folded)) return { type: "person" };
  if (asksForCircumstances.test(folded)) return { type: "other" };
  const type = questionPatterns.find(([, pattern]) => pattern.test(folded))?.[0] ?? "other";
  if (type === "number") {
    const named = germanCountedNoun.exec(question)?.[1];
    const noun = named
      ? stripAccents(foldText(named))
      : (countedNoun.exec(folded) ?? arabicCountedNoun.exec(folded))?.[1];
    return noun ? { type: "counted", noun } : { type };
  }
  if (type !== "other") return { type };
  if (asksForList.test(folded)) return { type: "list" };
  if (asksWhatToDo.test(folded)) return { type: "instruction" };
  if (asksHow.test(folded)) return { type: "procedure" };
  if (asksForRule.test(folded) || asksWhetherAllowed.test(folded)) return { type: "rule" };
  const named = keywordType(folded);
  if (named) return { type: named };
  const noun = asksForDefinition.exec(folded)?.[1] ?? (isKeywords(folded) ? folded : undefined);
  return noun ? { type: "definition", noun } : { type };
}

/**
 * The type of information that a question asks for whose unknown words the search replaced ("cost" by "fee"): the type
 * follows from the corrected question, and the noun to define or to count from the query.
 */
export function expectedAnswerOfSearch({ corrected }: { corrected: string }, query: string): ExpectedAnswer {
  const ofQuestion = expectedAnswer(corrected);
  const ofQuery = expectedAnswer(query);
  return ofQuestion.type === "other" || "noun" in ofQuestion ? ofQuery : ofQuestion;
}

/** Whether a text is a few keywords without a question mark. */
export function isKeywords(text: string): boolean {
  return !/[?؟]/.test(text) && text.trim().split(/\s+/).length <= maxKeywords;
}
