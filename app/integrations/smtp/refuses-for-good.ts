/** nodemailer's names of the commands before a mail: a refusal there is about the connection. */
const beforeMail = new Set(["CONN", "LHLO", "EHLO", "HELO", "STARTTLS"]);

/**
 * Whether a server's reply refuses this mail for good (5xx). A server that refuses every connection, for instance while it
 * blocks our address, refuses no mail.
 */
export function refusesForGood({
  responseCode,
  command,
}: {
  responseCode?: number;
  command?: string;
}): boolean {
  return responseCode !== undefined && responseCode >= 500 && !beforeMail.has(command ?? "");
}
