import { z } from "zod";

/** The sign-in form. Messages are keys of the `validation` catalogue. */
export const SignInFields = z.object({
  email: z
    .string({ error: "login.required" })
    .trim()
    .min(1, "login.required")
    .pipe(z.email("login.emailInvalid")),
  password: z.string({ error: "login.required" }).min(1, "login.required").max(1000, "login.required"),
});

export const doors = ["any", "admin", "employee", "analysis"] as const;
/** The sign-in page used: `/login` accepts every role, an area's own page only its roles. */
export type Door = (typeof doors)[number];
