import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Download } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { importLimit } from "~/contract/people";
import { sayError, sayInvalid } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { refuseWith } from "~/session/form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FileDrop } from "~/ui/form/file-drop";
import { readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { useChosenFiles } from "~/ui/form/use-chosen-files";
import { useScripted } from "~/ui/form/use-scripted";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { importHeads } from "./import-heads";
import { kindIn } from "./people-query";
import { breadcrumbsToPerson } from "./show-person";

export const handle = { namespaces: ["people", "messages", "forms"] };

const maxBytes = 500_000;

export async function loader({ context }: LoaderFunctionArgs) {
  const { ability } = requireSignedIn(context);
  if (!ability.can("create", "User")) throw notFound();
  const kind = kindIn(context.url.searchParams);
  return {
    breadcrumbs: breadcrumbsToPerson(context, kind),
    kind,
    heads: importHeads(context.language, kind),
    limit: importLimit,
  };
}

/** Uploads the file and shows its preview; creates no one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const kind = kindIn(context.url.searchParams);
  const file = (await request.formData()).get("file");
  const refuse = (text: string, status: number) =>
    refuseWith(context, { fields: { file: [text] }, values: {} }, status);
  if (!(file instanceof File) || file.name === "")
    return refuse(sayInvalid(context.language, "import.missing"), 422);
  if (file.size > maxBytes) return refuse(sayInvalid(context.language, "import.tooLarge"), 413);
  const content = Buffer.from(await file.arrayBuffer()).toString("base64");
  try {
    const { id } = await api.people.bringImport({ kind, name: file.name.slice(0, 255), content });
    return redirect(paths.people.importOf(id));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuse(sayError(context.language, error.code, error.data.values), error.status);
  }
}

export default function ImportPeople() {
  const { t, i18n } = useTranslation(["people", "messages", "shell"]);
  const form = useRef<HTMLFormElement>(null);
  const files = useChosenFiles(form, { file: "" }, i18n.language);
  const scripted = useScripted();
  const root = useRouteLoaderData("root") as RootData;
  const { kind, heads, limit } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          <ButtonLink to={paths.people.template(kind)} reloadDocument>
            <Download size={18} aria-hidden />
            {t("import.template")}
          </ButtonLink>
        }
      >
        {t("import.intro")}
      </PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad className="stack" style={{ maxInlineSize: "44rem" }}>
        <Form
          method="post"
          action={paths.people.import(kind)}
          encType="multipart/form-data"
          className="stack"
          data-gap="6"
          ref={form}
          {...files.targets}
        >
          <FileDrop
            name="file"
            label={t("import.file")}
            hint={t("import.fileHint", { limit })}
            accept=".csv,text/csv,text/plain"
            errors={refusal.errors("file")}
            chosen={files.chosen.file}
            remark={files.remarks.file}
            scripted={scripted}
            over={files.over}
            onChoose={input => files.choose("file", input)}
            onClear={input => files.clear("file", input)}
          />
          <div className="row">
            <Submit busy={t("import.busy")}>{t("import.look")}</Submit>
            <ButtonLink to={paths.people.list(kind)}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
        <div>
          <h2>{t("import.columns")}</h2>
          <p>{t("import.columnsText")}</p>
          <ul style={{ paddingInlineStart: "1.25rem", listStyle: "disc", marginBlockStart: "0.5rem" }}>
            {heads.map(({ name, required }) => (
              <li key={name}>
                <b>{name}</b> {required ? null : <span className="muted">{t("import.mayBeEmpty")}</span>}
              </li>
            ))}
          </ul>
        </div>
      </Sheet>
    </>
  );
}
