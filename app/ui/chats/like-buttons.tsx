import { Form, Link } from "@remix-run/react";
import { MessageSquareMore, ThumbsDown, ThumbsUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { RequestId } from "~/ui/form/request-id";
import type { ShownMessage } from "./shown";

/** Likes or dislikes an answer; a second press withdraws it. The other feedback has its own page. */
export function LikeButtons({
  id,
  feedback: { liked, more },
}: {
  id: string;
  feedback: NonNullable<ShownMessage["feedback"]>;
}) {
  const { t } = useTranslation("chats");
  const button = (value: "yes" | "no", pressed: boolean) => {
    const Icon = value === "yes" ? ThumbsUp : ThumbsDown;
    return (
      <button type="submit" name="liked" value={pressed ? "unsaid" : value} aria-pressed={pressed}>
        <Icon size={16} aria-hidden fill={pressed ? "currentColor" : "none"} />
        {t(`like.${value}`)}
      </button>
    );
  };
  return (
    <>
      <Form method="post" preventScrollReset data-likes>
        <RequestId form={`like-${id}-${liked}`} />
        <input type="hidden" name="intent" value="like" />
        <input type="hidden" name="message" value={id} />
        {button("yes", liked === true)}
        {button("no", liked === false)}
      </Form>
      <Link to={paths.answers.feedback(id)}>
        <MessageSquareMore size={16} aria-hidden />
        {more ? t("feedback.change") : t("feedback.give")}
      </Link>
    </>
  );
}
