import { z } from "zod";

/** Timeout of the register: a buyer waits for it. */
const timeoutMs = 5_000;

/** `unknown`: the register, or that of the member state, did not answer. */
export type VatAnswer = {
  state: "valid" | "invalid" | "unknown";
  /** The consultation number, which proves the request; only with the operator's own id. */
  requestNumber: string | null;
  /** Name and address of the holder in lines; null where the member state does not say. */
  holder: string | null;
};

const maxHolderLength = 500;

const Answer = z.object({
  valid: z.boolean().optional(),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
  address: z.string().nullish(),
  errorWrappers: z.array(z.object({ error: z.string() })).default([]),
});

/**
 * Checks a VAT id ("ATU12345678") with the EU's register VIES. Never throws; failures are logged without the id.
 * https://ec.europa.eu/taxation_customs/vies/#/technical-information
 * @param requester the operator's own VAT id, or an empty string
 */
export async function checkVatId(url: string, vatId: string, requester: string): Promise<VatAnswer> {
  try {
    const response = await fetch(`${url}/taxation_customs/vies/rest-api/check-vat-number`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({
        countryCode: vatId.slice(0, 2),
        vatNumber: vatId.slice(2),
        ...(requester
          ? { requesterMemberStateCode: requester.slice(0, 2), requesterNumber: requester.slice(2) }
          : {}),
      }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = Answer.parse(await response.json());
    const { valid, requestIdentifier, errorWrappers } = answer;
    const [fault] = errorWrappers;
    if (fault?.error === "INVALID_INPUT") return { state: "invalid", requestNumber: null, holder: null };
    if (fault || !response.ok || valid === undefined)
      throw new Error(fault?.error ?? `status ${response.status}`);
    return {
      state: valid ? "valid" : "invalid",
      requestNumber: requestIdentifier || null,
      holder: valid ? holderOf(answer) : null,
    };
  } catch (error) {
    console.warn("unable to ask VIES:", (error as Error).message);
    return { state: "unknown", requestNumber: null, holder: null };
  }
}

/** Name and address, each on one line. Germany and Spain send "---" instead of them, others nothing. */
function holderOf({ name, address }: z.output<typeof Answer>): string | null {
  const holderName = joinLines(name);
  if (!holderName) return null;
  return [holderName, joinLines(address)].filter(Boolean).join("\n").slice(0, maxHolderLength);
}

/** Member states break lines and set spaces differently. */
const joinLines = (text: string | null | undefined): string =>
  (text ?? "")
    .split(/\s*\n\s*/)
    .map(line => line.replace(/[\p{Cc}\s]+/gu, " ").trim())
    .filter(line => !/^-*$/.test(line))
    .join(", ");
