import { type Language, languages } from "~/contract/language";
import { foldText, words } from "~/domain/retrieval/words/normalise";

type Courtesy = "greeting" | "thanks" | "identity" | "farewell";

/** Phrases in one language, separated by commas. */
const phrases: Record<Language, Record<Courtesy, string>> = {
  de: {
    greeting:
      "hallo, hi, hey, hallöchen, guten tag, guten morgen, guten abend, moin, moin moin, servus, grüß gott, grüß dich, grüezi, test, test test, ein test, wie geht es dir, wie geht's, wie geht es ihnen, wie geht's dir, wie geht's ihnen",
    thanks:
      "danke, danke schön, dankeschön, danke sehr, danke vielmals, vielen dank, herzlichen dank, besten dank, lieben dank, tausend dank, danke dir, danke ihnen, ich danke dir, ich danke ihnen, ok, okay, alles klar, das hat geholfen, das hat mir geholfen, das war hilfreich, sehr hilfreich",
    identity:
      "hilfe, wer bist du, wer sind sie, was bist du, was kannst du, was kannst du alles, was können sie, was können sie alles, wie heißt du, wie heißen sie, bist du ein mensch, sind sie ein mensch, bist du ein bot, sind sie ein bot, bist du ein roboter, bist du eine ki, sind sie eine ki, bist du chatgpt, wer hat dich gemacht, wie kannst du mir helfen, wie können sie mir helfen, wobei kannst du mir helfen, wobei können sie mir helfen",
    farewell:
      "tschüss, tschüs, auf wiedersehen, ciao, bis bald, bis später, bis morgen, bis dann, schönen tag, schönen tag noch, einen schönen tag, einen schönen tag noch, schönen abend, schönen abend noch, schönen feierabend, schönes wochenende",
  },
  en: {
    greeting:
      "hello, hi, hey, good morning, good afternoon, good evening, good day, test, testing, this is a test, how are you, how are you doing",
    thanks:
      "thanks, thank you, thank you very much, thank you so much, thanks a lot, many thanks, thx, cheers, ok, okay, ok thanks, that helped, that was helpful, very helpful",
    identity:
      "help, who are you, what are you, what can you do, what is your name, what's your name, are you human, are you a human, are you a person, are you a bot, are you a robot, are you an ai, are you chatgpt, who made you, how can you help me, what can you help me with",
    farewell:
      "bye, bye bye, goodbye, good bye, see you, see you later, see you soon, have a nice day, have a good day, have a nice evening, have a nice weekend",
  },
  fr: {
    greeting: "bonjour, bonsoir, salut, coucou, comment allez-vous, comment ça va, ça va, comment vas-tu",
    thanks:
      "merci, merci beaucoup, merci bien, mille mercis, un grand merci, je vous remercie, je te remercie, d'accord, ok, ok merci, d'accord merci, c'était utile, très utile",
    identity:
      "aide, à l'aide, qui es-tu, tu es qui, qui êtes-vous, vous êtes qui, que peux-tu faire, que pouvez-vous faire, que sais-tu faire, que savez-vous faire, comment t'appelles-tu, comment vous appelez-vous, es-tu humain, êtes-vous humain, es-tu un robot, êtes-vous un robot, es-tu une ia, êtes-vous une ia, qui t'a créé, comment peux-tu m'aider, comment pouvez-vous m'aider",
    farewell:
      "au revoir, à bientôt, à plus tard, à demain, bonne journée, bonne soirée, bon week-end, bonne fin de journée",
  },
  ar: {
    greeting:
      "مرحبا, مرحبًا, أهلا, أهلًا, أهلا وسهلا, أهلًا وسهلًا, السلام عليكم, صباح الخير, مساء الخير, كيف حالك, كيف الحال, كيف حالكم",
    thanks:
      "شكرا, شكرًا, شكرا لك, شكرًا لك, شكرا لكم, شكرًا لكم, شكرا جزيلا, شكرًا جزيلًا, أشكرك, أشكركم, حسنا, حسنًا, تمام",
    identity:
      "مساعدة, من أنت, من أنتم, ما أنت, ما اسمك, ما اسمكم, ماذا تستطيع أن تفعل, ماذا يمكنك أن تفعل, هل أنت إنسان, هل أنت روبوت, هل أنت ذكاء اصطناعي, كيف يمكنك مساعدتي, كيف يمكنكم مساعدتي",
    farewell: "مع السلامة, إلى اللقاء, وداعا, وداعًا, يوم سعيد, أتمنى لك يوما سعيدا",
  },
};

/** Words that may follow a courtesy, and are none alone. */
const additions: Record<Language, string> = {
  de: "lotse, zusammen, nochmal, noch mal, für die hilfe, für deine hilfe, für ihre hilfe, für die antwort, für deine antwort, für ihre antwort, für die auskunft, für die schnelle antwort, für die info, eigentlich, denn",
  en: "lotse, there, again, for your help, for the help, for your answer, for the answer, for the info",
  fr: "lotse, encore, à tous, pour votre aide, pour ton aide, pour votre réponse, pour ta réponse, pour l'information",
  ar: "Lotse, على المساعدة, على مساعدتك, على مساعدتكم, على الإجابة, على الرد",
};

const replies: Record<Language, Record<Courtesy, string>> = {
  de: {
    greeting: "Guten Tag. Was möchten Sie wissen? Die Antwort suche ich in den Dokumenten dieses Chats.",
    thanks: "Gern geschehen. Fragen Sie jederzeit weiter.",
    identity:
      "Ich bin Lotse, ein Programm und kein Mensch. Ich beantworte Fragen aus den Dokumenten dieses Chats und nenne zu jeder Antwort die Stelle. Steht dort nichts dazu, sage ich das.",
    farewell: "Auf Wiedersehen.",
  },
  en: {
    greeting: "Hello. What would you like to know? I will look for the answer in this chat’s documents.",
    thanks: "You’re welcome. Feel free to ask more questions at any time.",
    identity:
      "I am Lotse, a program, not a person. I answer questions from this chat’s documents and name the source of each answer. If they say nothing about it, I will tell you so.",
    farewell: "Goodbye.",
  },
  fr: {
    greeting:
      "Bonjour. Que souhaitez-vous savoir ? Je cherche la réponse dans les documents de cette conversation.",
    thanks: "Je vous en prie. N’hésitez pas à poser d’autres questions.",
    identity:
      "Je suis Lotse, un programme et non une personne. Je réponds aux questions à partir des documents de cette conversation et j’indique la source de chaque réponse. S’ils n’en disent rien, je vous le dis.",
    farewell: "Au revoir.",
  },
  ar: {
    greeting: "مرحبًا. ماذا تودّون أن تعرفوا؟ أبحث عن الإجابة في مستندات هذه المحادثة.",
    thanks: "على الرحب والسعة. يمكنكم طرح المزيد من الأسئلة في أي وقت.",
    identity:
      "أنا Lotse، برنامج ولست إنسانًا. أجيب عن الأسئلة من مستندات هذه المحادثة، وأذكر مصدر كل إجابة. وإذا لم تذكر شيئًا عن سؤالكم، أخبركم بذلك.",
    farewell: "إلى اللقاء.",
  },
};

const courtesies = ["greeting", "thanks", "farewell", "identity"] as const;

/** What a phrase means in each language that has it; `addition` means nothing alone. */
const meanings = new Map<string, Map<Language, Courtesy | "addition">>();
for (const language of languages) {
  for (const courtesy of courtesies) addMeanings(phrases[language][courtesy], language, courtesy);
  addMeanings(additions[language], language, "addition");
}
const maxPhraseWords = Math.max(...[...meanings.keys()].map(phrase => phrase.split(" ").length));
const maxCourtesyWords = 12;
/** "they" and not the polite "you": "Wer sind sie?" after a question about people. */
const lowerCaseSie = /(?<!\p{L})sie(?!\p{L})/u;

/**
 * The reply to a text that asks nothing of the documents: a greeting, thanks, a farewell, or a question for who answers.
 * Undefined for any other text, and for a courtesy before a question ("Hallo, wie viele …?").
 * @param preferred the reader's language, for a courtesy of several languages ("ok"); otherwise the reply is in the text's
 */
export function courtesyReply(text: string, preferred: Language): string | undefined {
  const all = words(foldText(text));
  if (all.length === 0 || all.length > maxCourtesyWords || lowerCaseSie.test(text)) return undefined;
  let courtesy: Courtesy | undefined;
  let ownLanguages: Language[] = [];
  for (let at = 0; at < all.length; ) {
    let length = Math.min(maxPhraseWords, all.length - at);
    while (length > 0 && !meanings.has(all.slice(at, at + length).join(" "))) length -= 1;
    if (length === 0) return undefined;
    for (const [language, meaning] of meanings.get(all.slice(at, at + length).join(" "))!) {
      if (meaning === "addition") continue;
      // Of several courtesies the weightiest is replied to: "Hallo, wer sind Sie?"
      if (courtesy && courtesies.indexOf(meaning) < courtesies.indexOf(courtesy)) continue;
      if (meaning !== courtesy) ownLanguages = [];
      courtesy = meaning;
      ownLanguages.push(language);
    }
    at += length;
  }
  if (!courtesy) return undefined;
  return replies[ownLanguages.includes(preferred) ? preferred : ownLanguages[0]!][courtesy];
}

/** Whether a text asks nothing of the documents: see {@link courtesyReply}. */
export const isCourtesy = (text: string): boolean => courtesyReply(text, "de") !== undefined;

function addMeanings(list: string, language: Language, meaning: Courtesy | "addition"): void {
  for (const phrase of list.split(", ")) {
    const folded = words(foldText(phrase)).join(" ");
    const byLanguage = meanings.get(folded) ?? new Map<Language, Courtesy | "addition">();
    meanings.set(folded, byLanguage.set(language, meaning));
  }
}
