import { expect, test } from "vitest";
import { cleanQuestion } from "./clean-question";

test.each([
  [
    "a greeting and thanks",
    "Hallo, wie viele Urlaubstage habe ich? Vielen Dank!",
    "wie viele Urlaubstage habe ich?",
  ],
  ["an announcement", "Können Sie mir bitte sagen, wann der Laden öffnet?", "wann der Laden öffnet?"],
  [
    "an announced question",
    "Hi Lotse, kurze Frage: wo ist der Verbandskasten? LG",
    "wo ist der Verbandskasten?",
  ],
  [
    "where it may stand",
    "Steht im Handbuch, wie lange die Probezeit dauert?",
    "wie lange die Probezeit dauert?",
  ],
  ["an adverb", "Wie melde ich mich richtig krank?", "Wie melde ich mich krank?"],
  ["an adjective", "Wo steht die aktuelle Preisliste?", "Wo steht die Preisliste?"],
  ["adverbs", "Was kostet das Mittagessen denn eigentlich?", "Was kostet das Mittagessen?"],
  [
    "the asker's company",
    "Wie lange ist in unserem Unternehmen die Probezeit?",
    "Wie lange ist die Probezeit?",
  ],
  ["the document", "Wie lange dauert laut Handbuch die Probezeit?", "Wie lange dauert die Probezeit?"],
  ["interjections", "Ok, danke. Noch mal: Wie lang ist die Pause?", "Wie lang ist die Pause?"],
  ["an interjection", "Ach so… also, wo ist das Lager?", "wo ist das Lager?"],
  ["an interjection", "Sorry, how long is the break?", "how long is the break?"],
  ["an interjection", "Merci ! Encore une question : où est le quai ?", "où est le quai ?"],
  ["a greeting and thanks", "Hello there, when does the office open? Thanks", "when does the office open?"],
  ["an announcement", "Could you please tell me how long lunch breaks are?", "how long lunch breaks are?"],
  [
    "an announcement",
    "Bonjour, pouvez-vous me dire où se trouve l’extincteur ?",
    "où se trouve l’extincteur ?",
  ],
  ["a greeting and thanks", "مرحبا، كم يوم إجازة لدي؟ شكرا", "كم يوم إجازة لدي؟"],
])("%s: “%s” is searched without", (_, question, clean) => {
  expect(cleanQuestion(question)).toBe(clean);
});

test.each([
  "Welche Kündigungsfrist gilt in der Probezeit?",
  "Was bedeutet eigentlich?",
  "Hallo",
  "Danke",
  "Was kostet das Hier-und-Jetzt-Paket?",
  "Frage der Haftung",
  "So alt wie möglich?",
  "Gut zu Fuß?",
  "Wichtig-Vermerk",
  "Où est l’extincteur ?",
])("“%s” is searched as it is", question => {
  expect(cleanQuestion(question)).toBe(question);
});
