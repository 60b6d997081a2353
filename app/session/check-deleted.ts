import { type AppLoadContext, data } from "@remix-run/node";
import { pageTitle } from "~/i18n/server";
import { type BreadcrumbStep, breadcrumbsOf } from "./breadcrumbs-of";
import { namesOfFields } from "./field-labels";
import { or404 } from "./or-404";

type RefusedForm = {
  form: FormData;
  /** The fields whose text the page shows. */
  kept?: string[];
  /** The list of such records; otherwise the topmost page above this one. */
  back?: BreadcrumbStep | undefined;
  /** The address that adds a record with the fields of the form. */
  again?: string | undefined;
};

/** Fields that belong to the page that the form was sent from. */
const ofItsPage = ["requestId", "version", "intent"];

/**
 * For a refused form whose record another user may have deleted meanwhile; does nothing if `record` can still be read.
 * @throws data with status 404, whose page (ui/shell/deleted-record.tsx) says so and shows what was typed
 */
export async function checkDeleted(
  { language, page, url }: AppLoadContext,
  record: Promise<unknown>,
  { form, kept = [], again, ...list }: RefusedForm,
): Promise<void> {
  try {
    await or404(record);
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const [topmost] = breadcrumbsOf(page, url, above => pageTitle(language, above));
    const names = namesOfFields(language, Object.fromEntries(kept.map(name => [name, []])));
    const textOf = (name: string) => String(form.get(name) ?? "").trim();
    const fields = [...form].filter(
      ([name, value]) => typeof value === "string" && !ofItsPage.includes(name),
    );
    throw data(
      {
        deleted: {
          back: list.back ?? topmost,
          typed: kept.filter(textOf).map(name => ({ name: names[name] ?? "", text: textOf(name) })),
          ...(again ? { again: { action: again, fields } } : {}),
        },
      },
      { status: 404 },
    );
  }
}

/**
 * The result of a deletion.
 * @throws data with status 404 if another window or user was faster, whose page says so; it is the same for a record that the
 * user may not see
 */
export async function orAlreadyDeleted<Result>(
  { language, page, url }: AppLoadContext,
  deletion: Promise<Result>,
): Promise<Result> {
  try {
    return await or404(deletion);
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const [back] = breadcrumbsOf(page, url, above => pageTitle(language, above));
    throw data({ deleted: { back, typed: [], already: true } }, { status: 404 });
  }
}
