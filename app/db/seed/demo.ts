import { createHash } from "node:crypto";
import type { BuiltInRole, Permission } from "~/contract/abilities";

/** The password of every demo account, in the development profile only. */
export const demoPassword = "Lotsen-2026";

/** A stable id for a name, in the form of UUIDv8, which is reserved for custom use. */
export function demoId(name: string): string {
  const hex = createHash("sha256").update(`lotse demo ${name}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The operator of the demo installation. The numbers have valid check digits and come from published examples. */
export const operator = {
  country: "DE",
  companyName: "Lotse Betrieb GmbH",
  website: "https://lotse.example",
  address: "Am Leuchtturm 1\n23570 Lübeck",
  street: "Am Leuchtturm",
  house_number: "1",
  postcode: "23570",
  city: "Lübeck",
  contact_details: "Telefon 04502 000000\nkontakt@lotse.example",
  ust_idnr: "DE136695976",
  tax_number: "",
  standard_tax_rate_of_benefits: "19",
  commercial_register_number: "HRB 12345",
  registry_court: "Amtsgericht Lübeck",
  managing_director: "Henrike Brandt",
  IBAN: "DE89370400440532013000",
  BIC: "COBADEFFXXX",
  reminder_days: "",
  vat_check: "" as const,
  oss: "" as const,
  on_account: "on" as const,
  price_days_30: "49",
  price_days_365: "890",
  privacyContact: "Datenschutz\nAm Leuchtturm 1, 23570 Lübeck\ndatenschutz@lotse.example",
  hosting: "Auf eigenen Servern in Deutschland",
  privacyAddition: "",
};

type Person = {
  email: string;
  role: BuiltInRole;
  firstName: string;
  lastName: string;
  company?: string;
  /** Invited two days ago; they have not accepted. */
  invited?: true;
};

export const people: Person[] = [
  { email: "administrator@lotse.example", role: "administrator", firstName: "Henrike", lastName: "Brandt" },
  { email: "staff@lotse.example", role: "staff", firstName: "Jonas", lastName: "Weiler" },
  { email: "analyst@lotse.example", role: "analyst", firstName: "Miriam", lastName: "Schott" },
  {
    email: "analyst.zwei@lotse.example",
    role: "analyst",
    firstName: "Theda",
    lastName: "Cassens",
  },
  { email: "public@lotse.example", role: "public_user", firstName: "Karim", lastName: "Haddad" },
  {
    email: "manager@kontor.example",
    role: "data_manager",
    firstName: "Frauke",
    lastName: "Petersen",
    company: "Kontor Nord GmbH",
  },
  {
    email: "employee@kontor.example",
    role: "employee",
    firstName: "Malte",
    lastName: "Jessen",
    company: "Kontor Nord GmbH",
  },
  {
    email: "ayse.kaya@kontor.example",
    role: "employee",
    firstName: "Ayşe",
    lastName: "Kaya",
    company: "Kontor Nord GmbH",
  },
  {
    email: "lars.thomsen@kontor.example",
    role: "employee",
    firstName: "Lars",
    lastName: "Thomsen",
    company: "Kontor Nord GmbH",
  },
  {
    email: "ines.oelrich@kontor.example",
    role: "employee",
    firstName: "Ines",
    lastName: "Oelrich",
    company: "Kontor Nord GmbH",
  },
  {
    email: "manager@werft.example",
    role: "data_manager",
    firstName: "Xaver",
    lastName: "Moosmann",
    company: "Werft Süd GmbH",
  },
  {
    email: "employee@werft.example",
    role: "employee",
    firstName: "Vroni",
    lastName: "Gessler",
    company: "Werft Süd GmbH",
  },
  {
    email: "fenja.lorenzen@kontro.example",
    role: "employee",
    firstName: "Fenja",
    lastName: "Lorenzen",
    company: "Kontor Nord GmbH",
    invited: true,
  },
  {
    email: "silke.brodersen@nordpost.example",
    role: "public_user",
    firstName: "Silke",
    lastName: "Brodersen",
    invited: true,
  },
];

type OwnRole = { name: string; company?: string; access: "admin" | "employee"; permissions: Permission[] };

const membersOnly = { memberIds: "$me" };

/** Custom roles: one of the operator's and one of a company's. */
export const ownRoles: OwnRole[] = [
  {
    name: "Kundenbetreuung",
    access: "admin",
    permissions: [
      { action: ["read", "update"], subject: "User" },
      { action: ["read"], subject: "Invoice" },
      { action: ["read"], subject: "Feedback" },
    ],
  },
  {
    name: "Teamleitung",
    company: "Kontor Nord GmbH",
    access: "employee",
    permissions: [
      { action: ["read", "update"], subject: "Division", conditions: membersOnly },
      { action: ["read", "create", "update", "delete"], subject: "File", conditions: membersOnly },
      { action: ["read", "create", "update", "delete"], subject: "Chat" },
      { action: ["read", "create", "update", "delete"], subject: "Folder" },
      { action: ["read", "create"], subject: "Feedback" },
    ],
  },
];

/** Owners of the pictures in app/db/seed/pictures/, each named after the owner's address. */
export const pictures: { email: string; kind: "png" | "jpeg" | "webp" }[] = [
  { email: "administrator@lotse.example", kind: "webp" },
  { email: "manager@kontor.example", kind: "jpeg" },
  { email: "employee@kontor.example", kind: "webp" },
  { email: "ayse.kaya@kontor.example", kind: "png" },
  { email: "manager@werft.example", kind: "webp" },
];

type Division = { name: string; description: string; notes: string; members: string[]; files: string[] };
type Company = {
  name: string;
  publicCode: string;
  /** Running with renewal, or lapsed. */
  plan: "runs" | "lapsed";
  /** Its WhatsApp number, from the range reserved for fictional use. */
  whatsapp?: string;
  divisions: Division[];
};

/** Their files are in app/db/seed/documents/<folder>/. */
export const companies: (Company & { folder: string })[] = [
  {
    name: "Kontor Nord GmbH",
    folder: "kontor-nord",
    publicCode: "kontor-nord",
    plan: "runs",
    whatsapp: "+491713920047",
    divisions: [
      {
        name: "Personal",
        description: "Arbeitszeit, Urlaub, Reisekosten und alles, was das Arbeitsverhältnis angeht.",
        notes: "Fragen Sie nach Regeln, nicht nach einzelnen Personen. Stand: Mitarbeiterhandbuch 2026.",
        members: ["employee@kontor.example", "ayse.kaya@kontor.example", "lars.thomsen@kontor.example"],
        files: ["Mitarbeiterhandbuch 2026.pdf", "Betriebsvereinbarung Arbeitszeit.docx"],
      },
      {
        name: "Vertrieb",
        description: "Preise, Mengenrabatte, Liefer- und Zahlungsbedingungen.",
        notes: "Preise gelten netto und für den Großhandel.",
        members: ["employee@kontor.example", "ines.oelrich@kontor.example"],
        files: ["Preisliste Großhandel Herbst 2026.pdf", "Liefer- und Zahlungsbedingungen.docx"],
      },
      {
        name: "Arbeitssicherheit",
        description: "Unterweisungen und Gefahrstoffe im Lager.",
        notes: "Im Notfall gilt der Aushang am Lagertor.",
        members: ["lars.thomsen@kontor.example"],
        files: ["Sicherheitsunterweisung Lager 2026.pdf", "Gefahrstoffverzeichnis.docx"],
      },
    ],
  },
  {
    name: "Werft Süd GmbH",
    folder: "werft-sued",
    publicCode: "werft-sued",
    plan: "lapsed",
    divisions: [
      {
        name: "Fertigung",
        description: "Technische Daten, Wartung und Montage.",
        notes: "",
        members: ["employee@werft.example"],
        files: ["Produkthandbuch Kielboot KB 24.pdf", "Montageanleitung Außenborder.docx"],
      },
    ],
  },
];
