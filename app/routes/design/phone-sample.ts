import type { AppLoadContext } from "@remix-run/node";
import { sayInvalid } from "~/i18n/server";
import { phoneModes } from "~/phone/read-phone";

/** The server's result for the catalogue's phone form; null until it is sent. */
export async function readPhoneSample(context: AppLoadContext) {
  const params = context.url.searchParams;
  const text = params.get("telephone");
  if (text === null) return null;
  const mode = phoneModes.find(one => one === params.get("mode")) ?? "auto";
  const country = params.get("telephoneCountry") ?? "";
  const error = (code: string) => [sayInvalid(context.language, code)];
  if (text.trim() === "") return { text, mode, country, errors: error("field.phoneRequired"), reading: null };
  const reading = await context.api.phone.read({
    text,
    mode,
    ...(/^[A-Z]{2}$/.test(country) && { country }),
  });
  return {
    text,
    mode,
    country,
    errors: reading.fault ? error(`phone.${reading.fault}`) : undefined,
    reading,
  };
}
