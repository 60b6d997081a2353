import type { Legal } from "~/contract/legal";
import type { Db } from "~/db/connection";
import { offeredRecaptcha } from "~/domain/human-check/recaptcha";
import { resolveProvider } from "~/domain/provider/choice";
import { settings } from "~/env";
import { readOperator } from "./read-operator";

/** What imprint and privacy page say: the operator's details but their bank and tax number, and who else gets data. */
export async function readLegal(db: Db): Promise<Legal> {
  const { IBAN, BIC, tax_number, standard_tax_rate_of_benefits, version, ...open } = await readOperator(db);
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
    countryLookup: false,
  };
}
