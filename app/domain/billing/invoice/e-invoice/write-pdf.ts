import { drawInvoice, type PdfWords } from "./draw-invoice";
import { facturxMetadata, xmlName } from "./facturx-metadata";
import type { InvoiceDocument } from "./invoice-document";
import { addFonts, type Pdf } from "./pdf-text";
import { writeCii } from "./write-cii";

/** The invoice as PDF/A-3b with its EN 16931 XML inside (ZUGFeRD 2). Made on A4, as many pages as needed. */
export async function writePdf(invoice: InvoiceDocument, words: PdfWords): Promise<Buffer> {
  const issued = new Date(`${invoice.issuedOn}T12:00:00Z`);
  // On demand: the library takes 25 MB, and few processes write invoices.
  const { default: PDFDocument } = await import("pdfkit");
  const pdf = new PDFDocument({
    size: "A4",
    // Pages are begun by what is drawn, never by the library in the middle of a text.
    margins: { top: 0, left: 0, right: 0, bottom: 0 },
    bufferPages: true,
    pdfVersion: "1.7",
    subset: "PDF/A-3b" as never,
    lang: words.language,
    font: null as never,
    info: {
      Title: words.title,
      Author: invoice.seller.name,
      CreationDate: issued,
      ModDate: issued,
    },
  } as PDFKit.PDFDocumentOptions);
  addFonts(pdf);
  (pdf as unknown as { appendXML(xml: string): void }).appendXML(facturxMetadata);
  pdf.file(Buffer.from(writeCii(invoice, "en16931")), {
    name: xmlName,
    type: "text/xml",
    relationship: "Alternative",
    creationDate: issued,
    modifiedDate: issued,
  } as never);
  const written = collect(pdf);
  drawInvoice(pdf, invoice, words);
  pdf.end();
  return written;
}

function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}
