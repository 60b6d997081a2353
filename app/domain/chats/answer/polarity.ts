import { wholeWords } from "~/domain/retrieval/answer-type";
import { stripAccents } from "~/domain/retrieval/normalise";

/** Limits that a sentence sets, as words; two sentences that set opposite ones do not say the same. */
export type Limit = "only" | "also" | "all" | "atLeast" | "atMost";

const limits: Record<Limit, RegExp> = {
  only: wholeWords(
    "nur|ausschliesslich|allein|einzig|lediglich",
    "only|solely|exclusively",
    "seulement|uniquement|exclusivement|que",
    "فقط|الا|حصرا",
  ),
  also: wholeWords(
    "auch|ebenfalls|ebenso|sogar",
    "also|too|even|as well",
    "aussi|egalement|meme",
    "ايضا|كذلك|حتي",
  ),
  all: wholeWords(
    "all(?:e[mnrs]?)?|jede[mnrs]?|immer|stets|jederzeit|grundsatzlich|samtliche[nr]?|uberall|ausnahmslos|taglich",
    "all|every|each|any|always|everyone|everybody|anytime|daily",
    "tou(?:s|te|tes|t)|chaque|toujours|quotidien\\p{L}*",
    "كل|جميع|داءما|دايما|يوميا",
  ),
  atLeast: wholeWords(
    "mindestens|wenigstens|ab|fruhestens|nicht (?:unter|weniger als|kurzer als)|langer als|mehr als|uber",
    "at least|at the earliest|minimum|from|no less than|not less than|more than|over|longer than",
    "au moins|au plus tot|minimum|des|a partir de|plus de",
    "علي الاقل|اكثر من|ابتداء",
  ),
  atMost: wholeWords(
    "hochstens|maximal|bis zu|spatestens|nicht (?:uber|mehr als|langer als|schneller als|hoher als)|weniger als|unter",
    "at most|maximum|up to|no more than|not more than|no later than|less than|under|at the latest|within",
    "au plus|au maximum|jusqu'a|moins de|au plus tard",
    "علي الاكثر|حتي|بحد اقصي|كحد اقصي|اقل من",
  ),
};

/** Not a denial: "nicht nur", and limits that are said by a denial. */
const noDenial =
  /(?<!\p{L})(?:nicht (?:nur|mehr als|langer als|uber|unter|weniger als|schneller als|hoher als|kurzer als)|not only|no (?:more|less|later) than|not (?:more|less|later) than|pas seulement|non seulement)(?!\p{L})/gu;
const denial =
  /(?<!\p{L})(?:nicht|kein\p{L}{0,2}|nie|niemals|niemand\p{L}*|ohne|weder|nichts|verbot\p{L}*|untersagt\p{L}*|unzulassig\p{L}*|ausgeschlossen\p{L}*|entfall\p{L}*|\p{L}*sperre|not|no|never|none|nobody|without|cannot|\p{L}+n't|neither|forbidden|prohibited|banned|ne|n'(?=\p{L})|sans|aucun\p{L}?|jamais|interdit\p{L}*|defendu\p{L}*|لا|لم|لن|ليس\p{L}*|غير|بدون|دون|ممنوع\p{L}*|يحظر|محظور\p{L}*)(?!\p{L}{3})/gu;

/** How many words before and after a denial it may be about. */
const deniedBefore = 1;
const deniedAfter = 3;

/** The words next to the denials of a folded sentence, without accents. */
export function deniedWords(folded: string): Set<string> {
  const text = stripAccents(folded).replace(noDenial, " ");
  const near = new Set<string>();
  for (const {
    index,
    0: { length },
  } of text.matchAll(denial)) {
    const clause = (part: string) => part.match(/[\p{L}\p{N}]+/gu) ?? [];
    for (const word of clause(
      text
        .slice(0, index)
        .split(/[,;:.]/)
        .at(-1)!,
    ).slice(-deniedBefore))
      near.add(word);
    for (const word of clause(text.slice(index + length).split(/[,;:.]/)[0]!).slice(0, deniedAfter))
      near.add(word);
  }
  return near;
}

/** The limits that a folded sentence sets. */
export function limitsIn(folded: string): Set<Limit> {
  const text = stripAccents(folded);
  return new Set((Object.keys(limits) as Limit[]).filter(limit => limits[limit].test(text)));
}
