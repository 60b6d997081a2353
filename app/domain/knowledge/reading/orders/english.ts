import { near, sign } from "./order-sign";

const enNoun =
  "(?:instructions?|prompts?|directions?|directives?|guidelines?|commands?|rules?|context|messages?|guardrails?|programming|training)";
const enBefore =
  "(?:previous|prior|above|preceding|earlier|foregoing|former|original|initial|existing|system|other|your)";
const enModel = String.raw`(?:AI|A\.I\.|artificial intelligence|(?:large )?language models?|LLMs?|GPT\S*|chat ?bots?|bots?|virtual assistant|digital assistant|copilot|assistants?(?! (?:manager|director|professor|editor|to\b|secretary|nurse|coach)))`;
export const english = [
  sign(
    3,
    String.raw`(?<!n['’]t |not )\b(?:ignore|disregard|forget|discard)\b${near(30)}\b${enBefore}\b${near(25)}\b${enNoun}\b`,
  ),
  sign(
    3,
    String.raw`\b(?:ignore|disregard|forget)\s+(?:everything|anything|all|what)\b${near(30)}\b(?:above|before|previously|earlier|told|said|learned|know|instructions?)\b`,
  ),
  sign(
    3,
    String.raw`\b(?:override|overwrite|bypass|circumvent)\b${near(20)}\b(?:your|system|safety|previous)\b${near(15)}\b(?:instructions?|prompts?|guidelines?|rules|filters?|guardrails?|programming)\b`,
  ),
  sign(
    2,
    String.raw`\b(?:do not|don['’]t|stop) (?:follow|obey|apply|us)(?:ing)?\b${near(20)}\b(?:previous|prior|your|earlier|other|above|any)\b${near(20)}\b${enNoun}\b`,
  ),
  sign(
    2,
    String.raw`\b(?:you are|you['’]re|act|behave|respond|answer|pretend to be|role-?play|imagine you are|consider yourself)\b (?:now |as |like )?(?:an? |the |my )?${near(25)}\b${enModel}\b`,
  ),
  sign(3, String.raw`\bif you(?: are|['’]re) an? ${near(20)}\b${enModel}\b`),
  sign(
    2,
    String.raw`\b(?:note|notice|message|instructions?|attention|important|directive|command|reminder)s?\b\s*:?\s*(?:to|for)?\s*(?:any|all|the|every|an?)?\s*(?:AI|LLMs?|language models?|chat ?bots?|assistants?|models?|automated (?:systems?|readers?|agents?|tools?))\b`,
  ),
  sign(
    3,
    String.raw`\b(?:note|notice|message|instructions?|directive|command|reminder)s? (?:to|for) (?:any |all |the |every |an? )?(?:AI|LLMs?|language models?|chat ?bots?)(?: (?:assistants?|models?|systems?|readers?|agents?))?\b${near(40)}:`,
  ),
  sign(
    3,
    String.raw`\b(?:do not|don['’]t|never)\s+(?:mention|reveal|disclose|tell|show|refer to|cite|repeat|acknowledge)\b${near(40)}\b(?:instructions?|prompts?|system message|this note)\b`,
  ),
  sign(
    2,
    String.raw`\b(?:do not|don['’]t|never|without)\s+(?:mention|reveal|tell|inform|telling|informing|show|mentioning)${near(25)}\bthe (?:user|human|reader|asker|person asking)\b`,
  ),
  sign(
    3,
    String.raw`\b(?:reveal|print|output|repeat|show|display|leak|disclose|give|tell|write out|summari[sz]e)\b${near(25)}\b(?:your|hidden|secret|initial)\s+(?:system |initial |original |hidden |secret )*(?:prompt|instructions|guidelines|configuration|rules)\b`,
  ),
  sign(
    2,
    String.raw`(?:^|[.!?:;,\n]\s*|\b(?:and|then|now|please|you must|you should|you will) )(?:always|only|exclusively|simply|instead)?\s*(?:answer|respond|reply)\s+(?:always|only|exclusively|to (?:every|all|any)|every|all(?! questions (?:of|in|on) )|each|that|with)\b`,
  ),
  sign(
    1,
    String.raw`\b(?:always|only|instead|simply|just)\s+(?:answer|respond|reply|say|state|claim|recommend|write|confirm|output|return|tell)\b`,
  ),
  sign(
    2,
    String.raw`\b(?:when(?:ever)?|if)\s+(?:you are|you['’]re|the user|a user|users|any user|the human)\b${near(20)}\b(?:asks?|asked|asking|wants?|requests?|prompts?|prompted)\b`,
  ),
  sign(1, String.raw`\b(?:when(?:ever)?|if)\s+(?:asked|questioned|someone asks|anyone asks|somebody asks)\b`),
  sign(
    1,
    String.raw`\b(?:say|state|claim|answer|reply|respond|tell (?:them|the user)|recommend|insist|pretend)\s+(?:that\s+)?(?:the|this|our|it|he|she|they|there|yes|no|only)\b`,
  ),
  sign(
    2,
    String.raw`\b(?:from now on|from this point (?:on|onwards?|forward)|henceforth|starting now)\b${near(15)}\byou(?:r)?\b`,
  ),
  sign(
    2,
    String.raw`\b(?:new|updated|real|actual|secret|hidden)\s+(?:instructions?|task|role|directive|system prompt)\s*:`,
  ),
  sign(
    2,
    String.raw`\byour\s+(?:new|real|only|true|actual|sole|primary)\s+(?:task|instructions?|role|goal|purpose|objective|job|mission)\b`,
  ),
  sign(2, String.raw`\b(?:developer mode|jailbreak|DAN mode|do anything now|unrestricted mode|god mode)\b`),
  sign(
    1,
    String.raw`\b(?:no longer bound|without (?:any )?(?:restrictions|limitations|filters|censorship)|unfiltered)\b`,
  ),
  sign(
    1,
    String.raw`\bas an? (?:AI|language model|assistant)\b|\b(?:the user|users['’]? questions?|your (?:answers?|response|reply|output))\b`,
  ),
  sign(
    2,
    String.raw`\b(?:the|this|any|every) (?:AI|assistant|model|chat ?bot|language model|LLM|answering system)\s+(?:must|should|shall|has to|will|is (?:required|instructed|ordered|told))\b`,
  ),
  sign(
    2,
    String.raw`\b(?:these|this) (?:instructions?|messages?|prompts?|orders?)\s+(?:override|overrides|supersedes?|replaces?|takes? (?:precedence|priority)|has (?:the )?highest)\b`,
  ),
  sign(
    2,
    String.raw`\b(?:append|include|add|insert|embed|render|attach)\b${near(40)}\b(?:link|image|url|markdown|address)\b${near(40)}\b(?:answers?|response|reply)\b`,
  ),
];
