import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { Customizer } from "~/ui/shell/customizer";

export const handle = { namespaces: ["customizer"] };

export function loader({ context }: LoaderFunctionArgs) {
  requireSignedIn(context);
  return { colours: context.build.colours };
}

/** All options of appearance. With script the same opens as a drawer. */
export default function CustomizerPage() {
  const { t } = useTranslation("customizer");
  const root = useRouteLoaderData("root") as RootData;
  const { colours } = useLoaderData<typeof loader>();
  return (
    <div style={{ maxInlineSize: "44rem" }}>
      <PageHead title={root.title}>{t("intro")}</PageHead>
      <Sheet data-pad>
        <Customizer data={root} colours={colours} />
      </Sheet>
    </div>
  );
}
