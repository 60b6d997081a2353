import { os } from "~/api/implement";
import { guessCountry } from "~/domain/core/country/guess-country";

export const country = os.country.router({
  guess: os.country.guess.handler(async ({ context }) => ({ country: await guessCountry(context.address) })),
});
