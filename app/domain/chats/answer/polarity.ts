import { wholeWords } from "~/domain/retrieval/answer-type";
import { stripAccents } from "~/domain/retrieval/normalise";

/** Limits that a sentence sets, as words; two sentences that set opposite ones do not say the same. */
export type Limit = "only" | "also" | "all" | "atLeast" | "atMost";

/** Words that may have a conjunction, a preposition and the article before them. */
const arabic = (words: string) => `[وف]?[بكل]?(?:ال)?(?:${words})`;

const limits: Record<Limit, RegExp> = {
  only: wholeWords(
    "nur|ausschliesslich|allein|einzig|lediglich",
    "only|solely|exclusively",
    "seulement|uniquement|exclusivement|n(?:e |')[\\p{L}']+(?: \\p{L}+){0,2} que|rien que",
    arabic("فقط|الا|حصرا"),
  ),
  also: wholeWords(
    "auch|ebenfalls|ebenso|sogar",
    "also|too|even|as well",
    "aussi|egalement|meme",
    arabic("ايضا|كذلك|حتي"),
  ),
  all: wholeWords(
    "all(?:e[mnrs]?)?|jede[mnrs]?|immer|stets|jederzeit|grundsatzlich|samtliche[nr]?|uberall|ausnahmslos|taglich",
    "all|every|each|any|always|everyone|everybody|anytime|daily",
    "tou(?:s|te|tes|t)|chaque|toujours|quotidien\\p{L}*",
    arabic("كل|جميع|داءما|دايما|يوميا"),
  ),
  atLeast: wholeWords(
    "mindestens|wenigstens|ab|fruhestens|nicht (?:unter|weniger als|kurzer als)|langer als|mehr als|uber|(?<!nicht )(?:uberschreite\\p{L}*|ubersteig\\p{L}*)",
    "at least|at the earliest|minimum|from|no less than|not less than|more than|over|longer than|(?<!(?:not|cannot|never|n't) )exceed\\p{L}*",
    "au moins|au plus tot|minimum|des|a partir de|plus de|(?<!pas )(?:depass|exced)\\p{L}*",
    "(?:علي الاقل|[وف]?اكثر|ابتداء|لا (?:يقل|تقل))",
  ),
  atMost: wholeWords(
    "hochstens|maximal|bis zu|spatestens|nicht (?:uber|mehr als|langer als|schneller als|hoher als|uberschreiten|ubersteigen)|weniger als|unter",
    "at most|maximum|up to|no more than|not more than|no later than|less than|under|at the latest|within|(?:not|cannot|never|\\p{L}+n't) (?:be )?(?:exceed|longer|more|larger|bigger|higher)(?: than)?",
    "au plus|au maximum|jusqu'a|moins de|au plus tard|pas (?:depasser|exceder)",
    arabic("علي الاكثر|حتي|حد اقصي|اقل من|لا (?:يزيد|تزيد|يتجاوز|تتجاوز)"),
  ),
};

/** Not a denial: "nicht nur", "ne … que", and limits that are said by a denial. */
const noDenial =
  /(?<!\p{L})(?:nicht (?:nur|mehr als|langer als|uber|unter|weniger als|schneller als|hoher als|kurzer als|uberschreiten|ubersteigen)|not only|no (?:more|less|later) than|(?:not|cannot|never|\p{L}+n't) (?:be )?(?:(?:more|less|later|longer|larger|bigger|higher) than|exceed)|n(?:e |')[\p{L}']+(?: \p{L}+){0,2} que|(?:ne |n')\p{L}+ pas (?:depasser|exceder)|pas seulement|non seulement|لا (?:يقل|تقل|يزيد|تزيد|يتجاوز|تتجاوز))(?!\p{L})/gu;
const denial =
  /(?<!\p{L})(?:(?:nicht|kein\p{L}{0,2}|nie|niemals|niemand\p{L}*|ohne|weder|nichts|verbot\p{L}*|untersagt\p{L}*|unzulassig\p{L}*|ausgeschlossen\p{L}*|entfall\p{L}*|\p{L}*sperren?|not|no|never|none|nobody|without|cannot|\p{L}+n't|neither|forbidden|prohibited|banned|ne|sans|aucun\p{L}?|jamais|interdit\p{L}*|defendu\p{L}*|[وف]?(?:لا|لم|لن|ليس\p{L}*|غير|بدون|دون|ممنوع\p{L}*|يحظر|محظور\p{L}*))(?!\p{L})|n'(?=\p{L})|(?<=(?:support|unterstutzung|entwicklung|wartung|prise en charge)\P{L}(?:[^.;]{0,40}\P{L})?)(?:ended|ceased|discontinued|endete\p{L}*|beendet|eingestellt|abandonnee?|cesse)(?!\p{L}))/gu;

/** They deny what follows them only. */
const prepositions = /^(?:ohne|without|sans|[وف]?(?:بدون|دون))$/;

/** How many words before and after a denial it may be about. */
const deniedBefore = 1;
const deniedAfter = 3;

/** The words next to the denials of a folded sentence, without accents. */
export function deniedWords(folded: string): Set<string> {
  const text = stripAccents(folded).replace(noDenial, " ");
  const near = new Set<string>();
  for (const { index, 0: found } of text.matchAll(denial)) {
    const clause = (part: string) => part.match(/[\p{L}\p{N}]+/gu) ?? [];
    for (const word of clause(
      text
        .slice(0, index)
        .split(/[,;:.]/)
        .at(-1)!,
    ).slice(prepositions.test(found) ? Number.POSITIVE_INFINITY : -deniedBefore))
      near.add(word);
    for (const word of clause(text.slice(index + found.length).split(/[,;:.]/)[0]!).slice(0, deniedAfter))
      near.add(word);
  }
  return near;
}

/** The limits that a folded sentence sets. */
export function limitsIn(folded: string): Set<Limit> {
  const text = stripAccents(folded);
  return new Set((Object.keys(limits) as Limit[]).filter(limit => limits[limit].test(text)));
}
