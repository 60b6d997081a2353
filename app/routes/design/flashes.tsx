import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/primitives/button";
import { Flash } from "~/ui/shell/flash";

/** The flash message, and two buttons that set one. */
export function Flashes() {
  const { t } = useTranslation("design");
  return (
    <>
      <Flash kind="done" text={t("flash.done")} />
      <Flash kind="problem" text={t("flash.problem")} />
      <Form method="post" className="row">
        <Button name="flash" value="done">
          {t("flash.try")}
        </Button>
        <Button name="flash" value="problem">
          {t("flash.tryProblem")}
        </Button>
      </Form>
    </>
  );
}
