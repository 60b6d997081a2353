import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shownStatus } from "~/contract/file-states";
import { paths } from "~/paths";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";
import ProcessingDetails from "~/ui/operations/processing/processing-details";
import type { ShownProcessingFile } from "~/ui/operations/processing/shown-processing";
import { PageHead } from "~/ui/primitives/page-head";
import { changeProcessing } from "./change-processing";
import { processingShower } from "./show-processing";

export const handle = { namespaces: ["processing", "divisions", "messages"] };

/** One file's processing with each attempt. The table shows the same in a dialog. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<ShownProcessingFile> {
  const { api, user, ability } = requireSignedIn(context);
  const found = await or404(api.processing.read({ id: params.id ?? "" }));
  const { file, attempt, number, nameOf, t } = processingShower(context, user);
  const shown = file(found);
  const mayChange = ability.can("update", "File");
  const facts: [string, string | null][] = [
    [t("processing:column.place"), shown.place],
    [t("processing:column.status"), t(`divisions:status.${shownStatus(found.status, found.reason)}`)],
    [t(`processing:${stepName(found)}`), shown.step],
    [t("processing:column.progress"), shown.progress],
    [t("processing:column.size"), shown.megabytes],
    [t("processing:column.type"), shown.type],
    [t("processing:column.added"), shown.exact],
    [t("processing:column.speed"), shown.speed],
    [t("processing:column.attempts"), shown.attempts],
    [t("processing:column.memory"), shown.memory],
    [t("processing:passages"), found.passages > 0 ? number(found.passages) : null],
    [t("processing:hiddenWords"), found.hiddenWords > 0 ? number(found.hiddenWords) : null],
  ];
  return {
    title: nameOf(found),
    file: shown,
    facts: facts.flatMap(([name, value]) => (value === null ? [] : { name, value })),
    attempts: found.history.map(one => attempt(one, found.kind)),
    may: {
      retry: mayChange && shown.retriable,
      cancel: mayChange && ["queued", "reading", "indexing"].includes(found.status),
    },
  };
}

/** What the text below a status is: a place in the queue, why the file is not ready, or the step at work. */
function stepName({ place, status }: { place: number | null; status: string }) {
  if (place !== null) return "queue";
  return status === "failed" || status === "quarantined" ? "reason" : "column.step";
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  await changeProcessing(context, await request.formData());
  return redirect(paths.fileProcessing.file(params.id ?? ""));
}

export default function ProcessingFilePage() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={loaded.title} />
      <ProcessingDetails loaded={loaded} />
    </>
  );
}
