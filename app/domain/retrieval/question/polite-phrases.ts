import type { Language } from "~/contract/language";

/** Phrases around a question that do not change it, as alternatives of a regular expression. */
interface PolitePhrases {
  greeting: string;
  /** Words that begin a question without saying anything about it; a comma or another mark follows. */
  interjection: string;
  /** Who is greeted. */
  addressee: string;
  /** Clauses that only announce the question after them. */
  announcement: string[];
  thanks: string;
  /** Adverbs, and phrases for the asker's own company and documents. */
  filler: string[];
}

const englishQuestionWord = "(?:what|when|where|who|how|why|which|whether|if)";
const frenchQuestionWord = "(?:quand|où|qui|comment|pourquoi|combien|quel|si|ce)";

export const politePhrases: Record<Language, PolitePhrases> = {
  de: {
    greeting:
      "hallo|hi|hey|moin(?: moin)?|servus|grü(?:ß|ss) (?:gott|dich|euch)|guten (?:tag|morgen|abend)|liebes? (?:team|lotse)|sehr geehrte damen und herren",
    interjection:
      "sorry|entschuldigung|entschuldigen sie|verzeihung|also|so|ok(?:ay)?|gut|super|prima|perfekt|alles klar|verstehe|verstanden|ach so|achso|ach ja|ach|ah|äh|ähm|hm+|na|naja|tja|ja|nein|doch|übrigens|apropos|und zwar|noch (?:mal|einmal|was|etwas|eine)|nochmals?|eine andere frage|andere frage|anders gefragt|nur zur sicherheit|sag(?:en sie)? mal|sagt mal|kurz(?: gefragt| mal)?|mal (?:kurz|ehrlich)|dringend|wichtig|eilt|frage|danke(?: (?:schön|sehr|dir|ihnen))?|vielen dank|ps",
    addressee: "zusammen|lotse|team|liebes team",
    announcement: [
      "(?:können|könnten) sie (?:mir|uns) (?:bitte |vielleicht |mal |kurz )*(?:sagen|verraten|mitteilen|erklären)(?: bitte)?",
      "(?:kannst|könntest) du (?:mir|uns) (?:bitte |vielleicht |mal |kurz )*(?:sagen|verraten|erklären)(?: bitte)?",
      "(?:bitte )?(?:sage?|sagen sie|verrat(?:e|en sie)?|erkläre?|erklären sie) (?:mir|uns)(?: bitte| mal| kurz)*",
      "ich (?:möchte|wollte|würde) (?:gerne? |bitte |mal |nur |kurz )*(?:wissen|fragen|erfahren)",
      "(?:wissen sie|wei(?:ß|ss)t du|wisst ihr|wei(?:ß|ss) (?:jemand|einer))(?: zufällig| vielleicht| eigentlich)*(?=,)",
      "ich (?:wei(?:ß|ss) nicht|frage mich|bin (?:mir )?(?:nicht sicher|unsicher))(?=,)",
      "(?:wo )?steht(?: (?:irgendwo|irgendwas|dort|da|hier|im \\p{L}+))?(?=,)",
      "(?:ich )?(?:habe|hab|hätte) (?:mal |noch |da )*(?:eine|ne) (?:kurze |kleine |weitere )?frage(?=[:.,!–-])",
      "(?:kurze |kleine |eine |noch eine |meine )*(?:frage|rückfrage|nachfrage|zwischenfrage)(?=[:,–-])",
      "mich (?:würde (?:mal )?interessieren|interessiert(?: mal)?)(?=,)",
    ],
    thanks:
      "(?:besten |vielen |herzlichen |schon mal |schonmal |im voraus |ganz lieben )*dank(?:e(?: (?:schön|sehr|ihnen|euch|dir))*)?(?: (?:im voraus|vorab|schon mal|schonmal))?|bitte|lg|vg|mfg|(?:viele|liebe|beste|mit freundlichen|freundliche) grü(?:ß|ss)en?",
    filler: [
      "eigentlich|denn|überhaupt|genau|normalerweise|üblicherweise|gewöhnlich|generell|grundsätzlich|(?<=(?:^|[^\\p{L}])wie (?:\\p{L}+ ){1,5})richtig|(?<=(?:^|[^\\p{L}])(?:der|die|das|dem|den) )aktuelle[nrs]?(?= \\p{L})|im allgemeinen|ungefähr|in etwa",
      "aktuell|derzeit|momentan|heute|gerade|zurzeit|zur zeit|im moment|im augenblick|heutzutage|(?<!(?:^|[^\\p{L}])was )(?:jetzt|nun)|wirklich|tatsächlich|bitte",
      "hier|bei (?:uns|euch)(?: im haus)?|(?:in|bei) (?:unserem|unserer|meinem|meiner|diesem|dieser) (?:unternehmen|firma|betrieb|haus|organisation)|im (?:unternehmen|betrieb)|in der firma",
      "(?:laut|gemäß|nach) (?:(?:dem|der|den|unserem|unserer|unseren) )?(?:dokument|dokumenten|unterlagen|handbuch|anleitung|richtlinien?)",
    ],
  },
  en: {
    greeting: "hello|good (?:morning|afternoon|evening|day)|dear (?:team|all)",
    interjection:
      "sorry|excuse me|pardon me|so|ok(?:ay)?|well|right|great|perfect|i see|got it|oh|um+|hm+|yes|no|by the way|again|once more|one more thing|just to be sure|quick one|urgent|important|question|thanks|thank you(?: very much)?",
    addressee: "all|everyone|there",
    announcement: [
      "(?:can|could|would) you (?:please |maybe )?(?:tell (?:me|us)|let me know|explain(?: to me)?)(?: please)?",
      `please (?:tell me|explain|let me know)|tell me(?=,| ${englishQuestionWord} )`,
      `i(?:['’]d| would) (?:like|love) to know|i want to know|i (?:was|am) wondering|(?:do you know|i (?:do not|don['’]t) know|i(?:['’]m| am) not sure)(?= ${englishQuestionWord} )`,
      "i have (?:a|one|another) (?:quick |short )?question(?=[:.,!–-])|(?:quick )?question(?=:)",
    ],
    thanks: "thanks(?: a lot| in advance)?|thank you(?: very much| in advance)?|please",
    filler: [
      "actually|exactly|normally|usually|generally|in general|typically|roughly|approximately|currently|today|at the moment|at present|right now|nowadays|really|please",
      "(?:in|at) (?:our|my|this) (?:company|firm|organi[sz]ation|business)|according to (?:the |our )?(?:documents?|handbook|manual|guide|policy|guidelines)",
    ],
  },
  fr: {
    greeting: "bonjour|bonsoir|salut",
    interjection:
      "désolée?|pardon|excusez-moi|excuse-moi|alors|bon|bien|ok|d['’]accord|parfait|super|ah|euh|hm+|oui|non|au fait|encore une (?:question|fois)|dernière question|urgent|important|question|merci(?: beaucoup)?",
    addressee: "à tous",
    announcement: [
      "(?:pouvez-vous|pourriez-vous|peux-tu|pourrais-tu) (?:s['’]il (?:vous|te) plaît )?(?:me dire|m['’]indiquer|m['’]expliquer)(?:,? s['’]il (?:vous|te) plaît)?",
      `(?:(?:dites|dis)-moi|savez-vous|je ne sais pas|je me demande)(?=,| ${frenchQuestionWord} )|je (?:voudrais|souhaiterais|souhaite|aimerais) savoir`,
      "j['’]ai une (?:petite )?question(?=[ \\u00a0]?[:.,!–-])",
    ],
    thanks: "merci(?: (?:beaucoup|d['’]avance|bien))*|s['’]il (?:vous|te) plaît",
    filler: [
      "exactement|normalement|généralement|en général|habituellement|environ|à peu près|actuellement|aujourd['’]hui|en ce moment|de nos jours|vraiment|au juste|chez nous",
      "(?:dans|chez) (?:notre|mon|cette) (?:entreprise|société|organisation)|(?:selon|d['’]après) (?:les? |la |nos? )?(?:documents?|manuel|guide|règlement)",
    ],
  },
  ar: {
    greeting: "مرحب(?:ا|ًا|اً)|السلام عليكم|صباح الخير|مساء الخير",
    interjection: "عفوا|معذرة|آسف|حسنا|طيب|نعم|لا|بالمناسبة|سؤال آخر|مرة أخرى|عاجل|شكرا(?: جزيلا| لك)?",
    addressee: "جميعا",
    announcement: [
      "(?:هل )?(?:يمكنك|يمكنكم|تستطيع|ممكن) (?:أن |ان )?(?:تخبرني|تخبروني|تقول لي)|[أا](?:ريد|ود) (?:أن |ان )?[أا]عرف|لا [أا]عرف|لدي سؤال(?=[:،.])",
    ],
    thanks: "شكرا(?: جزيلا| لك| لكم)?|من فضلك",
    filler: [
      "بالضبط|عادة|عموما|تقريبا|حاليا|اليوم|الآن|الان|في الوقت الحالي|فعلا|عندنا|لدينا|في شركتنا|(?:حسب|وفقا) (?:ل)?(?:ال|لل)?(?:مستندات|وثائق|دليل)",
    ],
  },
};
