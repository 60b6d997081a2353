import type { AppLoadContext } from "@remix-run/node";
import { spanProblem } from "~/contract/dashboard-span";
import { type Feedback, FeedbackQuery } from "~/contract/feedback";
import type { FeedbackSource } from "~/contract/feedback-fields";
import type { SignedInUser } from "~/contract/session";
import { formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import { readListQuery } from "~/routes/list/list-query";
import type { ShownFeedback } from "~/ui/feedback/shown-feedback";

type FeedbackPage = {
  intro: "all" | "employees" | "public" | "operator";
  /** The source that the page is about. */
  source?: FeedbackSource;
  /** The sources to filter by. */
  sources: FeedbackSource[];
};

/** The pages of feedback by their id. */
const pages: Record<string, FeedbackPage> = {
  "feedback-report": { intro: "all", sources: ["answer", "public", "mail"] },
  "feedback-report.employee-feedback": { intro: "employees", source: "answer", sources: [] },
  "feedback-report.public-feedback": { intro: "public", source: "public", sources: [] },
  "admin.datamanager-feedback": { intro: "operator", sources: ["manager", "public"] },
};

export const feedbackPage = ({ page }: AppLoadContext): FeedbackPage => pages[page.id]!;

/** The query of a list of feedback, from the address. */
export const feedbackQuery = (url: URL, source?: FeedbackSource) => ({
  ...readListQuery(url, FeedbackQuery, { size: 10 }),
  ...(source ? { source } : {}),
});

/** What is wrong with the days of an address, which then do not filter; undefined for valid days. */
export function datesProblem({ searchParams }: URL): "noDay" | "outside" | "turned" | undefined {
  const from = searchParams.get("from") ?? "";
  const to = searchParams.get("to") ?? "";
  const problem = spanProblem(from, to);
  // A single day and a span of many years, within the limits of spans, are valid filters too.
  if (problem === undefined || problem === "half") return undefined;
  if (problem !== "tooLong") return problem;
  return [from, to].some(day => spanProblem(day, "") === "outside") ? "outside" : undefined;
}

/** Formats feedback for its reader. */
export function feedbackShower({ language }: AppLoadContext, { timeZone, access }: SignedInUser) {
  return ({ settledAt, createdAt, ...feedback }: Feedback): ShownFeedback => {
    const { id, source, mood, liked, rating, comment, question, tags, giver, contactEmail, version } =
      feedback;
    return {
      id,
      source,
      mood,
      liked,
      rating,
      comment,
      question,
      tags,
      giver,
      contactEmail,
      version,
      settled: settledAt !== null,
      at: createdAt.toISOString(),
      when: formatTime(createdAt, { language, timeZone }),
      to: paths.feedback.view(access, id),
    };
  };
}
