// Static checks of the texts in the four languages. Pure functions of the catalogues (language → namespace → key → text), the
// sources (path → code) and the keys that must have a text.

/** Words that are the same as in English, with any value before or after them. */
const sameWords = [
  {
    why: "names",
    languages: ["de", "fr", "ar"],
    words: ["Mistral", "SMTP", "WhatsApp", "IBAN", "BIC", "MB"],
  },
  { why: "the product's own word", languages: ["de", "fr"], words: ["Chat", "Chats"] },
  {
    why: "German words too",
    languages: ["de"],
    words: [
      "Code",
      "Cookies",
      "Name",
      "Navigation",
      "Neutral",
      "Optional",
      "Person",
      "Popover",
      "Start",
      "Status",
      "System",
      "Website",
    ],
  },
  {
    why: "French words too",
    languages: ["fr"],
    words: [
      "Action",
      "Actions",
      "Badges",
      "Code",
      "Contact",
      "Cookies",
      "Description",
      "Important",
      "Navigation",
      "Notifications",
      "Violet",
      "page",
      "pages",
      "Public",
      ...["question", "questions", "section", "sections", "source", "sources"],
      ...["passage", "passages", "impression", "impressions", "invitation"],
    ],
  },

  { why: "a key as it is printed", languages: ["fr"], words: ["Ctrl"] },
  { why: "the sign of seconds", languages: ["de", "fr"], words: ["s"] },
];

/** Namespaces whose keys are built at runtime; each is checked by a list elsewhere. */
const lookedUp = ["errors", "messages", "titles", "validation", "actions"];

const plural = /_(zero|one|two|few|many|other)$/;
const baseOf = (key, catalogue) => {
  const base = key.replace(plural, "");
  return `${base}_other` in catalogue ? base : key;
};
const variablesOf = text => new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(match => match[1]));
const sorted = set => [...set].sort().join(", ");

/** @returns {string[]} a sentence for each fault */
export function findTextFaults({ catalogues, sources, titles, errors, same = sameWords }) {
  const { en, ...others } = catalogues;
  const code = Object.fromEntries(
    Object.entries(sources).map(([path, source]) => [path, withoutComments(source)]),
  );
  return [
    ...Object.entries(others).flatMap(([language, texts]) => missingNamespaces(language, texts, en)),
    ...Object.entries(catalogues).flatMap(([language, texts]) =>
      Object.keys(en)
        .filter(namespace => texts[namespace])
        .flatMap(namespace =>
          [
            ...keyFaults(language, texts[namespace], en[namespace]),
            ...Object.entries(texts[namespace]).flatMap(text => textFaults(text, en[namespace])),
            ...(language === "en" ? [] : englishIn(language, texts[namespace], en[namespace], same)),
          ].map(fault => `${language}/${namespace}: ${fault}`),
        ),
    ),
    ...differences("titles", basesOf(en.titles ?? {}), titles, "the URL map"),
    ...differences("errors", basesOf(en.errors ?? {}), errors, "contract/errors"),
    ...unknownKeys(en, code),
    ...unusedKeys(en, code),
  ];
}

const basesOf = catalogue => new Set(Object.keys(catalogue).map(key => baseOf(key, catalogue)));

function missingNamespaces(language, texts, en) {
  const missing = Object.keys(en).filter(namespace => !texts[namespace]);
  const surplus = Object.keys(texts).filter(namespace => !en[namespace]);
  return [
    ...missing.map(namespace => `${language}/${namespace}: the whole namespace is missing`),
    ...surplus.map(namespace => `${language}/${namespace}: en has no such namespace`),
  ];
}

/** Missing and surplus keys. A key with a count has every plural form of the language, and may have one for 0. */
function keyFaults(language, texts, english) {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const bases = [...basesOf(english)];
  const counted = new Set(bases.filter(base => !(base in english)));
  const wanted = new Set(
    bases.flatMap(base => (counted.has(base) ? pluralCategories.map(form => `${base}_${form}`) : [base])),
  );
  const missing = [...wanted].filter(key => !(key in texts)).map(key => `${key} is missing`);
  const surplus = Object.keys(texts).filter(key => !wanted.has(key));
  return [
    ...missing,
    ...surplus.flatMap(key => {
      if (!counted.has(key.replace(plural, ""))) return `${key}: en has no such key`;
      return key.endsWith("_zero") ? [] : `${key}: the language has no such plural form`;
    }),
  ];
}

/** The English original of a text; for a plural form that English lacks, its form for many. */
const originalOf = (key, english) => english[key] ?? english[`${key.replace(plural, "")}_other`];

function textFaults([key, text], english) {
  if (text.trim() === "") return [`${key} is empty`];
  const original = originalOf(key, english);
  if (original === undefined) return [];
  const [has, needs] = [variablesOf(text), variablesOf(original)];
  // "One file" needs no number, unlike "few" and "many", which are used for several numbers.
  if (/_(zero|one|two)$/.test(key)) for (const names of [has, needs]) names.delete("count");
  if (sorted(has) === sorted(needs)) return [];
  return [`${key} puts in {${sorted(has)}} where the English puts in {${sorted(needs)}}`];
}

function englishIn(language, texts, english, same) {
  const known = same.filter(({ languages }) => languages.includes(language)).flatMap(({ words }) => words);
  const wordsOf = text => text.replace(/\{\{.*?\}\}|\.$/g, "").trim();
  return Object.entries(texts)
    .filter(([key, text]) => text === originalOf(key, english))
    .filter(([, text]) => /\p{L}/u.test(wordsOf(text)))
    .filter(([, text]) => !known.some(word => word.toLowerCase() === wordsOf(text).toLowerCase()))
    .map(([key, text]) => `${key} is still English: ${text}`);
}

function differences(namespace, has, wanted, where) {
  const lacks = wanted
    .filter(key => !has.has(key))
    .map(key => `en/${namespace}: ${key} of ${where} has no text`);
  const surplus = [...has].filter(key => !wanted.includes(key));
  return [...lacks, ...surplus.map(key => `en/${namespace}: ${key} is not in ${where}`)];
}

const withoutComments = code => code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
// A quoted word that is not an attribute's value: name="delete" uses no text.
const literalsIn = code => [...code.matchAll(/(?<!=)["'`]([\w.:-]+)["'`]/g)].map(match => match[1]);
const templatesIn = code =>
  [...code.matchAll(/`([\w.:-]*(?:\$\{[^}`]*\}[\w.:-]*)+)`/g)].map(match => match[1]);

/** Keys without a text that a file names as `namespace:key`, and codes of field errors, which no type checks. */
function unknownKeys(en, sources) {
  const bases = Object.fromEntries(Object.keys(en).map(namespace => [namespace, basesOf(en[namespace])]));
  const isCode = code => bases.messages?.has(code) || bases.validation?.has(code);
  return Object.entries(sources).flatMap(([path, code]) => {
    const keys = literalsIn(code).filter(literal => {
      const [namespace, key] = literal.split(":");
      return key !== undefined && bases[namespace] && !bases[namespace].has(key);
    });
    const codes = path.endsWith("-fields.ts")
      ? literalsIn(code).filter(literal => /^[a-z]\w*\.\w+$/i.test(literal))
      : [...code.matchAll(/\bfields: \{ \w+: \["([\w.]+)"\]/g)].map(match => match[1]);
    const unknown = new Set([...keys, ...codes.filter(code => !isCode(code))]);
    return [...unknown].map(key => `${path} says ${key}, which has no text`);
  });
}

/** Keys that no file uses, neither by name nor by a template such as `theme.${choice}`. */
function unusedKeys(en, sources) {
  return Object.keys(en)
    .filter(namespace => !lookedUp.includes(namespace))
    .flatMap(namespace => {
      const unused = basesOf(en[namespace]);
      for (const code of Object.values(sources).filter(code => speaks(namespace, code))) {
        const short = text => (text.startsWith(`${namespace}:`) ? text.slice(namespace.length + 1) : text);
        const named = new Set(literalsIn(code).map(short));
        const shapes = templatesIn(code).map(short).flatMap(keyPatternsOf);
        for (const key of unused)
          if (named.has(key) || shapes.some(shape => shape.test(key))) unused.delete(key);
      }
      return [...unused].map(key => `${namespace}:${key} is not used by any file`);
    });
}

/** Whether a file uses texts of a namespace; `shell` is the default namespace. */
function speaks(namespace, code) {
  const named = new RegExp(`["'\`]${namespace}["':]`).test(code);
  return named || (namespace === "shell" && code.includes("useTranslation()"));
}

/** The pattern of the keys that a template can produce; none for a template without a fixed part. */
function keyPatternsOf(template) {
  const parts = template.split(/\$\{[^}]*\}/);
  if (!/[a-z]{2}/i.test(parts.join(""))) return [];
  return [new RegExp(`^${parts.map(part => part.replaceAll(".", "\\.")).join("[\\w.-]+")}$`)];
}
