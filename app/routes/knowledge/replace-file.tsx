import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Upload } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { isolate } from "~/i18n/isolate";
import { recordTitle, sayError } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { expectedVersion, refuseWith, requestKey } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FileDrop } from "~/ui/form/file-drop";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { useChosenFiles } from "~/ui/form/use-chosen-files";
import { useScripted } from "~/ui/form/use-scripted";
import { StoreAlert } from "~/ui/knowledge/store-alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { listPlace } from "./list-place";
import { fileLimit } from "./make-offer";
import { receiveFiles } from "./receive-files";
import { takeFiles } from "./take-files";

export const handle = { namespaces: ["divisions", "messages", "forms"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("update", "File") || !ability.can("create", "File")) throw notFound();
  const { id, name, version, status, replaces, versionNumber } = await or404(
    api.files.read({ id: params.id ?? "" }),
  );
  if (status === "deleting" || replaces) throw notFound();
  return {
    title: recordTitle(context.language, context.page, name),
    file: { id, name, version, versionNumber },
    // Only a file that has been processed is answered from meanwhile.
    intro: status === "ready" ? ("file.replaceIntro" as const) : ("file.replaceUnready" as const),
    limit: fileLimit(context),
    store: (await api.files.store()).state,
    back: listPlace(context, user, paths.knowledge.file(id)),
  };
}

/** The new version is one file of either kind; its field has the name of one of the upload form's two fields. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api, raw, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const received = await receiveFiles(request, raw).catch(badRequest);
  const { staged, fields } = await takeFiles(context, received);
  const upload = staged.pdf ?? staged.docx;
  const refuse = (said: string, status: number) =>
    refuseWith(context, { fields: { pdf: [said] }, values: { given: "1" } }, status);
  if (!upload) return refuse(fields.pdf?.[0] ?? sayError(context.language, "file_missing"), 422);
  try {
    const options = {
      context: { key: requestKey(received.content), version: expectedVersion(received.form) },
    };
    const { name } = await or404(api.files.replace({ id, [upload.kind]: upload.id }, options));
    const { divisionId } = await or404(api.files.read({ id }));
    flash(context, { kind: "done", key: "divisions:file.replacing", values: { name: isolate(name) } });
    // The file's page and the list show the new version while it is processed; that of all divisions may show it on a later page.
    const usual = paths.knowledge.divisions(user.access, { division: divisionId });
    return redirect(listPlace(context, user, usual, id));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await api.files.unstage({ id: upload.id });
    return refuse(sayError(context.language, error.code, error.data.values), error.status);
  }
}

function badRequest(error: unknown): never {
  if (error instanceof AppError) throw new Response(null, { status: error.status });
  throw error;
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function ReplaceFile() {
  const { t, i18n } = useTranslation(["divisions", "messages", "shell"]);
  const form = useRef<HTMLFormElement>(null);
  const scripted = useScripted();
  const { title, file, intro, limit, store, back } = useLoaderData<typeof loader>();
  const files = useChosenFiles(form, { pdf: "" }, i18n.language, limit);
  const { problems, errors } = readRefusal(useActionData<typeof action>());
  return (
    <>
      <PageHead title={title}>{t(intro)}</PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <StoreAlert store={store} />
      <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
        <form
          ref={form}
          method="post"
          encType="multipart/form-data"
          noValidate
          className="stack"
          data-gap="5"
          {...files.targets}
        >
          <RequestId form={`replace-${file.id}`} />
          <input type="hidden" name="version" value={file.version} />
          <FileDrop
            name="pdf"
            label={t("file.newVersion")}
            hint={t("file.newVersionHint", { limit: limit.megabytes })}
            accept=".pdf,.docx,application/pdf"
            errors={errors("pdf")}
            chosen={files.chosen.pdf}
            remark={files.remarks.pdf}
            scripted={scripted}
            over={files.over}
            onChoose={input => files.choose("pdf", input)}
            onClear={input => files.clear("pdf", input)}
          />
          <div className="row">
            <Submit busy={t("new.sending")}>
              <Upload size={18} aria-hidden />
              {t("file.replace")}
            </Submit>
            <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
          </div>
        </form>
      </Sheet>
    </>
  );
}
