import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "~/root";
import { guessCountry } from "~/routes/identity/guess-country";
import { requireAccess } from "~/session/require-access";
import { DemoStage } from "~/ui/identity/demo-stage";
import { StepsForm } from "~/ui/identity/steps-form";
import { takeStep } from "./register-steps";

export const handle = { namespaces: ["demos", "auth", "passwords", "messages", "phone"] };

export function loader({ context, request }: LoaderFunctionArgs) {
  requireAccess(context);
  return guessCountry(context, request);
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireAccess(context);
  return takeStep(context, await request.formData());
}

export default function RegisterSteps() {
  const root = useRouteLoaderData("root") as RootData;
  const { country, preferred } = useLoaderData<typeof loader>();
  const taken = useActionData<typeof action>();
  return (
    <DemoStage title={root.title} version="v1">
      <StepsForm country={country} preferred={preferred} language={root.language} taken={taken} />
    </DemoStage>
  );
}
