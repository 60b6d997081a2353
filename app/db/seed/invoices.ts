/** Invoices of the demo companies. Prices are net, in cents. */
export const demoInvoices = [
  { company: "Werft Süd GmbH", ago: 352, days: 30, designation: "plan.days_30", price: 49_00, paidAfter: 1 },
  {
    company: "Werft Süd GmbH",
    ago: 330,
    days: 1,
    designation: "Einführung vor Ort",
    price: 480_00,
    paidAfter: 11,
  },
  { company: "Werft Süd GmbH", ago: 318, days: 30, designation: "plan.days_30", price: 49_00, paidAfter: 0 },
  { company: "Werft Süd GmbH", ago: 287, days: 30, designation: "plan.days_30", price: 49_00, paidAfter: 0 },
  {
    company: "Kontor Nord GmbH",
    ago: 281,
    days: 1,
    designation: "Schulung der Datenverantwortlichen",
    price: 320_00,
    paidAfter: 8,
  },
  { company: "Werft Süd GmbH", ago: 256, days: 30, designation: "plan.days_30", price: 49_00, paidAfter: 3 },
  {
    company: "Kontor Nord GmbH",
    ago: 226,
    days: 1,
    designation: "Schulung der Datenverantwortlichen",
    price: 640_00,
    paidAfter: 12,
  },
  { company: "Werft Süd GmbH", ago: 204, days: 30, designation: "plan.days_30", price: 49_00, paidAfter: 0 },
  { company: "Werft Süd GmbH", ago: 171, days: 30, designation: "plan.days_30", price: 49_00, paidAfter: 2 },
  { company: "Werft Süd GmbH", ago: 140, days: 30, designation: "plan.days_30", price: 49_00, paidAfter: 0 },
  {
    company: "Kontor Nord GmbH",
    ago: 390,
    days: 365,
    designation: "plan.yearly",
    price: 990_00,
    paidAfter: 6,
  },
  {
    company: "Werft Süd GmbH",
    ago: 110,
    days: 30,
    designation: "plan.days_30",
    price: 49_00,
    paidAfter: 0,
    refunded: 19_90,
  },
  {
    company: "Kontor Nord GmbH",
    ago: 62,
    days: 1,
    designation: "Einführung vor Ort",
    price: 640_00,
    paidAfter: null,
    // Due after 14 days: a friendly reminder, and a second one.
    reminded: [40, 24],
  },
  {
    company: "Werft Süd GmbH",
    ago: 40,
    days: 30,
    designation: "plan.days_30",
    price: 49_00,
    paidAfter: null,
    cancelled: true,
  },
  {
    company: "Kontor Nord GmbH",
    ago: 25,
    days: 365,
    designation: "plan.yearly",
    price: 990_00,
    paidAfter: 9,
  },
  {
    company: "Kontor Nord GmbH",
    ago: 3,
    days: 1,
    designation: "Schulung der Datenverantwortlichen",
    price: 320_00,
    paidAfter: null,
  },
].sort((one, other) => other.ago - one.ago);

/** Kontor Nord's address as fields, and its reference for invoices. */
export const demoConfirmed = {
  street: "Speicherzeile",
  house_number: "12",
  postcode: "20457",
  city: "Hamburg",
  reference: "EK-2026-17",
};

/** The billing addresses of the demo companies. */
export const demoAddresses: Record<string, string> = {
  "Kontor Nord GmbH": "Speicherzeile 12\n20457 Hamburg",
  "Werft Süd GmbH": "Hafenweg 3\n88045 Friedrichshafen",
};
