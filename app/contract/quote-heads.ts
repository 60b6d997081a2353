/** The line above a quoted mail, as mail programs write it in our languages. */
export const quoteHeads = [
  /^(am|on|le|في)\s.{0,200}\s(schrieb|wrote|a écrit|كتب).{0,120}:\s*$/iu,
  /^.{0,200}(schrieb|wrote|a écrit)\s*:\s*$/iu,
  /^-{2,}\s*(original message|ursprüngliche nachricht|weitergeleitete nachricht|message d.origine|forwarded message|الرسالة الأصلية)\s*-{2,}/iu,
  /^(von|from|de|من)\s*:.{0,200}@/iu,
  /^_{10,}\s*$/u,
];
