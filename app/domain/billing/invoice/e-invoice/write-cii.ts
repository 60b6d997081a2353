import {
  amount,
  businessProcess,
  categoryOf,
  type DocumentLine,
  type DocumentParty,
  guideline,
  type InvoiceDocument,
  type Profile,
  typeCode,
} from "./invoice-document";
import { group, leaf, xmlDocument } from "./xml-element";

const namespaces = {
  "xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
  "xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
  "xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
  "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
};

const day = (name: string, date: string | null, prefix = "udt") =>
  group(name, leaf(`${prefix}:DateTimeString`, date?.replaceAll("-", "") ?? "", { format: "102" }));

/** The invoice as UN/CEFACT Cross Industry Invoice, the syntax of ZUGFeRD and one of XRechnung's two. */
export function writeCii(invoice: InvoiceDocument, profile: Profile): string {
  return xmlDocument(
    "rsm:CrossIndustryInvoice",
    namespaces,
    group(
      "rsm:ExchangedDocumentContext",
      profile === "xrechnung"
        ? group("ram:BusinessProcessSpecifiedDocumentContextParameter", leaf("ram:ID", businessProcess))
        : undefined,
      group("ram:GuidelineSpecifiedDocumentContextParameter", leaf("ram:ID", guideline[profile])),
    ),
    group(
      "rsm:ExchangedDocument",
      leaf("ram:ID", invoice.number),
      leaf("ram:TypeCode", typeCode(invoice)),
      day("ram:IssueDateTime", invoice.issuedOn),
      group("ram:IncludedNote", leaf("ram:Content", invoice.note)),
    ),
    group(
      "rsm:SupplyChainTradeTransaction",
      ...invoice.lines.map((line, at) => lineOf(invoice, line, at + 1)),
      group(
        "ram:ApplicableHeaderTradeAgreement",
        leaf("ram:BuyerReference", invoice.buyerReference),
        partyOf(invoice, "ram:SellerTradeParty", invoice.seller),
        partyOf(invoice, "ram:BuyerTradeParty", invoice.buyer),
      ),
      deliveryTo(invoice.buyer),
      settlementOf(invoice),
    ),
  );
}

function lineOf(invoice: InvoiceDocument, line: DocumentLine, position: number) {
  const { code } = categoryOf(invoice);
  return group(
    "ram:IncludedSupplyChainTradeLineItem",
    group("ram:AssociatedDocumentLineDocument", leaf("ram:LineID", String(position))),
    group(
      "ram:SpecifiedTradeProduct",
      leaf("ram:Name", line.designation),
      leaf("ram:Description", line.description),
    ),
    group(
      "ram:SpecifiedLineTradeAgreement",
      group("ram:NetPriceProductTradePrice", leaf("ram:ChargeAmount", amount(line.unitPriceCents))),
    ),
    group(
      "ram:SpecifiedLineTradeDelivery",
      leaf("ram:BilledQuantity", String(line.quantity), { unitCode: line.unitCode }),
    ),
    group(
      "ram:SpecifiedLineTradeSettlement",
      group(
        "ram:ApplicableTradeTax",
        leaf("ram:TypeCode", "VAT"),
        leaf("ram:CategoryCode", code),
        // BR-O-05: a line that is not subject to tax names no rate.
        code === "O" ? undefined : leaf("ram:RateApplicablePercent", String(line.taxRate)),
      ),
      group(
        "ram:SpecifiedTradeSettlementLineMonetarySummation",
        leaf("ram:LineTotalAmount", amount(line.netCents)),
      ),
    ),
  );
}

function partyOf(invoice: InvoiceDocument, name: string, party: DocumentParty) {
  const seller = party === invoice.seller;
  const taxed = categoryOf(invoice).code !== "O";
  return group(
    name,
    // BR-CO-26: where no VAT id may be named as one (BR-O-02) and there is no register number, the seller has
    // its number as a plain identifier.
    seller && !party.register && !(taxed && party.vatId)
      ? leaf("ram:ID", party.taxNumber || party.vatId)
      : undefined,
    leaf("ram:Name", party.name),
    group("ram:SpecifiedLegalOrganization", leaf("ram:ID", party.register)),
    seller
      ? group(
          "ram:DefinedTradeContact",
          leaf("ram:PersonName", party.contactName),
          group("ram:TelephoneUniversalCommunication", leaf("ram:CompleteNumber", party.phone)),
          group("ram:EmailURIUniversalCommunication", leaf("ram:URIID", party.email)),
        )
      : undefined,
    group(
      "ram:PostalTradeAddress",
      leaf("ram:PostcodeCode", party.postcode),
      leaf("ram:LineOne", party.street),
      leaf("ram:CityName", party.city),
      leaf("ram:CountryID", party.country),
    ),
    group("ram:URIUniversalCommunication", leaf("ram:URIID", party.email, { schemeID: "EM" })),
    seller
      ? group("ram:SpecifiedTaxRegistration", leaf("ram:ID", party.taxNumber, { schemeID: "FC" }))
      : undefined,
    taxed
      ? group("ram:SpecifiedTaxRegistration", leaf("ram:ID", party.vatId, { schemeID: "VA" }))
      : undefined,
  );
}

/** Where the service is delivered: Factur-X asks for it beside the period (BR-FX-EN-04). */
function deliveryTo({ postcode, city, country }: DocumentParty) {
  return group(
    "ram:ApplicableHeaderTradeDelivery",
    group(
      "ram:ShipToTradeParty",
      group(
        "ram:PostalTradeAddress",
        leaf("ram:PostcodeCode", postcode),
        leaf("ram:CityName", city),
        leaf("ram:CountryID", country),
      ),
    ),
  );
}

function settlementOf(invoice: InvoiceDocument) {
  const { code, reasonCode } = categoryOf(invoice);
  return group(
    "ram:ApplicableHeaderTradeSettlement",
    leaf("ram:PaymentReference", invoice.number),
    leaf("ram:InvoiceCurrencyCode", "EUR"),
    group(
      "ram:SpecifiedTradeSettlementPaymentMeans",
      // SEPA transfer, or an instrument that is not defined.
      leaf("ram:TypeCode", invoice.iban ? "58" : "1"),
      group("ram:PayeePartyCreditorFinancialAccount", leaf("ram:IBANID", invoice.iban)),
      invoice.iban
        ? group("ram:PayeeSpecifiedCreditorFinancialInstitution", leaf("ram:BICID", invoice.bic))
        : undefined,
    ),
    ...invoice.taxes.map(({ rate, netCents, taxCents }) =>
      group(
        "ram:ApplicableTradeTax",
        leaf("ram:CalculatedAmount", amount(taxCents)),
        leaf("ram:TypeCode", "VAT"),
        leaf("ram:ExemptionReason", code === "S" ? "" : invoice.exemption),
        leaf("ram:BasisAmount", amount(netCents)),
        leaf("ram:CategoryCode", code),
        leaf("ram:ExemptionReasonCode", reasonCode),
        // BR-DE-14: XRechnung wants the rate here in every category.
        leaf("ram:RateApplicablePercent", String(rate)),
      ),
    ),
    group(
      "ram:BillingSpecifiedPeriod",
      day("ram:StartDateTime", invoice.deliveredFrom),
      day("ram:EndDateTime", invoice.deliveredTo),
    ),
    group("ram:SpecifiedTradePaymentTerms", day("ram:DueDateDateTime", invoice.dueOn)),
    group(
      "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
      leaf("ram:LineTotalAmount", amount(invoice.netCents)),
      leaf("ram:TaxBasisTotalAmount", amount(invoice.netCents)),
      leaf("ram:TaxTotalAmount", amount(invoice.taxCents), { currencyID: "EUR" }),
      leaf("ram:GrandTotalAmount", amount(invoice.grossCents)),
      leaf("ram:TotalPrepaidAmount", amount(invoice.paidCents)),
      leaf("ram:DuePayableAmount", amount(invoice.grossCents - invoice.paidCents)),
    ),
    invoice.cancels
      ? group(
          "ram:InvoiceReferencedDocument",
          leaf("ram:IssuerAssignedID", invoice.cancels.number),
          day("ram:FormattedIssueDateTime", invoice.cancels.issuedOn, "qdt"),
        )
      : undefined,
  );
}
