import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { z } from "zod";
import { NewPasswordFields, ResetRequestFields } from "~/contract/password-fields";
import { SignInFields } from "~/contract/session-fields";
import { SignUpFields } from "~/contract/sign-up-fields";
import { OneTimeCode } from "~/contract/typed-fields";
import type { RootData } from "~/root";
import { guessCountry } from "~/routes/identity/guess-country";
import { flash } from "~/session/flash";
import { refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireAccess } from "~/session/require-access";
import { DemoForm, type DemoKind } from "~/ui/identity/demo-form";
import { DemoStage } from "~/ui/identity/demo-stage";
import { refusePhone } from "./refuse-phone";

export const handle = { namespaces: ["demos", "auth", "passwords", "verify", "messages", "phone"] };

/** The schema of each form: that of the real page. */
const schemas = {
  login: SignInFields,
  register: SignUpFields,
  "forgot-password": ResetRequestFields,
  "reset-password": NewPasswordFields,
  "verify-email": ResetRequestFields,
  "two-steps": z.object({ code: OneTimeCode() }),
} satisfies Record<DemoKind, z.ZodType>;

/** The form and version of an address: `…/login-v2` is the sign-in form with a picture beside it. */
function shownAt(path: string): { kind: DemoKind; version: "v1" | "v2" } {
  const name = path.split("/").at(-1)!;
  return { kind: name.slice(0, -3) as DemoKind, version: name.endsWith("v2") ? "v2" : "v1" };
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireAccess(context);
  const { kind, version } = shownAt(context.page.path);
  const other = context.page.path.replace(/v[12]$/, version === "v1" ? "v2" : "v1");
  const guess = kind === "register" ? await guessCountry(context, request) : { country: "", preferred: [] };
  return { kind, version, other, ...guess };
}

/** Validates the input like the real page, and discards it. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireAccess(context);
  const { kind } = shownAt(context.page.path);
  const form = await request.formData();
  const submission = parseForm(form, { schema: schemas[kind] as z.ZodType });
  if (submission.status !== "success") return refuseFields(context, submission);
  const refused = kind === "register" ? await refusePhone(context, submission, form) : undefined;
  if (refused) return refused;
  flash(context, { kind: "done", key: `demos:done.${kind.replace("-", "_")}` });
  return redirect(context.page.path);
}

export default function Demo() {
  const root = useRouteLoaderData("root") as RootData;
  const { kind, version, other, country, preferred } = useLoaderData<typeof loader>();
  return (
    <DemoStage title={root.title} version={version} other={other}>
      <DemoForm
        kind={kind}
        country={country}
        preferred={preferred}
        refused={useActionData<typeof action>()}
      />
    </DemoStage>
  );
}
