import { useRouteLoaderData } from "@remix-run/react";

/** The hidden id that makes sending this form twice one request. A page with several forms names them. */
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
