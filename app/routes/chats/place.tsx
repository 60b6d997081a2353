import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PlaceFields } from "~/contract/folder-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ChatPage } from "~/ui/chats/chat-layout";
import { TagBoxes } from "~/ui/feedback/tag-form";
import { Switch } from "~/ui/form/choices";
import { ErrorSummary } from "~/ui/form/error-summary";
import { SelectField } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["folders", "messages", "tagging"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("update", "Folder")) throw notFound();
  const { id, name, place, divisions } = await or404(api.chats.read({ id: params.id ?? "" }));
  const words = [name, ...divisions.map(division => division.name)].join(" ").slice(0, 4000);
  const [folders, tags] = await Promise.all([api.folders.list(), api.tags.choices({ words })]);
  return {
    name,
    place,
    tags,
    folders: folders.map(({ id, name, parentId }) => ({ id, name, inside: parentId !== null })),
    back: paths.chats.open(user.access, id),
    add: ability.can("create", "Folder") ? paths.folders.new(paths.folders.root(user.access)) : undefined,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const submission = parseForm(form, { schema: PlaceFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    // Unchecked boxes are not sent, so a hidden field says that the form contained the tags.
    const tagIds = form.has("tags") ? (submission.value.tagIds ?? []) : undefined;
    await api.folders.place({ ...submission.value, tagIds, id }, keyOptions(form));
    flash(context, { kind: "done", key: "folders:placed" });
    return redirect(paths.chats.open(user.access, id));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { ChatProblem as ErrorBoundary } from "~/ui/chats/chat-problem";
export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function PlaceChat() {
  const { t } = useTranslation(["folders", "messages", "shell", "tagging"]);
  const root = useRouteLoaderData("root") as RootData;
  const { name, place, tags, folders, back, add } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  const isOn = (name: "pinned" | "archived") => refusal.value(name, place[name] ? "on" : "") === "on";
  const chosenIds = refusal.values(
    "tagIds",
    place.tags.map(tag => tag.id),
  );
  const chosen = tags.filter(tag => chosenIds.includes(tag.id));
  return (
    <ChatPage>
      <PageHead title={root.title}>
        <bdi>{name}</bdi>
      </PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
        <Form method="post" noValidate className="stack" data-gap="5">
          <SelectField
            name="folderId"
            label={t("folder")}
            hint={t("placeHint")}
            errors={refusal.errors("folderId")}
            defaultValue={refusal.value("folderId", place.folderId ?? "")}
          >
            <option value="">{t("none")}</option>
            {folders.map(folder => (
              <option key={folder.id} value={folder.id}>
                {folder.inside ? `– ${folder.name}` : folder.name}
              </option>
            ))}
          </SelectField>
          {add ? (
            <p>
              <Link to={add}>{t("add")}</Link>
            </p>
          ) : null}
          <Switch name="pinned" label={t("pin")} sub={t("pinHint")} defaultChecked={isOn("pinned")} />
          <Switch
            name="archived"
            label={t("archive")}
            sub={t("archiveHint")}
            defaultChecked={isOn("archived")}
          />
          {tags.length > 0 ? (
            <>
              <TagBoxes choices={tags} chosen={chosen} hint={t("tagging:mine")} />
              <input type="hidden" name="tags" value="on" />
            </>
          ) : null}
          <RequestId form="place-chat" />
          <div className="row">
            <Submit busy={t("saving")}>{t("shell:save")}</Submit>
            <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </ChatPage>
  );
}
