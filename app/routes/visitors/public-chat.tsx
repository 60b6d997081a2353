import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { VisitorQuestionFields } from "~/contract/visitor-fields";
import { visitorQuestionDays } from "~/contract/visitor-limits";
import { paths } from "~/paths";
import { keyOptions, refuseFields } from "~/session/form";
import { humanAnswerOf, newHumanStamp, refuseHumanCheck } from "~/session/human-check";
import { parseForm } from "~/session/parse-form";
import { requireAccess } from "~/session/require-access";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { PageHead } from "~/ui/primitives/page-head";
import { ownColoursCss } from "~/ui/theme/own-colours";
import { FrameHeight } from "~/ui/visitors/frame-height";
import { VisitorAnswer } from "~/ui/visitors/visitor-answer";
import { VisitorForm } from "~/ui/visitors/visitor-form";

export const handle = { namespaces: ["visitors", "messages"] };

/** Returns undefined for missing records. */
async function found<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && (error.code === "not_found" || error.code === "bad_request"))
      return undefined;
    throw error;
  }
}

/** Chosen: the answers before that a page shows again; nothing else remembers what a visitor asked. */
const maxEarlier = 5;

/** The answers that the address names, the latest first: the one just given, and those before it. */
function namedAnswers({ url: { searchParams } }: AppLoadContext): string[] {
  const named = [searchParams.get("answer"), ...(searchParams.get("earlier") ?? "").split(",")];
  const ids = named.flatMap(id => Id.safeParse(id).data ?? []);
  return [...new Set(ids)].slice(0, maxEarlier + 1);
}

const isFrame = ({ page }: AppLoadContext) => page.id === "public-chat.code.frame";

/** The colours of both themes from the owner's one, adjusted for sufficient contrast. */
const coloursOf = (colour: string, { colours }: AppLoadContext["build"]) =>
  colour
    ? ownColoursCss(
        {
          "primary-light": colour,
          "primary-darken-light": colour,
          "primary-dark": colour,
          "primary-darken-dark": colour,
        },
        colours,
      )
    : undefined;

/** The page, also in a frame, for which it sets the allowed sites. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = requireAccess(context);
  const code = params.code ?? "";
  const framed = isFrame(context);
  const chat = await found(api.visitors.read({ code }));
  if (!chat) return data({ chat: null, framed }, { status: 404 });
  if (framed) context.framers = chat.sites;
  const { name, company, colour } = chat;
  const [answers, stamp] = await Promise.all([
    Promise.all(
      namedAnswers(context).map(async id => {
        const answer = await found(api.visitors.answer({ code, id }));
        return answer && { id, ...answer };
      }),
    ),
    newHumanStamp(context),
  ]);
  const [answer, ...earlier] = answers.filter(one => one !== undefined);
  return data({
    title: name,
    ownColours: coloursOf(colour, context.build),
    chat: { name, company, here: (framed ? paths.publicChat.frame : paths.publicChat.page)(code) },
    whole: paths.publicChat.page(code),
    privacy: paths.privacy(),
    answer,
    earlier,
    stamp,
    framed,
  });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  const code = params.code ?? "";
  const form = await request.formData();
  const submission = parseForm(form, { schema: VisitorQuestionFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const before = namedAnswers(context);
    const { id } = await api.visitors.ask(
      { ...submission.value, code, human: humanAnswerOf(form), after: before[0] },
      keyOptions(form),
    );
    const page = isFrame(context) ? paths.publicChat.frame : paths.publicChat.page;
    const earlier = before.slice(0, maxEarlier).join(",");
    return redirect(page(code, { answer: id, earlier }));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found")
      return data({ fields: {}, values: {} as Record<string, string> }, { status: 404 });
    return refuseHumanCheck(context, submission, error);
  }
}

export default function PublicChat() {
  const { t } = useTranslation(["visitors", "messages"]);
  const page = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  if (!page.chat)
    return (
      <div data-framed={page.framed || undefined}>
        <PageHead title={t("gone")}>{t("goneText")}</PageHead>
      </div>
    );
  const { chat, answer, earlier, framed } = page;
  return (
    <div data-framed={framed || undefined} className="stack" data-gap="5">
      <PageHead title={chat.name}>{t("of", { company: chat.company })}</PageHead>
      <ErrorSummary ready title={t("messages:form.invalid")} problems={refusal.problems} />
      {answer ? <VisitorAnswer {...answer} /> : <p>{t("notice")}</p>}
      <VisitorForm
        stamp={page.stamp}
        refusal={refusal}
        label={answer ? t("again") : t("question")}
        days={visitorQuestionDays}
      />
      {earlier.length > 0 ? (
        <section className="stack" data-gap="4" aria-labelledby="earlier">
          <h2 id="earlier">{t("earlier")}</h2>
          {earlier.map(({ id, ...one }) => (
            <VisitorAnswer key={id} {...one} earlier />
          ))}
        </section>
      ) : null}
      {framed ? (
        <p className="tiny">
          <a href={page.whole} target="_blank" rel="noreferrer">
            {t("openWhole")}
          </a>{" "}
          ·{" "}
          <a href={page.privacy} target="_blank" rel="noreferrer">
            {t("privacy")}
          </a>
        </p>
      ) : null}
      {framed ? <FrameHeight /> : null}
    </div>
  );
}
