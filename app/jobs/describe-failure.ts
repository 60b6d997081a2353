const maxMessage = 500;
/** Chosen: an error that a library wraps has two or three causes. */
const maxCauses = 4;

/**
 * An error for the operator's log: its message, its stack and those of its causes. Without other properties: a
 * DatabaseError has the row in `detail`, errors of HTTP clients have headers with keys and bodies with texts of documents.
 */
export function describeFailure(error: unknown): string {
  const lines: string[] = [];
  let current = error;
  for (let depth = 0; depth <= maxCauses; depth++) {
    lines.push((depth > 0 ? "caused by: " : "") + messageOf(current), ...framesOf(current));
    if (!(current instanceof Error) || current.cause === undefined) break;
    current = current.cause;
  }
  return lines.join("\n");
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutSecrets(String(error)).slice(0, maxMessage);
  const { code } = error as { code?: unknown };
  const message = quotesData(error, code) ? withoutQuotes(error.message) : error.message;
  const text = withoutSecrets(message).slice(0, maxMessage);
  return typeof code === "string" && !text.includes(code) ? `${text} (${code})` : text;
}

/** Whether the message quotes what could not be read: that of JSON.parse, and those of SQLSTATE class 22. */
const quotesData = (error: Error, code: unknown): boolean =>
  error instanceof SyntaxError || (typeof code === "string" && /^22[0-9A-Z]{3}$/.test(code));

/** From the first quotation mark to the last one, because what is quoted may have some, or has lost its last one. */
const withoutQuotes = (text: string): string =>
  text.replace(/"[\s\S]*"|"[\s\S]*$/, '"…"').replace(/'[\s\S]*'/, "'…'");

/** Without passwords in addresses, keys in queries and credentials of HTTP. */
const withoutSecrets = (text: string): string =>
  text
    .replace(/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi, "$1…@")
    .replace(/([?&][\w-]*(?:token|key|secret|signature|password|code)[\w-]*=)[^&\s"']+/gi, "$1…")
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, "$1 …");

/** The lines of the stack below the message, which may have several lines. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return [];
  const { stack, message } = error;
  const start = stack.indexOf(message);
  const below = start < 0 ? stack : stack.slice(start + message.length);
  return below.split("\n").filter(line => /^ {4}at /.test(line));
}
