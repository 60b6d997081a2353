/**
 * German verbs whose participle or third person no stemmer joins to the infinitive, folded: the infinitive without "en", the
 * participle without "ge", and the third person where its vowel changes.
 */
const list = `
beiss bissen; bieg bogen; biet boten; bind bunden; bleib blieben; brech brochen bricht; brenn brannt; bring bracht;
denk dacht; dring drungen; ess essen isst; fahr fahren fährt; fall fallen fällt; fang fangen fängt; fehl fohlen fiehlt;
find funden; flieg flogen; fliess flossen; frier froren; geb geben gibt; geh gangen; gelt golten gilt; giess gossen;
gleich glichen; greif griffen; halt halten hält; heb hoben; helf holfen hilft; kenn kannt; lad laden lädt; lass lassen lässt;
lauf laufen läuft; leih liehen; les lesen liest; lieg legen; meid mieden; mess messen misst; nehm nommen nimmt; nenn nannt;
rat raten rät; reiss rissen; ruf rufen; scheid schieden; schein schienen; schieb schoben; schiess schossen;
schlag schlagen schlägt; schmeiss schmissen; schliess schlossen; schneid schnitten; schreib schrieben; schwimm schwommen; seh sehen sieht;
send sandt; sink sunken; sitz sessen; sprech sprochen spricht; spring sprungen; steh standen; steig stiegen;
sterb storben stirbt; stoss stossen stösst; streich strichen; streit stritten; trag tragen trägt; treff troffen trifft;
treib trieben; tret treten tritt; trink trunken; wachs wachsen wächst; wasch waschen wäscht; weich wichen; weis wiesen;
wend wandt; werb worben wirbt; werf worfen wirft; wieg wogen; zieh zogen; zwing zwungen
`;

/** Prefixes of German verbs that a question separates ("Wie schalte ich es ab?"), as alternatives of a pattern, longest first. */
export const separablePrefixes =
  "ab|an|auf|aus|bei|ein|fest|frei|heraus|herunter|her|hinaus|hinein|hinzu|hin|hoch|los|mit|nach|um|vor|weg|wiederher|zurück|zusammen|zu";

interface StrongVerb {
  infinitive: string;
  participle: string;
  present: string | undefined;
}

const verbs: StrongVerb[] = list
  .trim()
  .split(/;\s*/)
  .map(entry => {
    const [root, participle, present] = entry.split(" ") as [string, string, string?];
    return { infinitive: `${root}en`, participle, present };
  });

/** The forms of each verb by any of them. */
function formsByForm(formsOf: (verb: StrongVerb) => (string | undefined)[]): Map<string, string[]> {
  return new Map(
    verbs.flatMap(verb => {
      const forms = formsOf(verb).filter(form => form !== undefined);
      return forms.map(form => [form, forms] as const);
    }),
  );
}

const verbsByPrefix = [
  {
    prefix: /^/,
    forms: formsByForm(({ infinitive, participle, present }) => [infinitive, `ge${participle}`, present]),
  },
  {
    prefix: new RegExp(`^(?:${separablePrefixes}|dar|durch|weiter|wieder)`, "u"),
    forms: formsByForm(({ infinitive, participle }) => [infinitive, `ge${participle}`, `zu${infinitive}`]),
  },
  {
    prefix: /^(?:be|emp|ent|er|ver|zer|über|unter|wider|hinter)/u,
    forms: formsByForm(({ infinitive, participle, present }) => [infinitive, participle, present]),
  },
];

/** "Unterweisung", whose stem is that of "unterweisen" but not that of "unterwiesen". */
const nounOfAction = /^(\p{L}{4,})ung(?:en)?$/u;

/**
 * The other forms of a strong German verb, folded: "mitgebracht" and "mitzubringen" for "mitbringen", "enthalten" for
 * "enthält". Empty for other words.
 */
export function strongForms(word: string): string[] {
  for (const { prefix, forms } of verbsByPrefix) {
    const before = prefix.exec(word)?.[0];
    const found = before === undefined ? undefined : forms.get(word.slice(before.length));
    if (found) return [...new Set(found.map(form => before + form))].filter(form => form !== word);
  }
  const root = nounOfAction.exec(word)?.[1];
  return root ? strongForms(`${root}en`) : [];
}
