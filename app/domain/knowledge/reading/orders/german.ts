import { near, sign } from "./order-sign";

const deNoun =
  "(?:anweisung\\w*|instruktion\\w*|vorgaben?|regeln?|prompts?|befehle?n?|richtlinien?|system-?prompts?|kontext\\w*|nachrichten?|anordnung\\w*|programmierung|aufträge?)";
const deBefore =
  "(?:vorherig|bisherig|vorig|obig|oben|vorangegangen|vorangehend|vorstehend|vorausgehend|früher|ursprünglich|sonstig|ander|zuvor|deine|eigentlich|system)\\p{L}*";
const deModel = String.raw`(?:KI|künstliche\p{L}* Intelligenz|(?:KI-)?sprachmodell\p{L}*|LLMs?|chat-?bots?|GPT\S*|KI-\p{L}+|(?:sprach|digital\p{L}* |virtuell\p{L}* )?assistent(?:en|ensystem\p{L}*)?(?! (?:der|des|für)\b))`;
export const german = [
  sign(
    3,
    String.raw`(?<!\p{L})(?:ignorier\p{L}*|vergiss|vergesst|vergessen sie(?! nicht)|missacht\p{L}*|verwirf|verwerfen sie|übergeh\p{L}*|lass\p{L}* (?=.{0,60}außer acht))${near(40)}(?:${deBefore}|alle[rns]?|sämtliche\p{L}*)${near(25)}${deNoun}(?!\p{L})`,
  ),
  sign(3, String.raw`(?<!\p{L})(?:vergiss|ignoriere|missachte)\s+(?:alles|was)(?!\p{L})`),
  sign(
    2,
    `(?:${deBefore})${near(15)}${deNoun}${near(25)}(?:nicht (?:mehr )?(?:zu )?(?:beachten|befolgen|berücksichtigen|gültig)|zu ignorieren|ignorieren|ungültig|hinfällig|außer kraft)`,
  ),
  sign(
    2,
    `(?:beachte|befolge|berücksichtige)(?: sie)?${near(15)}${deBefore}${near(20)}${deNoun} (?:nicht|keinesfalls)`,
  ),
  sign(
    2,
    String.raw`(?<!\p{L})(?:du bist|sie sind|handle|agiere|verhalte dich|antworte|spiel\p{L}*|gib dich|stell dir vor, du bist)(?!\p{L})${near(30)}(?<!\p{L})${deModel}(?!\p{L})`,
  ),
  sign(
    3,
    String.raw`(?:falls|wenn|sofern) (?:du|sie) (?:eine? |als )?${near(15)}(?<!\p{L})${deModel}(?!\p{L})${near(10)}(?:bist|sind)`,
  ),
  sign(
    2,
    String.raw`(?:hinweis|anweisung|nachricht|achtung|mitteilung|information|wichtig|botschaft|befehl)\p{L}*\s*:?\s*(?:an|für)\s+(?:die|den|das|alle|jede\p{L}*|ein\p{L}*)?\s*(?:auswertende\p{L}* |antwortende\p{L}* |lesende\p{L}* )?${deModel}(?!\p{L})`,
  ),
  sign(
    3,
    String.raw`(?<!\p{L})antworte(?:t)?(?: (?:bitte|dann|du|dem nutzer|darauf))? (?:immer|stets|nur|ausschließlich|ab sofort|auf (?:jede|alle|sämtliche|diese)|künftig|niemals|nie|grundsätzlich|mit)(?!\p{L})`,
  ),
  sign(
    2,
    String.raw`antworten sie (?:bitte )?(?:immer|stets|nur|ausschließlich|auf (?:jede|alle|sämtliche)|grundsätzlich)${near(20)}(?:mit|dass|fragen?)(?!\p{L})`,
  ),
  sign(
    2,
    String.raw`(?<!\p{L})(?:sage|sag|behaupte|nenne|empfiehl|gib|schreibe?|bestätige|erkläre|teile|verweise) (?:dann |dazu |bitte )?(?:immer|stets|nur|ausschließlich|jedem|jeder|dem (?:nutzer|benutzer|anwender|fragenden)|den nutzern|allen|einfach|stattdessen)(?!\p{L})`,
  ),
  sign(
    3,
    String.raw`(?<!\p{L})(?:erwähne?|verrat[e]?|nenne|zeige|offenbare?|wiederhole|verschweig\p{L}*|erwähnen sie|verraten sie|teile)(?!\p{L})${near(20)}(?:diese\p{L}*|die|deine\p{L}*)${near(10)}(?:anweisung\p{L}*|instruktion\p{L}*|prompt|systemprompt|hinweis)${near(25)}(?:nicht|niemals|nie|keinesfalls|niemandem)`,
  ),
  sign(
    2,
    String.raw`(?:verrat\p{L}*|sag\p{L}*|erwähn\p{L}*|teil\p{L}*|informier\p{L}*)${near(20)}(?:nutzer|benutzer|anwender|fragenden)\p{L}*${near(30)}(?:nicht|nichts|niemals)`,
  ),
  sign(
    3,
    String.raw`(?<!\p{L})(?:gib|zeige?|verrat[e]?|drucke|nenne|wiederhole|schreibe?|offenbare?)(?!\p{L})${near(25)}(?:deine\p{L}*|den|ihren)\s+(?:geheime\p{L}* |ursprüngliche\p{L}* )?(?:system-?prompt|systemanweisung\p{L}*|anweisungen|instruktionen|prompt)`,
  ),
  sign(
    2,
    String.raw`(?:wenn|falls|sobald|sofern) (?:du|man dich|(?:ein|der) (?:nutzer|benutzer|anwender)|nutzer)(?!\p{L})${near(50)}(?:gefragt|fragt|fragen|wissen will)`,
  ),
  sign(1, String.raw`(?:wenn|falls|sobald) (?:jemand|man|einer)(?!\p{L})${near(40)}fragt`),
  sign(
    3,
    String.raw`(?:ab (?:sofort|jetzt|nun|hier)|von nun an|künftig)[, ]+(?:bist|antwortest|heißt|wirst|musst|sollst|befolgst|darfst|sprichst|empfiehlst) du(?!\p{L})`,
  ),
  sign(
    2,
    String.raw`(?<!\p{L})deine (?:neue|einzige|eigentliche|wahre|oberste)n? (?:aufgabe|rolle|anweisung|instruktion|regel|mission)`,
  ),
  sign(
    2,
    String.raw`(?<!\p{L})(?:neue|geänderte|geheime|verborgene) (?:anweisung|instruktion|systemanweisung|aufgabe)(?:en)?\s*:`,
  ),
  sign(
    2,
    String.raw`(?:der assistent|die ki|das sprachmodell|der chat-?bot|das ki-modell|jede ki|jedes sprachmodell|ein assistent)(?!\p{L})${near(15)}(?:muss|soll|darf|hat|antwortet|wird angewiesen|ist angewiesen)(?!\p{L})`,
  ),
  sign(
    1,
    String.raw`(?<!\p{L})(?:dem nutzer|der nutzer|in deiner antwort|deine antworten?|als ki|deiner antwort)(?!\p{L})`,
  ),
  sign(
    1,
    String.raw`(?:antworte|sage?|behaupte|erkläre|empfiehl|bestätige|nenne)(?:,)? (?:dass|den|die|das|als|ihm|ihnen)(?!\p{L})`,
  ),
  sign(
    2,
    String.raw`diese (?:anweisung|instruktion|nachricht|regel)(?:en)? (?:hat|haben|überschreib\p{L}*|ersetz\p{L}*|geht|gehen)(?!\p{L})${near(15)}(?:vorrang|priorität|alle|vor|anderen|vorherigen)`,
  ),
];
