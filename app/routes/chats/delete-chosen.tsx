import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { chosenIds, forEachChosen } from "~/routes/list/chosen";
import { placeInList } from "~/routes/list/place-in-list";
import { flash, flashCounts } from "~/session/flash";
import { itemKey, refuseQuestion, requestKey } from "~/session/form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ButtonLink } from "~/ui/primitives/button";
import { Confirmation } from "~/ui/primitives/confirmation";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["chats"] };

const listParams = ["which", "search", "tagId", "size", "page"];

/** The ids that the address names, and the list that they were chosen in. */
function chosenChats(context: AppLoadContext) {
  const { user, ability } = requireSignedIn(context);
  if (!ability.can("delete", "Chat")) throw notFound();
  return {
    ids: chosenIds(context.url.searchParams),
    back: placeInList(context, paths.chats.list(user.access), listParams),
  };
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const { ids, back } = chosenChats(context);
  const { rows } = ids.length > 0 ? await api.chats.list({ ids, size: 100 }) : { rows: [] };
  return {
    title: pageTitle(context.language, context.page),
    chats: rows.map(({ id, name, questions, othersQuestions = 0 }) => ({
      id,
      name,
      questions: questions + othersQuestions,
    })),
    ofOthers: rows.reduce((sum, { othersQuestions = 0 }) => sum + othersQuestions, 0),
    // Other people may have asked in them.
    others: rows.some(({ visibility, readers }) => visibility === "public" || readers > 0),
    back,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const key = requestKey(await request.formData());
  const { ids, back } = chosenChats(context);
  try {
    if (ids.length === 0) {
      flash(context, { kind: "problem", key: "chats:bulk.none" });
      return redirect(back);
    }
    const counts = await forEachChosen(ids, id =>
      api.chats.remove({ id }, { context: { key: itemKey(key, id) } }),
    );
    flashCounts(context, { all: "chats:deleteChosen.done", some: "chats:deleteChosen.some" }, counts);
    return redirect(back);
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function DeleteChosenChats() {
  const { title, chats, ofOthers, others, back } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useTranslation("chats");
  return (
    <>
      <PageHead title={title} />
      {chats.length === 0 ? (
        <Sheet>
          <EmptyState title={t("bulk.none")} action={<ButtonLink to={back}>{t("bulk.back")}</ButtonLink>}>
            {t("bulk.noneText")}
          </EmptyState>
        </Sheet>
      ) : (
        <Confirmation
          name="delete-chats"
          problem={refused?.problem}
          confirm={t("deleteChosen.confirm")}
          busy={t("delete.busy")}
          back={back}
        >
          <p>
            {t("deleteChosen.what", { count: chats.length })}
            {ofOthers > 0 ? ` ${t("deleteChosen.ofOthers", { count: ofOthers })}` : null}
          </p>
          <ul>
            {chats.map(({ id, name, questions }) => (
              <li key={id}>
                <b>
                  <bdi>{name}</bdi>
                </b>{" "}
                ({t("questions", { count: questions })})
              </li>
            ))}
          </ul>
          {others ? <p>{t("deleteChosen.others")}</p> : null}
          <p>{t("delete.files")}</p>
        </Confirmation>
      )}
    </>
  );
}
