import type { Language } from "~/contract/language";
import { foldText } from "~/domain/retrieval/words/normalise";
import { stem } from "~/domain/retrieval/words/stem";

/** Each row: words of one meaning, and after the bar those of the opposite one. */
const rows: Record<Language, string> = {
  de: `offen geöffnet öffnet | geschlossen schließt
    aktiviert eingeschaltet aktiv | deaktiviert ausgeschaltet abgeschaltet inaktiv
    aktivieren einschalten | deaktivieren ausschalten abschalten
    kostenlos kostenfrei unentgeltlich gratis | kostenpflichtig
    steuerfrei | steuerpflichtig
    vormittags vormittag | nachmittags nachmittag
    morgens | abends
    links linke linken linker | rechts rechte rechten rechter
    oben obere oberen oberhalb | unten untere unteren unterhalb
    vorderen vorne | hinteren hinten
    erste ersten erster erstes | letzte letzten letzter letztes
    höchste höchsten höchster höchstes | niedrigste niedrigsten niedrigster niedrigstes
    innen innerhalb drinnen | außen außerhalb draußen
    mündlich telefonisch | schriftlich
    öffentlich | privat vertraulich
    minimum mindestens | maximum höchstens
    minimale minimal | maximale maximal
    steigt steigen erhöht | sinkt sinken senkt
    größer | kleiner
    höher | niedriger
    länger | kürzer
    früher | später
    teurer | billiger günstiger
    kaufen | verkaufen
    voll | leer
    nass | trocken
    heiß warm | kalt
    senkrecht | waagerecht waagrecht
    norden nördlich | süden südlich
    osten östlich | westen westlich
    freiwillig | verpflichtend obligatorisch pflicht
    brutto | netto
    gelockert gelockerte | verschärft verschärfte
    beginn anfang | ende schluss
    annehmen angenommen akzeptieren | ablehnen abgelehnt lehnen lehnt
    arbeitgeber arbeitgeberin | arbeitnehmer arbeitnehmerin
    mieter mieterin | vermieter vermieterin
    käufer käuferin | verkäufer verkäuferin
    auftraggeber auftraggeberin | auftragnehmer auftragnehmerin
    absender absenderin | empfänger empfängerin
    darlehensgeber kreditgeber | darlehensnehmer kreditnehmer
    befristet befristete | unbefristet unbefristete
    bezahlt bezahlte bezahlter | unbezahlt unbezahlte unbezahlter
    vollzeit | teilzeit
    intern interne interner | extern externe externer
    anmelden anmeldung | abmelden abmeldung
    gültig gültige | ungültig ungültige
    eingang | ausgang
    einfahrt | ausfahrt
    ankunft | abfahrt abreise
    tagsüber | nachts
    sommer | winter
    schnell schneller | langsam langsamer`,
  en: `open opens opened | closed closes shut
    enabled enable activated | disabled disable deactivated
    left | right
    top | bottom
    inside indoor indoors | outside outdoor outdoors
    above | below
    morning mornings | afternoon evening evenings
    oral orally | written writing
    minimum | maximum
    first | last
    increase increases increased | decrease decreases decreased reduces reduced
    higher | lower
    longer | shorter
    earlier | later
    cheaper | dearer
    north northern | south southern
    east eastern | west western
    synchronous | asynchronous
    hot warm | cold
    wet | dry
    full | empty
    public | private
    voluntary optional | mandatory compulsory obligatory
    gross | net
    relaxed eased | tightened
    beginning start starts | end ends
    included | excluded
    accept accepts accepted | reject rejects rejected refuse refuses refused decline declines declined
    employer employers | employee employees
    landlord landlords | tenant tenants
    buyer buyers purchaser purchasers | seller sellers
    sender senders | recipient recipients receiver receivers
    lender lenders | borrower borrowers
    paid | unpaid
    permanent | temporary
    internal | external
    valid | invalid
    entrance | exit
    arrival | departure
    summer | winter
    faster | slower`,
  fr: `ouvert ouverte ouverts | fermé fermée fermés
    activé activée | désactivé désactivée
    gratuit gratuite gratuits gratuites | payant payante payants payantes
    haut | bas
    intérieur dedans | extérieur dehors
    matin | après-midi soir
    oral orale | écrit écrite
    minimum minimal minimale | maximum maximal maximale
    premier première | dernier dernière
    augmente augmentent | diminue diminuent baisse
    supérieur supérieure | inférieur inférieure
    nord | sud
    obligatoire obligatoires | facultatif facultative facultatifs
    inclus compris | exclu exclus
    chaud chaude | froid froide
    public publique | privé privée
    brut brute | net nette
    assoupli assouplie | durci durcie
    début | fin
    accepter accepté acceptée accepte | refuser refusé refusée refuse
    employeur employeurs | salarié salariée salariés
    locataire locataires | bailleur bailleurs
    acheteur acheteurs | vendeur vendeurs
    expéditeur | destinataire
    prêteur | emprunteur
    interne internes | externe externes
    entrée | sortie
    arrivée | départ`,
  ar: `مفتوح مفتوحة يفتح | مغلق مغلقة يغلق
    داخل | خارج
    صباحا صباحي الصباحية | مساء مسائي المسائية
    اليمين يمين الأيمن | اليسار يسار الأيسر
    شفهيا شفهي | خطيا خطي كتابيا كتابي
    الأدنى أدنى | الأقصى أقصى
    الشرقي الشرقية شرق | الغربي الغربية غرب
    الشمالي الشمالية شمال | الجنوبي الجنوبية جنوب
    إلزامي إلزامية | اختياري اختيارية
    مجاني مجانا مجانية | مدفوع مدفوعة
    بداية بدء | نهاية انتهاء
    الأول الأولى | الأخير الأخيرة
    المستأجر مستأجر | المؤجر مؤجر
    المشتري مشتري | البائع بائع
    المرسل مرسل | المستلم مستلم
    يقبل مقبول مقبولة | يرفض مرفوض مرفوضة
    الصيف صيفا | الشتاء شتاء`,
};

/** By stem: the number of the row, positive before the bar and negative after it. */
type Sides = ReadonlyMap<string, number>;
const cache = new Map<Language, Sides>();

function sidesOf(language: Language): Sides {
  const cached = cache.get(language);
  if (cached) return cached;
  const sides = new Map<string, number>();
  for (const [at, row] of rows[language].split("\n").entries())
    for (const [side, words] of row.split("|").entries())
      for (const word of words.trim().split(/\s+/))
        sides.set(stem(foldText(word), language), side === 0 ? at + 1 : -at - 1);
  cache.set(language, sides);
  return sides;
}

/** Extracts the words of pairs of opposites, as the numbers of their sides. */
export function extractOpposites(tokens: Iterable<string>, language: Language): ReadonlySet<number> {
  const sides = sidesOf(language);
  const present = new Set<number>();
  for (const token of tokens) {
    const side = sides.get(stem(token, language));
    if (side !== undefined) present.add(side);
  }
  return present;
}

/** Whether one sentence contains a word and the other its opposite, and neither contains both. */
export function areOpposite(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return [...one].some(side => !one.has(-side) && other.has(-side) && !other.has(side));
}

/** Small words of opposite meaning, which only count where a claim replaces one by the other. */
const contraryWords = new Map<string, string>();
for (const pair of "vor nach|über unter|mehr weniger|before after|more less|more fewer|avant après|plus moins|قبل بعد|اكثر اقل".split(
  "|",
)) {
  const [one, other] = pair.split(" ").map(foldText) as [string, string];
  contraryWords.set(one, other).set(other, one);
}

/** Whether one folded word is a small word of the opposite meaning of the other: "before", "after". */
export const areContrary = (one: string, other: string): boolean => contraryWords.get(one) === other;
