import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { RequestId } from "~/ui/form/request-id";
import { Button, ButtonLink } from "~/ui/primitives/button";
import type { ShownMessage } from "./shown";

const Root = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s4); max-inline-size: var(--measure); margin-block-start: var(--s4);
  p { flex: 1 1 100%; color: var(--muted); font: 400 var(--t15) var(--font); }
  @media print { form, a, p:not([role]) { display: none; } }
`;

/**
 * Hands a question without a good answer on to the data managers, or withdraws that; then shows its state. The button
 * remains the same element, so that it keeps the focus. A data manager approves an answer instead.
 */
export function HandOver({ message: { id, state, feedback, approve } }: { message: ShownMessage }) {
  const { t } = useTranslation("chats");
  if (!feedback) return null;
  const { handed, liked } = feedback;
  if (handed === "no" && state !== "declined" && liked !== false) return null;
  if (handed === "no" && approve)
    return (
      <Root>
        <ButtonLink small to={approve}>
          {t("approve")}
        </ButtonLink>
        <p>{t("approve.what")}</p>
      </Root>
    );
  const open = handed === "open";
  return (
    <Root>
      <Form method="post" preventScrollReset>
        <RequestId form={`hand-on-${id}-${handed}`} />
        <input type="hidden" name="intent" value="hand-on" />
        <input type="hidden" name="message" value={id} />
        <input type="hidden" name="handedOn" value={open ? "no" : "yes"} />
        <Button small>{t(open ? "handOn.back" : handed === "settled" ? "handOn.again" : "handOn")}</Button>
      </Form>
      <p role={handed === "no" ? undefined : "status"}>
        {t(handed === "no" ? "handOn.what" : open ? "handOn.done" : "handOn.settled")}
      </p>
    </Root>
  );
}
