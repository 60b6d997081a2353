import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { InspectionSettingFields } from "~/contract/inspection-fields";
import { formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { expectedVersion, refuseError, refuseFields, requestKey } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { InspectionList } from "~/ui/inspections/inspection-list";
import { InspectionSettingForm } from "~/ui/inspections/setting-form";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { shownInspection } from "./shown-inspection";

export const handle = { namespaces: ["inspections", "messages", "forms"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId) throw notFound();
  const manages = user.access === "user" && ability.can("update", "Company");
  const [setting, rows, people] = await Promise.all([
    api.inspections.setting(),
    api.inspections.list(),
    manages ? api.inspections.people() : undefined,
  ]);
  const reader = { language: context.language, timeZone: user.timeZone };
  const shown = rows.map(row => shownInspection(row, reader, paths.inspections.open(user.access, row.id)));
  return {
    setting: {
      on: setting.on,
      approver: setting.approver,
      approves: setting.approves,
      version: setting.version,
      changed: setting.changed && {
        by: setting.changed.by,
        when: formatTime(setting.changed.at, reader),
      },
    },
    own: shown.filter(one => one.role === "owner"),
    requested: shown.filter(one => one.role === "requester"),
    decided: shown.filter(one => one.role === "approver"),
    people: people?.filter(one => one.id !== user.id),
    request: manages && setting.on && setting.approver ? paths.inspections.new() : undefined,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: InspectionSettingFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const call = { context: { key: requestKey(form), version: expectedVersion(form) ?? 0 } };
    const { on } = await api.inspections.changeSetting(submission.value, call);
    flash(context, { kind: "done", key: on ? "inspections:turnedOn" : "inspections:turnedOff" });
    return redirect(paths.inspections.list(user.access));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function Inspections() {
  const { t } = useTranslation("inspections");
  const root = useRouteLoaderData("root") as RootData;
  const { setting, own, requested, decided, people, request } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          request ? (
            <ButtonLink kind="main" to={request}>
              {t("request")}
            </ButtonLink>
          ) : null
        }
      >
        {t("intro")}
      </PageHead>
      <div className="stack" data-gap="5" style={{ maxInlineSize: "52rem" }}>
        <Alert tone={setting.on ? "warn" : "ok"}>
          {setting.on
            ? setting.approver
              ? t("isOn", { name: setting.approver.name })
              : t("isOnWithout")
            : t("isOff")}{" "}
          {setting.changed
            ? t("changed", { name: setting.changed.by || t("deleted"), when: setting.changed.when })
            : null}
        </Alert>
        {decided.length > 0 || setting.approves ? (
          <section className="stack">
            <h2>{t("toDecide")}</h2>
            <Sheet>
              <InspectionList inspections={decided} empty={t("none")} />
            </Sheet>
          </section>
        ) : null}
        <section className="stack">
          <h2>{t("ofOwn")}</h2>
          <Sheet>
            <InspectionList inspections={own} empty={t("noneOfOwn")} />
          </Sheet>
        </section>
        {people ? (
          <>
            <section className="stack">
              <h2>{t("requested")}</h2>
              <Sheet>
                <InspectionList inspections={requested} empty={t("none")} />
              </Sheet>
            </section>
            <InspectionSettingForm
              key={setting.version}
              setting={setting}
              people={people}
              refused={refused}
            />
          </>
        ) : null}
      </div>
    </>
  );
}
