import { useRouteLoaderData } from "@remix-run/react";

/** The hidden id that makes a form sent twice one request. Pages with several forms name them. */
export function RequestId({ form = "form" }: { form?: string }) {
  const root = useRouteLoaderData("root") as { requestId: string } | undefined;
  return (
    <input
      type="hidden"
      name="requestId"
      value={`${root?.requestId ?? "unknown-request"}.${form}`}
      suppressHydrationWarning
    />
  );
}
