import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { matrixSubjects } from "~/contract/abilities";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { clearedLookCookies, preferenceCookies, readPreferenceForm } from "~/session/preferences";
import { choiceOf, choices } from "~/session/preferences-choices";
import { requireSignedIn } from "~/session/require-access";
import { RadioGroup } from "~/ui/form/choices";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { ButtonLink } from "~/ui/primitives/button";
import { DescriptionList } from "~/ui/primitives/description-list";
import { PageHead } from "~/ui/primitives/page-head";
import { Popover } from "~/ui/primitives/popover";
import { Sheet } from "~/ui/primitives/sheet";
import { Tooltip } from "~/ui/primitives/tooltip";
import { AbilityTable } from "~/ui/profile/ability-table";
import { Dialog } from "~/ui/shell/dialog";
import { useWorkplace } from "~/ui/shell/frame-data";

export const handle = { namespaces: ["dialogs", "access", "messages", "shell"] };

const names = ["confirm", "form", "drawer", "long"] as const;
const actions = ["read", "create", "update", "delete"] as const;
const ThemeFields = z.object({ theme: z.enum(choices.theme, "field.required") });

/** The open dialog is part of the address; unknown names open none. */
export function loader({ context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  const open = names.find(name => name === context.url.searchParams.get("dialog")) ?? null;
  return {
    open,
    here: context.page.path,
    email: user.email,
    rights: matrixSubjects.map(subject => ({
      subject,
      may: actions.map(action => ability.can(action, subject)),
    })),
  };
}

/** The example dialogs only change this browser's preferences. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  const { production } = context.build;
  const form = await request.formData();
  const reset = form.get("intent") === "reset";
  const submission = parseForm(form, { schema: ThemeFields });
  if (!reset && submission.status !== "success") return refuseFields(context, submission);
  const headers = reset
    ? clearedLookCookies("all", production)
    : preferenceCookies(readPreferenceForm(form), production);
  for (const header of headers) context.setCookie(header);
  flash(context, { kind: "done", key: reset ? "dialogs:confirm.done" : "dialogs:form.done" });
  return redirect(context.page.path);
}

export default function DialogExamples() {
  const { t } = useTranslation(["dialogs", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { user } = useWorkplace();
  const { open, here, email, rights } = useLoaderData<typeof loader>();
  const { problems, errors, value } = readRefusal(useActionData<typeof action>());
  const content = {
    confirm: (
      <div className="stack">
        <p>{t("confirm.what")}</p>
        <Form method="post" className="row">
          <Submit kind="danger-main" name="intent" value="reset" busy={t("busy")}>
            {t("confirm.do")}
          </Submit>
          <ButtonLink to={here}>{t("shell:cancel")}</ButtonLink>
        </Form>
      </div>
    ),
    form: (
      <Form method="post" noValidate className="stack">
        <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
        <RadioGroup
          name="theme"
          legend={t("shell:theme")}
          errors={errors("theme")}
          chosen={value("theme", choiceOf(root.look, "theme"))}
          choices={choices.theme.map(theme => ({ value: theme, label: t(`shell:theme.${theme}`) }))}
        />
        <Submit busy={t("busy")}>{t("shell:save")}</Submit>
      </Form>
    ),
    drawer: (
      <DescriptionList
        lines={[
          { name: t("drawer.name"), value: <bdi>{user.name}</bdi> },
          { name: t("drawer.email"), value: <bdi>{email}</bdi> },
          { name: t("drawer.company"), value: user.company ? <bdi>{user.company}</bdi> : null },
        ]}
      />
    ),
    long: <AbilityTable rights={rights} actions={actions} />,
  };
  return (
    <>
      <PageHead title={root.title}>{t("intro")}</PageHead>
      {open ? (
        <Dialog
          key={open}
          title={t(`${open}.title`)}
          place={open === "drawer" ? "end" : "middle"}
          back={here}
        >
          {content[open]}
        </Dialog>
      ) : null}
      <div className="stack">
        {names.map(name => (
          <Sheet key={name} data-pad className="stack">
            <h2>{t(`${name}.kind`)}</h2>
            <p>{t(`${name}.about`)}</p>
            <p>
              <ButtonLink to={`?dialog=${name}`} preventScrollReset>
                {t(`${name}.title`)}
              </ButtonLink>
            </p>
          </Sheet>
        ))}
        <Sheet data-pad className="stack">
          <h2>{t("popover.kind")}</h2>
          <p>{t("popover.about")}</p>
          <Popover button={t("popover.title")}>{t("popover.text")}</Popover>
        </Sheet>
        <Sheet data-pad className="stack">
          <h2>{t("tooltip.kind")}</h2>
          <p>{t("tooltip.about")}</p>
          <Tooltip text={t("tooltip.text")}>
            {described => (
              <ButtonLink to={paths.customizer()} {...described}>
                {t("tooltip.title")}
              </ButtonLink>
            )}
          </Tooltip>
        </Sheet>
      </div>
    </>
  );
}
