import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { keyOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ErrorSummary } from "~/ui/form/error-summary";
import { RequestId } from "~/ui/form/request-id";
import { InspectedThread } from "~/ui/inspections/inspected-thread";
import { InspectionDetails } from "~/ui/inspections/inspection-details";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { shownInspection } from "./shown-inspection";

export const handle = { namespaces: ["inspections", "messages"] };

/** Each opening of a chat is recorded, also a reload of the page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const id = params.id ?? "";
  const { url, language } = context;
  const reader = { language, timeZone: user.timeZone };
  const chatId = Id.safeParse(url.searchParams.get("chat")).data;
  const before = Id.safeParse(url.searchParams.get("before")).data;
  const opened = chatId ? await openedChat(context, { id, chatId, ...(before && { before }) }) : undefined;
  const stored = await or404(api.inspections.read({ id }));
  const reads =
    stored.role === "requester" && stored.state === "approved" && ability.can("update", "Company");
  const chats = reads && !opened ? await or404(api.inspections.chats({ id })) : undefined;
  const here = (values: { chat?: string; before?: string } = {}) =>
    paths.inspections.open(user.access, id, values);
  return {
    inspection: shownInspection(stored, reader, here()),
    mayDecide: stored.role === "approver" && stored.state === "waiting",
    mayEnd:
      stored.role !== "owner" &&
      (stored.state === "approved" || (stored.role === "requester" && stored.state === "waiting")),
    chats: chats?.map(chat => ({
      id: chat.id,
      name: chat.name,
      questions: chat.questions,
      when: formatTime(chat.at, reader),
      to: here({ chat: chat.id }),
    })),
    thread: opened && {
      name: opened.chat.name,
      messages: opened.messages.map(({ createdAt, ...message }) => ({
        ...message,
        when: formatTime(createdAt, reader),
      })),
      older: opened.older && chatId ? here({ chat: chatId, before: opened.older }) : null,
    },
    list: paths.inspections.list(user.access),
    here: here(),
  };
}

/** A chat to read. One whose inspection has ended since its page was shown leads to the inspection. */
async function openedChat(context: AppLoadContext, input: { id: string; chatId: string; before?: string }) {
  const { api, user } = requireSignedIn(context);
  try {
    return await api.inspections.open(input);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) return or404(Promise.reject(error));
    const { role, state } = await or404(api.inspections.read({ id: input.id }));
    if (role === "requester" && state === "ended")
      throw redirect(paths.inspections.open(user.access, input.id));
    throw notFound();
  }
}

const Wish = z.object({ intent: z.enum(["approve", "refuse", "end", "withdraw"]) });

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const parsed = Wish.safeParse(Object.fromEntries(form));
  const here = paths.inspections.open(user.access, id);
  if (!parsed.success) return redirect(here);
  const options = keyOptions(form);
  const { intent } = parsed.data;
  const decides = intent === "approve" || intent === "refuse";
  try {
    if (decides) await or404(api.inspections.decide({ id, approve: intent === "approve" }, options));
    else await or404(api.inspections.end({ id }, options));
    const outcomes = { approve: "approved", refuse: "refused", end: "ended", withdraw: "withdrawn" } as const;
    flash(context, { kind: "done", key: `inspections:done.${outcomes[intent]}` });
    return redirect(here);
  } catch (error) {
    // A request that was withdrawn after its page was shown is no longer the approver's to read.
    if (decides && error instanceof Response && (await or404(api.inspections.setting())).approves) {
      flash(context, { kind: "note", key: "inspections:notWaiting" });
      return redirect(paths.inspections.list(user.access));
    }
    return refuseQuestion(context, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function OneInspection() {
  const { t } = useTranslation(["inspections", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { inspection, mayDecide, mayEnd, chats, thread, list, here } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const problem = refused && "problem" in refused ? refused.problem : undefined;
  if (thread)
    return (
      <div style={{ maxInlineSize: "52rem" }}>
        <PageHead title={thread.name} actions={<ButtonLink to={here}>{t("back")}</ButtonLink>}>
          {t("reading", { name: inspection.owner, ends: inspection.ends })}
        </PageHead>
        <InspectedThread {...thread} asker={inspection.owner} />
      </div>
    );
  return (
    <div style={{ maxInlineSize: "52rem" }}>
      <PageHead title={root.title} actions={<ButtonLink to={list}>{t("all")}</ButtonLink>} />
      <ErrorSummary title={t("messages:form.invalid")} problems={problem ? [{ text: problem }] : []} />
      <div className="stack" data-gap="5">
        <InspectionDetails inspection={inspection} />
        {mayDecide || mayEnd ? (
          <Form method="post" className="stack">
            <RequestId form="inspection-decision" />
            {mayDecide ? <p>{t("decide", { name: inspection.owner })}</p> : null}
            <p className="row">
              {mayDecide ? (
                <>
                  <Button kind="main" name="intent" value="approve">
                    {t("approve")}
                  </Button>
                  <Button name="intent" value="refuse">
                    {t("refuse")}
                  </Button>
                </>
              ) : (
                <Button
                  kind="danger"
                  name="intent"
                  value={inspection.state === "waiting" ? "withdraw" : "end"}
                >
                  {inspection.state === "waiting" ? t("withdraw") : t("end")}
                </Button>
              )}
            </p>
          </Form>
        ) : null}
        {chats ? (
          <section className="stack">
            <h2>{t("chats")}</h2>
            <p>{t("noted")}</p>
            <Sheet data-pad>
              {chats.length === 0 ? (
                <EmptyState title={t("noChats")} />
              ) : (
                <ul className="marked">
                  {chats.map(chat => (
                    <li key={chat.id}>
                      <Link to={chat.to} prefetch="none">
                        <bdi>{chat.name}</bdi>
                      </Link>{" "}
                      <span className="muted">{t("questions", { count: chat.questions })}</span>
                    </li>
                  ))}
                </ul>
              )}
            </Sheet>
          </section>
        ) : null}
      </div>
    </div>
  );
}
