import { sign } from "./order-sign";

export const markup = [
  sign(
    3,
    String.raw`<\|(?:im_start|im_end|im_sep|system|user|assistant|endoftext|eot_id|start_header_id|begin_of_text)`,
  ),
  sign(3, String.raw`\[/?INST\]|<</?SYS>>|\[/?SYSTEM_PROMPT\]|<start_of_turn>`),
  sign(3, String.raw`#{2,4}\s*(?:instructions?|system|response|anweisung|assistant)\s*:`),
  sign(
    3,
    String.raw`\b(?:begin|start|end|new|updated)\s+(?:of\s+)?(?:system|hidden|developer)\s+(?:prompt|instructions?|message)\b`,
  ),
  sign(2, `</(?:passages?|context|documents?|sources?|system|instructions?|user_?query|search_results)>`),
  sign(
    2,
    String.raw`\[\s*(?:system|assistant)(?:\s+(?:message|note|prompt|instruction))?\s*\]|\{\{\s*system\b`,
  ),
  sign(
    2,
    String.raw`(?:^|[\n.!?])\s*["„»]?(?:system|developer|systeme?|système|النظام)[ -]?(?:prompt|message|override|instruction|note|nachricht|anweisung|hinweis)\s*:`,
  ),
  sign(
    1,
    String.raw`(?:^|\n)\s*(?:system|assistant|developer|assistent|assistente?|système|النظام|المساعد)\s*:`,
  ),
  sign(1, String.raw`(?:^|\n)\s*(?:user|human|nutzer|benutzer|utilisateur|المستخدم)\s*:`),
];
