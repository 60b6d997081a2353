import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { BudgetFields, ModelsFields } from "~/contract/model-fields";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { callOptions, type Refusal, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";

/** The page's other forms, by intent. */
export const modelIntents = ["models", "budget", "remove-budget"] as const;
export type ModelIntent = (typeof modelIntents)[number];

/** Saves models and prices, or sets or removes a budget. */
export async function actOnModels(context: AppLoadContext, form: FormData, intent: ModelIntent) {
  const { api } = requireSignedIn(context);
  const options = callOptions(form);
  const done = (key: "models:saved" | "models:budget.saved" | "models:budget.removed") => {
    flash(context, { kind: "done", key });
    return redirect(paths.settings.ai());
  };
  if (intent === "remove-budget") {
    await or404(api.models.removeBudget({ id: String(form.get("budget") ?? "") }, options));
    return done("models:budget.removed");
  }
  if (intent === "budget") {
    const submission = parseForm(form, { schema: BudgetFields });
    if (submission.status !== "success") return ofForm(form, intent, await refuseFields(context, submission));
    try {
      await api.models.setBudget(typed(form, BudgetFields.keyof().options), options);
      return done("models:budget.saved");
    } catch (error) {
      return ofForm(form, intent, await refuseError(context, submission, error));
    }
  }
  const submission = parseForm(form, { schema: ModelsFields });
  if (submission.status !== "success") return ofForm(form, intent, await refuseFields(context, submission));
  try {
    const { models } = submission.payload as {
      models?: { name: string; priceIn: string; priceOut: string }[];
    };
    await api.provider.changeModels({ models: models ?? [], choosable: submission.value.choosable }, options);
    return done("models:saved");
  } catch (error) {
    return ofForm(form, intent, await refuseError(context, submission, error));
  }
}

/** Amounts as typed, because the api parses them. */
const typed = <Name extends string>(form: FormData, names: Name[]) =>
  Object.fromEntries(names.map(name => [name, String(form.get(name) ?? "")])) as Record<Name, string>;

/** A refusal of one of several forms, with its input by the fields' names. */
function ofForm(form: FormData, intent: ModelIntent, refusal: Awaited<ReturnType<typeof refuseFields>>) {
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  return data({ ...(refusal.data as Refusal), values, intent }, refusal.init ?? undefined);
}
