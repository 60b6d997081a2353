import { Form } from "@remix-run/react";
import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RadioGroup } from "~/ui/form/choices";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { hintOf } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";

type Preview = {
  person: { id: string; name: string };
  mode: "read" | "ask" | null;
  version: number | null;
  visible: { id: string; name: string }[];
  hidden: { id: string; name: string }[];
  questions: number;
  withheld: number;
};

/** The second step of sharing: a preview of what the person would see, and whether they may ask questions. */
export function ShareForm({
  preview: { person, mode, version, visible, hidden, questions, withheld },
  isPublic,
  cancel,
  refused,
}: {
  preview: Preview;
  isPublic: boolean;
  cancel: string;
  refused: Refusal | undefined;
}) {
  const { t } = useTranslation(["sharing", "messages", "shell"]);
  const refusal = readRefusal(refused);
  const named = (divisions: Preview["visible"]) => (
    <ul className="marked">
      {divisions.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad>
        <Form method="post" noValidate className="stack" data-gap="5">
          <h2>{t("withPerson", { name: person.name })}</h2>
          <p>{t("sees", { count: questions })}</p>
          {visible.length > 0 ? (
            <div>
              <p>{t("visible")}</p>
              {named(visible)}
            </div>
          ) : null}
          {hidden.length > 0 ? (
            <Alert tone="warn">
              <p>{t("hidden", { count: hidden.length })}</p>
              {named(hidden)}
              <p>{t("withheld", { count: withheld })}</p>
            </Alert>
          ) : withheld > 0 ? (
            <Alert tone="warn">{t("withheld", { count: withheld })}</Alert>
          ) : (
            <Alert tone="calm">{t("allVisible")}</Alert>
          )}
          {isPublic ? <p>{t("alsoPublic")}</p> : null}
          <RadioGroup
            name="mode"
            legend={t("may")}
            hint={mode ? hintOf(refusal, "mode", mode, { shown: t(`mode.${mode}`) }) : undefined}
            errors={refusal.errors("mode")}
            chosen={refusal.value("mode", mode ?? "read")}
            choices={(["read", "ask"] as const).map(value => ({
              value,
              label: t(`mode.${value}`),
              sub: t(`mode.${value}Sub`),
            }))}
          />
          <input type="hidden" name="userId" value={person.id} />
          <RequestId form={`share-${person.id}`} />
          {version === null ? null : <ExpectedVersion version={version} refusal={refusal} />}
          <div className="row">
            <Submit busy={t("sharing")}>
              <Share2 size={18} aria-hidden />
              {t(mode === null ? "share" : "shell:save")}
            </Submit>
            <ButtonLink to={cancel}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
