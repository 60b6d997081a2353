import type { Legal } from "~/contract/legal";
import type { Db } from "~/db/connection";
import { resolveProvider } from "~/domain/chats/provider/choice";
import { offeredRecaptcha } from "~/domain/identity/human-check/recaptcha";
import { settings } from "~/env";
import { readOperator } from "./read-operator";

/**
 * The content of imprint and privacy page: the operator's details without bank and tax number, and the recipients
 * of data.
 */
export async function readLegal(db: Db): Promise<Legal> {
  const { IBAN, BIC, tax_number, standard_tax_rate_of_benefits, version, addressConfirmed, ...open } =
    await readOperator(db);
  const env = settings();
  const provider = resolveProvider(null);
  return {
    ...open,
    provider:
      provider.kind === "builtin"
        ? null
        : {
            name: provider.kind === "mistral" ? "Mistral AI" : provider.model,
            host: new URL(provider.baseUrl).host,
          },
    activityDays: env.ACTIVITY_DAYS,
    google: Boolean(env.GOOGLE_CLIENT_SECRET),
    recaptcha: offeredRecaptcha() !== undefined,
    countryLookup: env.COUNTRY_LOOKUP_URL ? lookupHost(env.COUNTRY_LOOKUP_URL) : null,
  };
}

/** The host of a look-up address such as https://lookup.example/{ip}. */
const lookupHost = (url: string): string => new URL(url.replaceAll("{ip}", "ip")).host;
