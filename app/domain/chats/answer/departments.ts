import { wholeWords } from "~/domain/retrieval/question/answer-type";
import { stripAccents } from "~/domain/retrieval/words/normalise";

/** Departments, offices and places of a company, each with its names in German, English, French and Arabic. */
const groups: RegExp[] = [
  [
    "personal(?:abteilung|wesen|buro|stelle|leitung|entwicklung|verwaltung)|personaler\\p{L}*|hr (?:abteilung|team)",
    "human resources|hr (?:department|office|team)|personnel (?:department|office)",
    "ressources humaines|rh|service du personnel",
    "الموارد البشريه|شوون (?:الموظفين|العاملين)|قسم الموظفين",
  ],
  [
    "(?:\\p{L}+)?buchhaltung|rechnungswesen|finanz(?:abteilung|wesen|buchhaltung)",
    "(?:accounting|accounts|finance) (?:department|office|team)|accounts payable",
    "comptabilite|service financier|tresorerie",
    "(?:ال)?محاسبه|(?:ال)?قسم المالي|الماليه",
  ],
  [
    "edv|it (?:abteilung|hotline|support|team|stelle)|helpdesk|systemadministration|rechenzentrum",
    "it (?:department|desk|support|team|hotline)|help ?desk|service desk",
    "(?:service )?informatique|support informatique|dsi",
    "تقنيه المعلومات|الدعم (?:التقني|الفني)",
  ],
  [
    "haustechnik\\p{L}*|hausmeister\\p{L}*|gebaudemanagement|facility management|hausverwaltung",
    "facilit(?:y|ies) (?:management|team|department)|caretaker|janitor|building services",
    "services? techniques?|concierge|gardien(?:ne)?",
    "(?:ال)?صيانه|حارس المبني",
  ],
  [
    "geschafts(?:fuhrung|leitung|fuhrer\\p{L}*)|vorstand\\p{L}*|direktion",
    "managing directors?|board of directors|(?:executive|management) board|ceo",
    "direction generale|gerance|conseil d'administration|pdg",
    "(?:ال)?اداره (?:العامه|العليا)|مجلس الاداره|المدير العام",
  ],
  [
    "betriebsrat\\p{L}*|personalrat\\p{L}*",
    "works council|staff council",
    "comite d'entreprise|cse",
    "مجلس العمال",
  ],
  [
    "vertrieb|verkaufs(?:abteilung|leitung)|aussendienst",
    "sales (?:department|team)",
    "service commercial|equipe commerciale",
    "(?:ال)?مبيعات",
  ],
  [
    "einkaufsabteilung|beschaffungsstelle",
    "purchasing department|procurement",
    "service (?:des )?achats",
    "(?:ال)?مشتريات",
  ],
  [
    "(?:am|beim) empfang|rezeption|pforte|pfortner\\p{L}*",
    "(?:at )?reception desk|at reception|front desk|gatehouse",
    "a l'accueil|a la reception",
    "(?:ال)?استقبال",
  ],
  ["sekretariat", "secretariat|secretary's office", "secretariat", "(?:ال)?سكرتاريه|امانه السر"],
  [
    "(?:zentral|waren|hochregal)?lager",
    "warehouse|stockroom|store ?room",
    "entrepot",
    "(?:ال)?(?:مستودع|مخزن)",
  ],
  [
    "versandabteilung|poststelle",
    "shipping department|mail ?room|post room",
    "service (?:courrier|des expeditions)",
    "(?:ال)?شحن",
  ],
  ["\\p{L}*werkstatt", "atelier", "(?:ال)?ورشه"],
  ["reisestelle|reiseburo", "travel (?:desk|office|agency)", "agence de voyages?", "مكتب السفر"],
  [
    "rechtsabteilung|justiziar\\p{L}*",
    "legal department|legal team",
    "service juridique",
    "القسم القانوني|الشوون القانونيه",
  ],
  [
    "marketingabteilung|presse(?:stelle|abteilung)",
    "marketing (?:department|team)|press office",
    "service (?:marketing|de presse)",
    "(?:ال)?تسويق",
  ],
  [
    "betriebsarzt\\p{L}*|werksarzt\\p{L}*",
    "company doctor|occupational physician",
    "medecin du travail",
    "طبيب (?:العمل|الشركه)",
  ],
  [
    "datenschutzbeauftragte\\p{L}*",
    "data protection officer|dpo",
    "delegue a la protection des donnees|dpo",
    "مسوول حمايه البيانات",
  ],
  [
    "werkschutz|sicherheitsdienst",
    "security(?: (?:guards?|service|staff))",
    "service de securite|vigile",
    "(?:ال)?حراسه",
  ],
].map(names => wholeWords(...names));

/** Extracts the departments that a folded text names, as numbers that are the same in every language. */
export function extractDepartments(folded: string): Set<number> {
  const text = stripAccents(folded).replace(/-/g, " ");
  return new Set([...groups.keys()].filter(at => groups[at]!.test(text)));
}

/** Whether a claim names a department that its sources do not name, and they name another one. */
export function contradictsDepartments(claim: ReadonlySet<number>, sources: ReadonlySet<number>): boolean {
  return [...claim].some(one => !sources.has(one)) && [...sources].some(one => !claim.has(one));
}
