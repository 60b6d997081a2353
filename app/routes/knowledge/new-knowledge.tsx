import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { sameNames } from "~/contract/same-names";
import { formatBytes } from "~/i18n/format";
import { sayError, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { namesOfFields } from "~/session/field-labels";
import { flash } from "~/session/flash";
import { refuseWith, requestKey } from "~/session/form";
import { requireSignedIn } from "~/session/require-access";
import { NoCompany } from "~/ui/employees/no-company";
import { type Answer, kinds } from "~/ui/knowledge/answer";
import { KnowledgeForm } from "~/ui/knowledge/knowledge-form";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { makeOffer } from "./make-offer";
import { readTarget } from "./read-target";
import { receiveFiles } from "./receive-files";
import { takeFiles } from "./take-files";

export const handle = { namespaces: ["divisions", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { ability } = requireSignedIn(context);
  if (!ability.can("create", "File")) return { offer: undefined };
  return { offer: await makeOffer(context, context.url.searchParams.get("division") ?? "") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, raw, user, ability } = requireSignedIn(context);
  if (!ability.can("create", "File")) throw new Response(null, { status: 403 });
  const received = await receiveFiles(request, raw).catch(badRequest);
  const { form } = received;
  const { staged, fields } = await takeFiles(context, received);
  const text = (name: string) => String(form.get(name) ?? "");
  const answer = (more: Partial<Answer> = {}): Answer => ({
    requestId: `${context.requestId}.knowledge`,
    fields,
    values: {
      division: text("division"),
      newDivision: text("newDivision"),
      same: text("same"),
      sameName: text("sameName"),
    },
    waiting: Object.fromEntries(
      Object.entries(staged).map(([kind, { id, name, bytes }]) => [
        kind,
        { id, name, size: formatBytes(bytes, context.language) },
      ]),
    ),
    ...more,
  });

  const removed = kinds.find(kind => text("intent") === `remove:${kind}`);
  if (removed) {
    const one = staged[removed];
    if (one) await api.files.unstage({ id: one.id });
    delete staged[removed];
    return data(answer());
  }

  const target = readTarget(context, text("division"), text("newDivision"));
  if (kinds.every(kind => !staged[kind] && !fields[kind]))
    fields.docx = [sayError(context.language, "file_missing")];
  // In the form's order, as the summary lists them.
  const wrong = { ...target.fields, ...fields };
  if (Object.keys(wrong).length > 0) {
    // Errors about files contain the file's name; other errors are preceded by the field's label.
    const names = namesOfFields(context.language, target.fields);
    return refuseWith(context, answer({ fields: wrong, names }), 422);
  }

  const key = requestKey(received.content);
  const ids = { docx: staged.docx?.id, pdf: staged.pdf?.id };
  const same = (["keep", "replace"] as const).find(one => one === text("same")) ?? "ask";
  const sameName = sameNames.find(one => one === text("sameName")) ?? "ask";
  try {
    const added = await api.files.add({ ...target.into, ...ids, same, sameName }, { context: { key } });
    const count = added.fileIds.length;
    const done = paths.knowledge.divisions(user.access);
    if (text("scripted")) {
      const translate = textsFor(context.language);
      const said = count > 0 ? translate("divisions:added", { count }) : translate("divisions:kept");
      return data(answer({ done: { to: done, said } }));
    }
    flash(context, {
      kind: "done",
      ...(count > 0 ? { key: "divisions:added", values: { count } } : { key: "divisions:kept" }),
    });
    return redirect(done);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const said = answer(explain(context, error, Boolean(target.into.newDivision)));
    return refuseWith(context, said, error.status);
  }
}

function badRequest(error: unknown): never {
  if (error instanceof AppError) throw new Response(null, { status: error.status });
  throw error;
}

/** The sentence of a refusal at its field. */
function explain({ language }: AppLoadContext, error: AppError, isNew: boolean): Partial<Answer> {
  const { code, data } = error;
  const sentence = sayError(language, code, data.values);
  const kind = kinds.find(one => one === data.values?.field);
  switch (code) {
    case "not_found":
      return { fields: { division: [textsFor(language)("divisions:new.gone")] } };
    case "division_name_taken":
      return { fields: { newDivision: [sentence] } };
    case "division_limit_reached":
      return { fields: { [isNew ? "newDivision" : "division"]: [sentence] } };
    case "file_duplicate":
      return kind ? { fields: { [kind]: [sentence] }, duplicate: kind } : { problem: sentence };
    case "file_name_there":
      return kind ? { fields: { [kind]: [sentence] }, namesake: kind } : { problem: sentence };
    default:
      return kind ? { fields: { [kind]: [sentence] } } : { problem: sentence };
  }
}

export default function NewKnowledge() {
  const { t } = useTranslation(["divisions", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { offer } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={root.title}>{offer ? t("new.intro") : null}</PageHead>
      {offer ? (
        <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
          <KnowledgeForm offer={offer} answer={answer} />
        </Sheet>
      ) : (
        <NoCompany about="divisions" />
      )}
    </>
  );
}
