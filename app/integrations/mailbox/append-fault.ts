import { keywordOf, reasonOf } from "./mail-server";
import { imapFault } from "./verify-imap";

/** Why a mail could not be appended to a folder: `full`, `refused` or that of {@link keywordOf}, then the server's words. */
export function appendFault(error: unknown): string {
  const { serverResponseCode, responseStatus, responseText, authenticationFailed } = error as {
    serverResponseCode?: string;
    responseStatus?: string;
    responseText?: string;
    authenticationFailed?: boolean;
  };
  if (serverResponseCode === "OVERQUOTA") return reasonOf("full", responseText);
  if (!authenticationFailed && (responseStatus === "NO" || responseStatus === "BAD")) {
    const isFull = /quota|storage is full|mailbox is full/i.test(responseText ?? "");
    return reasonOf(isFull ? "full" : "refused", responseText);
  }
  const fault = imapFault(error);
  return reasonOf(keywordOf(fault), fault.detail);
}
