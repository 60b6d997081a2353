import { z } from "zod";

/** How long the register may take, in milliseconds: a buyer waits for it. */
const timeoutMs = 5_000;

/** `unknown`: the register, or that of the member state, did not answer. */
export type VatAnswer = {
  state: "valid" | "invalid" | "unknown";
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
 * Asks the EU's register VIES about a VAT id ("ATU12345678"). With the operator's own id the answer has a consultation
 * number, which proves that it was asked. Never throws; what failed is logged without the id.
 * https://ec.europa.eu/taxation_customs/vies/#/technical-information
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

/** Germany and Spain say "---", others nothing. Line breaks and spaces are as each member state has them. */
function holderOf({ name, address }: z.output<typeof Answer>): string | null {
  const [said, place] = [name, address].map(text =>
    (text ?? "")
      .split(/\s*\n\s*/)
      .map(line => line.replace(/[\p{Cc}\s]+/gu, " ").trim())
      .filter(line => !/^-*$/.test(line))
      .join(", "),
  );
  return said ? [said, place].filter(Boolean).join("\n").slice(0, maxHolderLength) : null;
}
