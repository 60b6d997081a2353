/** nodemailer's names of the commands before a mail. */
const beforeMail = new Set(["CONN", "LHLO", "EHLO", "HELO", "STARTTLS"]);

/** Whether a server has refused the connection, as it does while it is busy or blocks our address, and no mail. */
export const refusesConnection = ({ command }: { command?: string }): boolean =>
  beforeMail.has(command ?? "");

/** Whether a server's reply refuses this mail for good (5xx). */
export function refusesForGood(reply: { responseCode?: number; command?: string }): boolean {
  return (reply.responseCode ?? 0) >= 500 && !refusesConnection(reply);
}
