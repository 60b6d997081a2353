import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Mail } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { callOptions } from "~/session/form";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";
import { AboutAnswer } from "~/ui/feedback/about-answer";
import { MoodAndLike, SettledBadge } from "~/ui/feedback/feedback-parts";
import { SettleForm } from "~/ui/feedback/settle-form";
import { TagForm } from "~/ui/feedback/tag-form";
import { ButtonLink } from "~/ui/primitives/button";
import { DescriptionList } from "~/ui/primitives/description-list";
import { LongName } from "~/ui/primitives/long-name";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { feedbackShower } from "./feedback-pages";
import { goldenLinks } from "./golden-link";
import { refuseTags } from "./refuse-tags";
import { settle } from "./settle";

export const handle = { namespaces: ["feedbackReport", "feedback", "chats", "messages", "tagging"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const { answer, about, ...feedback } = await or404(api.feedback.read({ id: params.id ?? "" }));
  const mayChange = ability.can("update", "Feedback");
  const writes = user.companyId && feedback.contactEmail && ability.can("create", "Email");
  const senders = writes ? await api.emailDrafts.senders() : [];
  const choices = mayChange && user.companyId && ability.can("read", "Tag");
  return {
    feedback: feedbackShower(context, user)(feedback),
    answer,
    about,
    golden: goldenLinks(user, ability)(feedback.question, { cited: answer?.citations[0]?.divisionId }),
    mayChange,
    /** Written in the company's mailbox, if it has one. */
    answerTo: senders.length > 0 ? paths.emails.write({ feedback: feedback.id }) : null,
    tags: choices
      ? await api.tags.choices({ words: `${feedback.comment} ${feedback.question ?? ""}`.slice(0, 4000) })
      : null,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  if (form.get("intent") !== "tags") return settle(context, form);
  const id = params.id ?? "";
  const tagIds = form.getAll("tagIds").map(String);
  const options = callOptions(form);
  try {
    await api.feedback.setTags({ id, tagIds }, options);
    flash(context, { kind: "done", key: "tagging:saved" });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "conflict_version")
      return refuseTags(context, tagIds, error);
    flash(context, { kind: "problem", key: `errors:${error.code}` });
  }
  return redirect(paths.feedback.view(user.access, id));
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function FeedbackDetails() {
  const { t } = useTranslation(["feedbackReport", "feedback", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { feedback, answer, about, golden, mayChange, answerTo, tags } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { id, version, settled, giver, contactEmail, rating } = feedback;
  // Data managers are informed beforehand that the operator receives their address.
  const address = contactEmail ?? giver?.email;
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          <>
            {address ? (
              <ButtonLink to={answerTo ?? `mailto:${address}`} reloadDocument={answerTo === null}>
                <Mail size={18} aria-hidden />
                {t("details.reply")}
              </ButtonLink>
            ) : null}
            {mayChange ? <SettleForm id={id} version={version} settled={settled} /> : null}
          </>
        }
      >
        <time dateTime={feedback.at}>{feedback.when}</time>
      </PageHead>
      <div className="stack" data-gap="6" style={{ maxInlineSize: "48rem", overflowWrap: "anywhere" }}>
        <Sheet data-pad>
          <DescriptionList
            lines={[
              {
                name: t("columnComment"),
                value: (
                  <span dir="auto" style={{ whiteSpace: "pre-line" }}>
                    {feedback.comment || t("noComment")}
                  </span>
                ),
              },
              { name: t("columnMood"), value: <MoodAndLike mood={feedback.mood} liked={feedback.liked} /> },
              {
                name: t("columnRating"),
                value: rating === null ? null : t("feedback:ratingOf", { rating: String(rating) }),
              },
              { name: t("columnSource"), value: t(`source.${feedback.source}`) },
              {
                name: t("columnGiver"),
                value: giver && (
                  <>
                    <bdi>{giver.name}</bdi>
                    {t("shell:comma")}
                    <bdi>{giver.company}</bdi>
                    {t("shell:comma")}
                    <LongName name={giver.email} />
                  </>
                ),
              },
              { name: t("columnContact"), value: contactEmail && <bdi>{contactEmail}</bdi> },
              { name: t("columnStatus"), value: <SettledBadge settled={settled} /> },
            ]}
          />
        </Sheet>
        {about === "nothing" ? null : (
          <AboutAnswer about={about} question={feedback.question} answer={answer} golden={golden} />
        )}
        {tags ? <TagForm choices={tags} chosen={feedback.tags} version={version} refused={refused} /> : null}
      </div>
    </>
  );
}
