import type { AnswerType } from "~/domain/retrieval/question/answer-type";

/** Types of answers that handbooks of programs contain, recognised by their spelling in the original text. */
export type Artefact = Extract<
  AnswerType,
  | "maker"
  | "licence"
  | "phone"
  | "email"
  | "contact"
  | "key"
  | "command"
  | "place"
  | "version"
  | "unit"
  | "memory"
>;

// "+49 40 1234-0", "Durchwahl 24", "Notruf 112"
const phone =
  /(?<![\d.,])(?:\+|\(0|0)\d[\d\s/()–-]{3,}\d|(?<!\p{L})(?:tel(?:efon(?:nummer)?)?|durchwahl|apparat|fax|mobil|handy|hotline|(?:not|an)?ruf(?:nummer)?|phone|telephone|extension|ext|téléphone|poste|numéro|nummer|number)\.?:? ?\d{2,}|\d{3,}[\s/-]\d{2,}[\s/-]?\d{2,}/iu;
const email = /[^\s@]@[^\s@]+\.\p{L}{2,}| \(?at\)? \S+ \(?dot\)? \p{L}{2,}/iu;
const responsible =
  /(?<!\p{L})(?:wenden? sie sich|melden? sie (?:sich|es|dies)|zuständig|verantwortlich|ansprech\p{L}+|\p{L}+beauftragte[rn]?|bearbeitet|betreut|contact|responsible|in charge|turn to|adressez|responsable|contactez|المسؤول|اتصلوا)(?!\p{L})/iu;

export const artefacts: Record<Artefact, RegExp> = {
  // "Jonathan Kew", "© 2004", "entwickelt von", "Autor: …"
  maker:
    /©|(?<!\p{L})(?:copyright|(?:geschrieben|entwickelt|programmiert|erfunden|verfasst|erstellt) von|(?:written|developed|invented|created|made|designed) by|(?:écrit|développé|inventé|créé|conçu|rédigé)e?s? par)(?!\p{L})|(?<=[\p{L}\p{N},:;(&] )\p{Lu}\p{Ll}+ (?:\p{Lu}\. |von |van |de )?\p{Lu}\p{Ll}+(?!\p{L})/u,
  // "GPL", "MIT-Lizenz", "unter der Lizenz Apache 2.0", "proprietär"
  licence:
    /(?<!\p{L})(?:[AL]?GPL|GFDL|FDL|BSD|CC[ -]BY|CC0|MPL|EPL|EUPL|GNU (?:Lesser |Affero )?(?:General Public|Free Documentation)|Creative Commons|Public Domain|(?:MIT|Apache|Mozilla|Eclipse|Artistic|ISC)(?:[ -]\p{L}+){0,2}[ -][Ll]i[cz]en[sczt]\p{L}*|(?:MIT|Apache|Mozilla|ISC)-?[Ll]i[cz]en[scz]|(?:Lizenz|[Ll]icen[cs]e) \p{Lu}\p{L}+|propriet(?:är|ary)|propriétaire|gemeinfrei|Open[ -]Source|Freeware|Shareware)/u,
  phone,
  email,
  // "Telefon: 040 66969 116", "wenden Sie sich an die Personalabteilung"
  contact: new RegExp([phone, email, responsible].map(({ source }) => source).join("|"), "iu"),
  // "Strg+R", "F7", "die Taste Entf", "the Space bar", "durch Drücken von f"
  key: /(?<![\p{L}\p{N}])(?:strg|ctrl|control|alt|umschalt|shift|maj|cmd|command|meta|esc|escape|entf|delete|suppr|einfg|pos1|tab|eingabetaste|leertaste|tabtaste|return|enter|entrée|backspace|F\d{1,2}|(?:taste|key|touche)s? ["“„«»'‘]?\S{1,12}|(?:drücken (?:von|sie(?: die)?)|pressing|press) ["“„«»'‘]?\p{L})(?![\p{L}\p{N}])/iu,
  // "--html", "\\section", "set_size", "print()", "{{date}}", "babel" in quotation marks
  command:
    /(?:^|[\s("'`´‘’“„«»])(?:--?\p{L}[\w-]*|\\\p{L}+|[!@/]\p{L}[\w-]*)|\p{L}_\p{L}|\w\(\)|\{\{\w|["“„«»'`‘]\s?[\w.-]+\s?["”“»«'’´]|\p{Ll}\p{Lu}|\p{Lu}{3}/u,
  // "/etc/x", "C:\\x", "~/.config", "udo.ini"
  place:
    /(?:^|[\s("'`´‘“„«»])(?:[~.]?\/[\w.~-]+|\p{L}:\\\w|%\p{Lu}+%|\$\p{Lu}+)|\w\/\w+\/|(?<![\w.@])\.?[\w-]+\.(?!com|org|net|de|fr)\p{Ll}{2,5}(?!\p{L}|\.\p{L})/u,
  // "in Millimetern", "cm oder mm"
  unit: /(?<!\p{L})(?:(?:milli|zenti|centi|kilo|dezi|deci)?(?:met(?:er[ns]?|res?|ers)|gramm(?:es?)?|gram[s]?)|[mck]m|nm|kg|mg|zoll|inch(?:es)?|pouces?|pixel[ns]?|pixels|punkte?n?|pt|points?|dpi|(?:kilo|mega|giga)?bytes?|octets?|[kmg]b|(?:milli|mikro|micro)?se[ck]und(?:en?|s)|se[ck]ond(?:e?s)?|minuten?|minutes?|stunden?|heures?|hours?|grad|degr(?:és?|ees?)|prozent|percent|hertz|[mk]?hz|volt|watt|euro)(?!\p{L})/iu,
  // "512 MB"
  memory: /\d ?(?:[kmgt]i?b|[kmgt]o|(?:kilo|mega|giga|tera)?(?:bytes?|octets?))(?!\p{L})/iu,
  version: /\d+\.\d+|(?<!\p{L})[Vv]ersion(?:en|s)? \d|(?<!\p{L})v\d/u,
};

export const isArtefact = (type: AnswerType): type is Artefact => type in artefacts;

/** Whether a text contains a phone number or an e-mail address. "Zuständig" alone is no contact: things are, too. */
export const namesContact = (text: string): boolean => phone.test(text) || email.test(text);
