import type { Answer } from "./site";

/** A response to a request with an address, without the parts that differ each time, to compare it with another. */
export function comparable({ status, headers, text }: Answer, email: string) {
  return {
    status,
    text: text.replaceAll(email, "EMAIL").replace(/nonce="[^"]*"|content="[\w+/=-]{20,}"|[0-9a-f-]{36}/g, ""),
    headers: [...headers]
      .filter(([name]) => !["date", "x-request-id"].includes(name))
      .map(([name, value]) => [
        name,
        value
          .replace(/nonce-[\w+/=-]+/g, "nonce")
          .replace(/(?<=ticket%22%3A%22)[\w-]+/, ticket => `${ticket.length} characters`)
          .replaceAll(encodeURIComponent(email), "EMAIL"),
      ])
      .sort(),
  };
}
