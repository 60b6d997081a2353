import type { LoaderFunctionArgs } from "@remix-run/node";
import { invoiceFormats } from "~/contract/invoices";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";

/** An invoice as a file to keep: a PDF with its e-invoice inside, the e-invoice alone (`xml`), or XRechnung (`ubl`, `cii`). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const requested = context.url.searchParams.get("format");
  const format = invoiceFormats.find(one => one === requested) ?? "pdf";
  const { name, type, base64 } = await or404(api.invoices.file({ id: params.id ?? "", format }));
  return new Response(Buffer.from(base64, "base64"), {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
