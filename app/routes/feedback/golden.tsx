import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";
import { AcceptGolden } from "~/ui/feedback/accept-golden";
import { GoldenOutcome } from "~/ui/feedback/golden-outcome";
import { GoldenState } from "~/ui/feedback/golden-state";
import { Alert } from "~/ui/primitives/alert";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { DescriptionList } from "~/ui/primitives/description-list";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { changeGolden } from "./change-golden";
import { goldenShower } from "./show-golden";

const DeleteGoldenQuestion = lazy(() => import("~/ui/feedback/delete-golden"));

export const handle = { namespaces: ["golden"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const one = await or404(api.goldenQuestions.read({ id: params.id ?? "" }));
  return {
    one: goldenShower(context, user)(one),
    may: { change: ability.can("update", "File"), remove: ability.can("delete", "File") },
  };
}

export const action = ({ context, request }: ActionFunctionArgs) => changeGolden(context, request);

export default function Golden() {
  const { t } = useTranslation(["golden", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { one, may } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          may.remove ? (
            <ConfirmLink to={paths.feedback.golden.delete(one.id)} question={DeleteGoldenQuestion} button>
              {t("shell:delete")}
            </ConfirmLink>
          ) : null
        }
      >
        <bdi>{one.question}</bdi>
      </PageHead>
      <div className="stack" data-gap="5" style={{ maxInlineSize: "52rem" }}>
        {one.state === "failed" ? <Alert tone="err">{t(`reason.${one.reason ?? "failed"}`)}</Alert> : null}
        <Sheet data-pad>
          <DescriptionList
            lines={[
              { name: t("columnState"), value: <GoldenState state={one.state} /> },
              { name: t("division"), value: <bdi>{one.divisionName}</bdi> },
              { name: t("columnRan"), value: one.ran },
              { name: t("createdBy"), value: one.createdBy ?? t("gone") },
            ]}
          />
        </Sheet>
        <Sheet data-pad className="stack" data-gap="3">
          <h2>{t("expected")}</h2>
          <GoldenOutcome outcome={one.expected} expected />
        </Sheet>
        <Sheet data-pad className="stack" data-gap="3">
          <h2>{t("found")}</h2>
          <GoldenOutcome outcome={one.found} />
          {may.change && one.state === "changed" ? <AcceptGolden {...one} /> : null}
        </Sheet>
      </div>
    </>
  );
}
