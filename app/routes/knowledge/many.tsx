import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { sayError, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { namesOfFields } from "~/session/field-labels";
import { flash } from "~/session/flash";
import { refuseWith } from "~/session/form";
import { requireSignedIn } from "~/session/require-access";
import { NoCompany } from "~/ui/employees/no-company";
import { ManyForm } from "~/ui/knowledge/many-form";
import type { ManyAnswer } from "~/ui/knowledge/use-many-form";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { makeOffer } from "./make-offer";
import { readTarget } from "./read-target";
import { begin, receiveMany } from "./receive-many";

export const handle = { namespaces: ["divisions", "messages", "forms"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { ability } = requireSignedIn(context);
  if (!ability.can("create", "File")) return { offer: undefined };
  // The files that a reload takes from the page are safe in the batch that they were sent to.
  const batch = Id.safeParse(context.url.searchParams.get("batch")).data;
  if (batch) throw redirect(paths.knowledge.batch(batch));
  return { offer: await makeOffer(context, context.url.searchParams.get("division") ?? "") };
}

/**
 * Takes the files of the form; from the script only the division and the number of chosen files, which follow one by
 * one.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ability } = requireSignedIn(context);
  if (!ability.can("create", "File")) throw new Response(null, { status: 403 });
  const received = await receiveMany(context, request).catch(badRequest);
  const text = (name: string) => String(received.form.get(name) ?? "");
  const scripted = text("scripted") !== "";
  if (scripted && text("chosen") !== "0") await begin(context, received);
  const { problem, batchId } = received;
  // The division is checked with the first file. Without one, both are named.
  const nothing = !batchId && !problem && Object.keys(received.fields).length === 0;
  const fields = nothing
    ? readTarget(context, text("division"), text("newDivision")).fields
    : received.fields;
  const answer: ManyAnswer = {
    fields: nothing ? { ...fields, files: [textsFor(context.language)("divisions:many.missing")] } : fields,
    names: namesOfFields(context.language, fields),
    values: {
      division: text("division"),
      newDivision: text("newDivision"),
      sameName: text("sameName"),
    },
    ...(scripted && batchId ? { batchId } : {}),
  };
  if (scripted && batchId) return data(answer);
  if (batchId) {
    // What was taken before is taken.
    if (problem) flash(context, { kind: "problem", key: "divisions:many.stopped" });
    return redirect(paths.knowledge.batch(batchId));
  }
  if (problem) return refuseWith(context, { ...answer, ...explain(context, problem) }, problem.status);
  return refuseWith(context, answer, 422);
}

/** The sentence of a refusal, at its field. */
function explain({ language }: ActionFunctionArgs["context"], { code, data }: AppError): Partial<ManyAnswer> {
  const sentence = sayError(language, code, data.values);
  if (code === "not_found") return { fields: { division: [textsFor(language)("divisions:new.gone")] } };
  if (code === "division_name_taken" || code === "division_limit_reached")
    return { fields: { newDivision: [sentence] } };
  return { problem: sentence };
}

function badRequest(error: unknown): never {
  if (error instanceof AppError) throw new Response(null, { status: error.status });
  throw error;
}

export default function Many() {
  const { t } = useTranslation("divisions");
  const root = useRouteLoaderData("root") as RootData;
  const { offer } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={root.title}>
        {offer ? t("many.intro", { limit: offer.limit.megabytes }) : null}
      </PageHead>
      {offer ? (
        <Sheet data-pad style={{ maxInlineSize: "44rem" }}>
          <ManyForm offer={offer} answer={answer} />
        </Sheet>
      ) : (
        <NoCompany about="divisions" />
      )}
    </>
  );
}
