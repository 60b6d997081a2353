import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NewPassword } from "~/contract/sign-up-fields";
import { settingsOf } from "../../../../tests/factories/settings";
import { checkNewPassword } from "./check-new-password";
import list from "./common-passwords.txt?raw";

let files: ReturnType<typeof settingsOf>;
beforeAll(() => {
  files = settingsOf();
});
afterAll(() => files.remove());

const owner = ["Ayşe", "Kaya-Öztürk", "Kontor Nord GmbH", "a.kaya@kontor.example"];
const refused = (password: string) => {
  try {
    checkNewPassword(password, owner, "newPassword");
    return undefined;
  } catch (error) {
    return (error as { data: unknown }).data;
  }
};

describe("a new password", () => {
  test.each([
    ["is on the list", "qwerty123"],
    ["is on the list but for its case", "Trustno1"],
    ["is on the list in full-width letters", "ｐａｓｓｗｏｒｄ１"],
    ["is the product's name and a year", "Lotse-2026"],
    ["is made of one's own name", "kaya.öztürk.1"],
    ["is one's company", "Kontor Nord 1!"],
    ["is the beginning of one's address", "kaya@kontor1"],
    ["is a German word for it", "Passwort123!"],
  ])("is refused at its field when it %s", (_what, password) => {
    expect(refused(password)).toEqual({ fields: { newPassword: ["password.common"] } });
  });

  test.each(["Lotsen-2026 am Kai", "Neues Kennwort 7", "vier rote Boote 4", "kaya liebt Segeln 1"])(
    "is taken when there is more to it: %s",
    password => {
      expect(refused(password)).toBeUndefined();
    },
  );

  test("is looked for in a list that holds nothing that our rule refuses anyway", () => {
    const words = list.split("\n").filter(line => line && !line.startsWith("#"));
    expect(words.length).toBeGreaterThan(5000);
    expect(words.filter(word => !NewPassword.safeParse(word).success)).toEqual([]);
  });
});
