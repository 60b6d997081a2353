import type { Language } from "~/contract/language";

/** The words of requests for what documents say about a topic, as alternatives of a regular expression. */
interface TopicRequests {
  /** Requests that `about` and the topic follow: "was steht", "tell me". */
  ask: string;
  /** Beginnings of requests that `said`, `about` and the topic follow: "gibt es", "I need". All are optional. */
  look: string;
  said: string;
  about: string;
  /** Words between them that say nothing about the topic, among them words for the documents themselves. */
  filler: string;
  /** Words that may follow the topic. */
  end: string;
  /** What stands before and after the topic in other requests; the topic follows `before` at once. */
  framed: [before: string, after?: string][];
  /** The same of questions for the meaning of a term: "was ist mit", "gemeint". */
  meaning: [before: string, after?: string][];
  /** What a question for the meaning of a term begins with. */
  whatIs: string;
}

/** FILLER stands for any number of fillers, each after a space; ABOUT for `about`. */
export const topicRequests: Record<Language, TopicRequests> = {
  de: {
    ask: "was (?:steht|stehen|sagt|sagen|schreibt|schreiben|wei(?:ß|ss)t|wissen|wisst|regelt|regeln|findet sich)|(?:ich (?:habe|hab|hätte) )?(?:noch )?(?:eine |meine )?(?:kurze )?fragen?|informieren sie|hilfe",
    look: "(?:wo )?(?:steht|stehen|gibt es|finde ich|finden wir)|(?:wo|wie) (?:kann|können) (?:ich|wir|man)|(?:haben|habt|hast|wissen) (?:wir|sie|du|ihr)|ich (?:suche|brauche|benötige|möchte|will|hätte gerne?)|(?:sage?|sagen|erzähle?|erzählen|zeige?|zeigen|gib|geben|fasse?|fassen)(?: sie)?|(?:kannst|könntest|können|könnten) (?:du|sie)",
    said: "irgendetwas|irgendwas|etwas|was|alles|mehr|näheres|genaueres|infos?|informationen|angaben|auskunft|details|hinweise|regeln|regelungen|bestimmungen|überblick|übersicht|zusammenfassung",
    about:
      "(?:zu[mr]?|über(?! (?:dem|der|einem|einer) )|bezüglich|hinsichtlich|betreffend)(?: (?:das )?thema)?",
    filler:
      "in|im|aus|laut|bei|de[nrms]|die|das|eine?n?|unser\\p{L}*|ihr\\p{L}*|mein\\p{L}*|sie|du|mich|mir|uns|man|es|dort|da|hier|darin|drin|denn|eigentlich|genau|so|noch|etwas|alles|bitte|\\p{L}*(?:dokumente?n?s?|unterlagen?|handb(?:uch|uche?s|üchern?)|anleitung(?:en)?|dateien?|texte?n?)",
    end: "geregelt|festgelegt|bekannt|vereinbart|beschrieben|vorgeschrieben|gesagt|geschrieben|angegeben|drin|wissen|erfahren|nachlesen|finden|haben|sagen|geben|zeigen|erzählen|zusammen|zusammenfassen",
    framed: [
      [
        "was (?:ist|sind|wird|wurde|werden)FILLER (?:ABOUT|für|bei|beim)",
        "(?:geregelt|festgelegt|bekannt|vereinbart|vorgeschrieben)",
      ],
      ["was (?:muss|müssen|sollten?|soll|sollen) (?:ich|man|wir)FILLER ABOUT", "wissen"],
      [
        "wasFILLER (?:ABOUT|für|bei|beim)",
        "(?:gilt|steht|drinsteht|(?:geregelt|bekannt|vereinbart|festgelegt) ist)",
      ],
      ["was giltFILLER (?:ABOUT|für|bei|beim|im fall (?:von|einer|eines))"],
      [
        "welche (?:regeln|regelungen|vorschriften|vorgaben|bestimmungen) (?:gibt es|gelten|bestehen)FILLER (?:ABOUT|für|bei|beim)",
      ],
      ["wie (?:ist|sind|wird|werden)", "(?:geregelt|organisiert|gehandhabt)"],
      ["wie (?:läuft|laufen)", "ab"],
      ["wie (?:funktioniert|funktionieren)"],
      ["wie (?:sieht|steht) esFILLER (?:mit|um)", "aus"],
      ["(?:was (?:ist|passiert|geschieht)|wie (?:ist|geht) (?:das|es))FILLER mit"],
      ["(?:kannst du|können sie|könnten sie|könntest du) (?:mir|uns)(?: bitte| kurz| mal)*", "erklären"],
      ["(?:erkläre?|erklären sie|erläutern sie)(?: mir| uns| bitte)*"],
      ["thema:?"],
    ],
    meaning: [
      ["was (?:ist|sind) (?:mit|unter)", "(?:gemeint|zu verstehen)"],
      ["wann lieg(?:t|en)", "vor"],
      [
        "was (?:bedeute[nt]|hei(?:ß|ss)t|meint)(?: (?:hier|eigentlich))? (?:der (?:fach)?begriff|die abkürzung|das kürzel|das wort|der ausdruck|die bezeichnung)",
      ],
      ["(?:wofür|für was) steh(?:t|en)(?: (?:die abkürzung|das kürzel|die buchstaben|die bezeichnung))?"],
    ],
    whatIs: "Was ist",
  },
  en: {
    ask: "what (?:do|does|is|has|have|can|should|must)FILLER (?:say|said|state|stated|written|know|known|tell)|tell|(?:i have )?(?:a |another )?questions?|help",
    look: "(?:show|give) me|i (?:need|want|would like|am looking for)|i['’]m looking for|(?:is|are) there|(?:do|does) (?:you|we|it) (?:have|say)|where (?:can|do) i find|(?:can|could) you (?:show|give) me",
    said: "something|anything|everything|more|all|information|info|details|overview|summary",
    about: "(?:about|on|regarding|concerning)(?: the (?:topic|subject) of)?",
    filler:
      "in|the|a|an|any|some|our|your|my|i|we|us|me|you|they|it|there|here|need to|have to|please|exactly|documents?|handbooks?|manuals?|guides?|files?|anything|something|everything|more",
    end: "please|in there|here",
    framed: [
      ["how (?:does|do)", "work"],
      ["how (?:is|are)", "(?:handled|regulated|organi[sz]ed)"],
      ["(?:what|which)(?: are(?: the)?)? (?:rules|regulations)(?: there| apply| exist)? (?:ABOUT|for|to|in)"],
      ["what applies (?:to|for|in case of|during)"],
      ["(?:what|how) about"],
      ["help (?:me )?with"],
      ["(?:can|could) you (?:please )?explain(?: to me)?"],
      ["explain(?: to me)?"],
    ],
    meaning: [
      ["what(?: is|['’]s| are) meant by"],
      [
        "what (?:does|do)(?: the (?:term|word|abbreviation|acronym|expression|letters))?",
        "(?:stand for|mean)",
      ],
      ["what(?: is|['’]s) the (?:meaning|definition) of"],
    ],
    whatIs: "What is",
  },
  fr: {
    ask: "(?:que|qu['’]est-ce que?) (?:dit|disent|sait-on|savez-vous|sais-tu|prévoit|prévoient|trouve-t-on|dois-je savoir|faut-il savoir)|(?:que|qu['’]est-ce que?)(?: FILLER)?FILLER (?:dit|disent|prévoit|prévoient)|(?:qu['’]est-il|qu['’]est-ce qui est) (?:dit|écrit|prévu|indiqué)|parle[zr]?-moi|(?:j['’]ai )?(?:une )?questions?",
    look: "(?:dis|dites|donne|donnez|montre|montrez)-moi|je (?:cherche|voudrais|veux)|y a-t-il|où (?:trouver|puis-je trouver)|avez-vous",
    said: "quelque chose|tout|plus|informations?|infos?|renseignements|précisions|détails|résumé|aperçu",
    about: "(?:sur|à propos d(?:es?|u)|au sujet d(?:es?|u)|concernant|d(?:es?|u))",
    filler:
      "dans|les?|la|des?|d['’]autres|plus|une?|vos|nos|mes|ces?|cela|documents?|manuels?|guides?|fichiers?|s['’]il vous plaît",
    end: "s['’]il (?:vous|te) plaît",
    framed: [
      ["comment fonctionne(?:nt)?"],
      ["comment (?:est|sont) (?:réglée?s?|organisée?s?|gérée?s?)"],
      ["quelles (?:sont les )?règles (?:ABOUT|pour|en cas de|s['’]appliquent (?:à|aux?|en cas de))"],
      ["(?:qu['’]en est-il|et) d(?:es?|u)"],
      ["(?:expliquez|explique)-moi|(?:pouvez-vous|peux-tu) m['’]expliquer"],
    ],
    meaning: [
      ["qu['’](?:entend-on|est-ce qu['’]on entend) par"],
      [
        "que (?:veut dire|veulent dire|signifie(?:nt)?|désigne)(?: (?:le (?:terme|mot|sigle)|l['’](?:abréviation|acronyme|expression)))?",
      ],
      ["c['’]est quoi|qu['’]est-ce que c['’]est que"],
    ],
    whatIs: "Qu’est-ce que",
  },
  ar: {
    ask: "(?:ماذا|ما الذي|ما) (?:تقول|يقول|تذكر|يذكر|ورد|جاء|كتب|تعرف|يجب (?:أن|ان) [أا]عرفه?)|[أا]خبرني|حدثني|(?:لدي|عندي) سؤال",
    look: "[أا]ريد|[أا]حتاج(?: إلى)?|[أا]بحث عن|هل توجد|هل يوجد|هل هناك|[أا]ين [أا]جد|[أا]عطني",
    said: "شيئا|شيء|كل شيء|المزيد|معلومات|تفاصيل|ملخصا?",
    about: "(?:عن|حول|بشأن|بخصوص)",
    filler: "في|لي|من|ال(?:مستندات?|وثائق|دليل|ملفات?)|المزيد",
    end: "من فضلك",
    framed: [["كيف (?:يعمل|تعمل)"], ["ما (?:هي )?(?:قواعد|أحكام|احكام)"], ["اشرح لي"]],
    meaning: [["ماذا (?:يعني|تعني)|ما معنى"]],
    whatIs: "ما هو",
  },
};
