import { expect, test } from "vitest";
import { parseForm } from "~/session/parse-form";
import { PasswordFields } from "./account-fields";
import { NewPasswordFields } from "./password-fields";
import { PersonFields, SignUpFields } from "./sign-up-fields";

const typed = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const errorsOf = (schema: Parameters<typeof parseForm>[1]["schema"], fields: Record<string, string>) =>
  parseForm(typed(fields), { schema }).reply().error ?? {};

test.each([
  [PersonFields, "password"],
  [SignUpFields, "password"],
  [PasswordFields, "newPassword"],
] as const)(
  "who mistypes the repeated password learns it together with what else is wrong",
  (schema, password) => {
    const others = Object.keys(errorsOf(schema, { [password]: "kompass-7", confirmPassword: "kompass-7" }));
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain("confirmPassword");
    const errors = errorsOf(schema, { [password]: "kompass-7", confirmPassword: "kompass-8" });
    expect(errors.confirmPassword).toEqual(["password.mismatch"]);
    expect(Object.keys(errors).sort()).toEqual([...others, "confirmPassword"].sort());
    expect(errorsOf(schema, { [password]: "kurz", confirmPassword: "kurt" })).toMatchObject({
      [password]: ["password.rule", "password.rule"],
      confirmPassword: ["password.mismatch"],
    });
    // A field that is empty is missing, not different.
    expect(errorsOf(schema, { [password]: "kompass-7", confirmPassword: "" }).confirmPassword).toEqual([
      "field.required",
    ]);
    for (const nothing of [null, "x", 1, []]) expect(schema.safeParse(nothing).success).toBe(false);
  },
);

test("a new password that is repeated is taken", () => {
  expect(errorsOf(NewPasswordFields, { password: "kompass-7", confirmPassword: "kompass-7" })).toEqual({});
  expect(errorsOf(NewPasswordFields, { password: "kompass-7", confirmPassword: "anders" })).toEqual({
    confirmPassword: ["password.mismatch"],
  });
});
