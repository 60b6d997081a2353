import {
  amount,
  businessProcess,
  categoryOf,
  type DocumentLine,
  type DocumentParty,
  guideline,
  type InvoiceDocument,
  typeCode,
} from "./invoice-document";
import { group, leaf, xmlDocument } from "./xml-element";

const namespaces = {
  xmlns: "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2",
  "xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  "xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
};

const money = (name: string, cents: number) => leaf(name, amount(cents), { currencyID: "EUR" });
const scheme = (id = "VAT") => group("cac:TaxScheme", leaf("cbc:ID", id));

/** The invoice as XRechnung in UBL 2.1. */
export function writeUbl(invoice: InvoiceDocument): string {
  return xmlDocument(
    "Invoice",
    namespaces,
    leaf("cbc:CustomizationID", guideline.xrechnung),
    leaf("cbc:ProfileID", businessProcess),
    leaf("cbc:ID", invoice.number),
    leaf("cbc:IssueDate", invoice.issuedOn),
    leaf("cbc:DueDate", invoice.dueOn),
    leaf("cbc:InvoiceTypeCode", typeCode(invoice)),
    leaf("cbc:Note", invoice.note),
    leaf("cbc:DocumentCurrencyCode", "EUR"),
    leaf("cbc:BuyerReference", invoice.buyerReference),
    group(
      "cac:InvoicePeriod",
      leaf("cbc:StartDate", invoice.deliveredFrom ?? ""),
      leaf("cbc:EndDate", invoice.deliveredTo ?? ""),
    ),
    invoice.cancels
      ? group(
          "cac:BillingReference",
          group(
            "cac:InvoiceDocumentReference",
            leaf("cbc:ID", invoice.cancels.number),
            leaf("cbc:IssueDate", invoice.cancels.issuedOn),
          ),
        )
      : undefined,
    group("cac:AccountingSupplierParty", partyOf(invoice, invoice.seller)),
    group("cac:AccountingCustomerParty", partyOf(invoice, invoice.buyer)),
    group(
      "cac:PaymentMeans",
      leaf("cbc:PaymentMeansCode", invoice.iban ? "58" : "1"),
      leaf("cbc:PaymentID", invoice.number),
      invoice.iban
        ? group(
            "cac:PayeeFinancialAccount",
            leaf("cbc:ID", invoice.iban),
            group("cac:FinancialInstitutionBranch", leaf("cbc:ID", invoice.bic)),
          )
        : undefined,
    ),
    taxesOf(invoice),
    group(
      "cac:LegalMonetaryTotal",
      money("cbc:LineExtensionAmount", invoice.netCents),
      money("cbc:TaxExclusiveAmount", invoice.netCents),
      money("cbc:TaxInclusiveAmount", invoice.grossCents),
      money("cbc:PrepaidAmount", invoice.paidCents),
      money("cbc:PayableAmount", invoice.grossCents - invoice.paidCents),
    ),
    ...invoice.lines.map((line, at) => lineOf(invoice, line, at + 1)),
  );
}

function partyOf(invoice: InvoiceDocument, party: DocumentParty) {
  const seller = party === invoice.seller;
  const taxed = categoryOf(invoice).code !== "O";
  const unnamed = seller && !party.register && !(taxed && party.vatId);
  return group(
    "cac:Party",
    leaf("cbc:EndpointID", party.email, { schemeID: "EM" }),
    // BR-CO-26: where no VAT id may be named as one (BR-O-02) and there is no register number, the seller has
    // its number as a plain identifier.
    unnamed ? group("cac:PartyIdentification", leaf("cbc:ID", party.taxNumber || party.vatId)) : undefined,
    group(
      "cac:PostalAddress",
      leaf("cbc:StreetName", party.street),
      leaf("cbc:CityName", party.city),
      leaf("cbc:PostalZone", party.postcode),
      group("cac:Country", leaf("cbc:IdentificationCode", party.country)),
    ),
    taxed && party.vatId
      ? group("cac:PartyTaxScheme", leaf("cbc:CompanyID", party.vatId), scheme())
      : undefined,
    seller && party.taxNumber
      ? group("cac:PartyTaxScheme", leaf("cbc:CompanyID", party.taxNumber), scheme("FC"))
      : undefined,
    group(
      "cac:PartyLegalEntity",
      leaf("cbc:RegistrationName", party.name),
      leaf("cbc:CompanyID", party.register),
    ),
    seller
      ? group(
          "cac:Contact",
          leaf("cbc:Name", party.contactName),
          leaf("cbc:Telephone", party.phone),
          leaf("cbc:ElectronicMail", party.email),
        )
      : undefined,
  );
}

function taxesOf(invoice: InvoiceDocument) {
  const { code, reasonCode } = categoryOf(invoice);
  return group(
    "cac:TaxTotal",
    money("cbc:TaxAmount", invoice.taxCents),
    ...invoice.taxes.map(({ rate, netCents, taxCents }) =>
      group(
        "cac:TaxSubtotal",
        money("cbc:TaxableAmount", netCents),
        money("cbc:TaxAmount", taxCents),
        group(
          "cac:TaxCategory",
          leaf("cbc:ID", code),
          // BR-DE-14: XRechnung wants the rate here in every category.
          leaf("cbc:Percent", String(rate)),
          leaf("cbc:TaxExemptionReasonCode", reasonCode),
          leaf("cbc:TaxExemptionReason", code === "S" ? "" : invoice.exemption),
          scheme(),
        ),
      ),
    ),
  );
}

function lineOf(invoice: InvoiceDocument, line: DocumentLine, position: number) {
  const { code } = categoryOf(invoice);
  return group(
    "cac:InvoiceLine",
    leaf("cbc:ID", String(position)),
    leaf("cbc:InvoicedQuantity", String(line.quantity), { unitCode: line.unitCode }),
    money("cbc:LineExtensionAmount", line.netCents),
    group(
      "cac:Item",
      leaf("cbc:Description", line.description),
      leaf("cbc:Name", line.designation),
      group(
        "cac:ClassifiedTaxCategory",
        leaf("cbc:ID", code),
        // BR-O-05: a line that is not subject to tax names no rate.
        code === "O" ? undefined : leaf("cbc:Percent", String(line.taxRate)),
        scheme(),
      ),
    ),
    group("cac:Price", money("cbc:PriceAmount", line.unitPriceCents)),
  );
}
