import { os } from "~/api/implement";
import { readPhoneNumber } from "~/domain/core/phone/read-phone-number";

export const phone = os.phone.router({
  read: os.phone.read.handler(({ input: { text, signs, ...rules } }) =>
    readPhoneNumber(text, { ...rules, signsOnly: signs === "plain" }),
  ),
});
