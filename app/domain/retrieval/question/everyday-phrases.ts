import type { Language } from "~/contract/language";

/** After "wie breit": the question is about a thing's measure, and not how far "ich" may go. */
const ofThing = "(?= (?:ist|sind|darf|dürfen|muss|müssen) (?!ich |man |wir |es )|\\s*(?:[?(]|$))";
const ofThingEnglish = "(?= (?:is|are|can|may|must) )";

/** Everyday phrases, and the words that documents have for them, the most usual first. */
const german = `
von Haus aus > standardmäßig, voreingestellt, Voreinstellung, werkseitig, Default
wenn (?:ich|man) (?:gar )?nichts (?:dazu |weiter |anderes )?(?:angebe|angibt|einstelle|einstellt|festlege|festlegt|verstelle|verstellt|ändere|ändert|sage|sagt|mache|macht) > standardmäßig, voreingestellt, Voreinstellung, Default
ohne (?:eigene|weitere|nähere) Angaben?|ohne eigene Einstellung(?:en)? > standardmäßig, voreingestellt, Voreinstellung, Default
ab Werk > standardmäßig, voreingestellt, Voreinstellung, werkseitig, Default
ins Deutsche (?:gebracht|übertragen) > übersetzt, Übersetzung, Übersetzer
(?:im|ins) Minus > negativ, überzogen, Soll, Überziehung
unterm Strich > insgesamt, Gesamtkosten, Gesamtbetrag
(?:geht|klappt|tut) nicht(?: mehr)?(?=\\s*(?:[,.?!]|was |wie |$)) > Störung, Fehler, defekt, Problem
von selbst|von allein|von alleine > automatisch, selbsttätig, selbstständig
auf einen Schlag|auf einen Rutsch|in einem Rutsch > gleichzeitig, gesamt
am Stück|an einem Stück > zusammenhängend, ununterbrochen, durchgehend
der Reihe nach|hintereinander weg > nacheinander, fortlaufend
durch die Bank > ausnahmslos, durchgängig
im Nachhinein > nachträglich, rückwirkend
auf der Stelle > sofort, unverzüglich, umgehend
auf die Schnelle > kurzfristig, schnell, provisorisch
von heute auf morgen|Knall auf Fall > fristlos, kurzfristig, unverzüglich
ein für alle Mal|für immer > endgültig, dauerhaft, unwiderruflich
rund um die Uhr > durchgehend, jederzeit, ganztägig
unter der Woche > werktags, wochentags, werktäglich
nach Feierabend > dienstfrei, Freizeit, außerdienstlich
von (?:daheim|zuhause|zu Hause)(?: aus)? > Homeoffice, mobil, Telearbeit
von Hand|mit der Hand > manuell, händisch
schwarz auf weiß > schriftlich, Schriftform
unter vier Augen > vertraulich, Einzelgespräch
aus (?:der )?eigene[rn] Tasche > Eigenanteil, privat, verauslagen
auf eigene Faust > eigenmächtig, eigenständig, unbefugt
auf Pump > Kredit, Ratenzahlung, Finanzierung
für lau|für umsonst > kostenlos, unentgeltlich, kostenfrei
aus Versehen > versehentlich, unbeabsichtigt, fahrlässig
mit Absicht > absichtlich, vorsätzlich, Vorsatz
falsch (?:he)?rum|verkehrt (?:he)?rum > umgekehrt, verpolt, kopfüber
freie[rn]? Tag(?:e|en)? > Urlaubstage, Urlaub
gelbe[nrm]? Schein > Arbeitsunfähigkeitsbescheinigung, Attest, Krankmeldung
schwarze[nsm]? Brett > Aushang, Bekanntmachung
(?<=(?:wie lange|(?:bis|ab|seit) wann) )(?:gilt|gelten)(?! (?:das|dies)) > gültig, Gültigkeit
(?:weniger(?: Stunden)? arbeiten|(?:die |meine )?(?:Stunden|Arbeitszeit) (?:zu )?(?:reduzieren|verkürzen|verringern)) > Teilzeit, Verringerung, Arbeitszeitverringerung
km[- ]?Geld > Kilometergeld, Kilometerpauschale, Wegstreckenentschädigung, Kilometer
zu spät (?:komme|kommen|kommt|gekommen|dran)(?! \\p{L}*bezahl) > Verspätung, verspätet
in (?:die )?Rente (?:gehe|gehen|geht|gegangen) > Ruhestand, Rente, Regelaltersgrenze
(?:Vater|Mutter) (?:werde|werden|wird|geworden)|ein (?:Kind|Baby) (?:bekomme|bekommen|erwarte|erwarten|kriege|kriegen) > Geburt, Elternzeit, Schwangerschaft
selbst abholen > Selbstabholung, Selbstabholer, Abholung
(?:be)?zahlt (?:mir |uns )?(?:die|der|meine?|unsere?)r? (?:Firma|Arbeitgeber|Chef|Betrieb|Unternehmen) > erstattet, Kostenübernahme, übernimmt, Zuschuss
(?<=^(?:bekomm|krieg|hab|wann hab|wie lange hab)\\p{L}* (?:ich|wir|man) .{0,60})frei(?=\\s*(?:[?.!,(]|$)) > arbeitsfrei, Freistellung, freigestellt, dienstfrei
mit nach Hause nehmen > Mitnahme, mitnehmen
(?<=wann (?:hat|habt|haben|macht|machen|ist|sind) .{2,50} )(?:auf|offen)(?=\\s*(?:[?.!(]|$)) > geöffnet, Öffnungszeiten, öffnet
meld(?:e|en) (?:ich mich|wir uns) krank|(?:mich|sich) krank(?: zu )?melden > Krankmeldung
wie lang(?= (?:muss|soll|sollte) (?:\\p{L}+ ){0,3}\\p{L}*(?:passwort|kennwort|pin|code)) > Mindestlänge, Zeichen
wie lang(?= (?:ist|sind) (?!(?:\\p{L}+ ){0,3}\\p{L}*(?:zeit|frist|dauer|pause|urlaub|ferien|ausbildung|lehre|vertrag|garantie))) > Länge, Gesamtlänge
wie breit${ofThing} > Breite, Gesamtbreite
wie tief(?= (?:ist|liegt) \\p{L}* ?\\p{L}*(?:boot|schiff|yacht)) > Tiefgang
wie tief${ofThing} > Tiefe
wie dick${ofThing} > Dicke, Stärke, Durchmesser
wie schwer${ofThing}|wie ?viel (?:wiegt|wiegen) > Gewicht, Gesamtgewicht, Masse
`;

const english = `
out of the box > default, preset, preinstalled, standard
by itself|all by itself > automatically, unattended, autonomously
get(?:ting)? rid of|got rid of > remove, delete, dispose, disposal, discard, uninstall
thr(?:ow|ew|own|owing) (?:away|out) > dispose, disposal, discard
t(?:urn|urned|urning) off|switch(?:ed|ing)? off > disable, deactivate, shutdown, disconnect
t(?:urn|urned|urning) on|switch(?:ed|ing)? on > enable, activate
sign(?:ed|ing)? up > register, registration, enrol, enroll
sign(?:ed|ing)? off on > approve, approval, authorise, authorize
call(?:ed|ing)? in sick|phone in sick > sickness, absence, incapacity, illness
laid off|lay(?:ing)? off|(?:be|been|being|get|got|was|were) let go > redundancy, dismissal, termination, dismissed
hand(?:ed|ing)? in (?:my|your|the|his|her) notice > resign, resignation, termination
hand(?:ed|ing)? in|turn(?:ed|ing)? in > submit, submission, return
days? off|time off > leave, vacation, holiday, absence
sick days? > sickness, absence, illness
sick notes?|doctor[’']?s notes? > certificate, medical
pay rises?|pay raises?|pay bumps? > increment, increase, adjustment
on the side(?! of) > secondary, sideline, ancillary
out of (?:my |your |their )?(?:own )?pocket > reimbursement, expenses, reimbursed
pass(?:ed|es|ing)? away > death, bereavement, deceased
pass(?:ed|es|ing)? out > unconscious, unconsciousness, faint
clock(?:ed|ing)? (?:in|out)|punch(?:ed|ing)? in > timekeeping, attendance, timesheet
right away|straight away|on the spot > immediately, promptly, forthwith
from scratch > anew, empty, blank
by hand > manually
by mistake|by accident > inadvertently, unintentionally, accidentally
on purpose > intentionally, wilfully, deliberately
for free|for nothing|at no cost > free, complimentary, gratis
around the clock|round the clock > continuous, continuously, permanently
upside down > inverted, rotate, flip, mirrored
catch(?:es|ing)? (?:on )?fire|caught (?:on )?fire > ignite, ignition, combustion
bl(?:ow|ows|ew|own|owing) up > explode, explosion
hook(?:ed|ing)? up|plug(?:ged|ging)? in > connect, connection, attach
top(?:ped|ping)? up > refill, replenish, recharge
mess(?:ed|ing)? (?:with|around with) > tamper, manipulate, modify
small print|fine print > terms, conditions, clauses
gr[ae]y(?:ed)? out|gr[ae]yed > disabled, unavailable, inactive, dimmed
carr(?:y|ied|ying) over|roll(?:ed|ing)? over > carried, carryover, transfer
for good(?=\\s*[?.,!]|$) > permanently, permanent, irrevocably
how heavy${ofThingEnglish} > weight, mass
how wide${ofThingEnglish} > width, breadth
how thick${ofThingEnglish} > thickness, diameter
how tall${ofThingEnglish} > height
how deep${ofThingEnglish} > depth
factory settings > reset, default, defaults
`;

const french = `
d['’]office > défaut, automatiquement
si (?:je|on) (?:ne |n['’])?(?:précise|règle|choisis|choisit|indique|change|mets|met) rien > défaut, automatiquement
travail(?:ler|le|lant) (?:tout |toute )?seule?s? > isolé, isolément
(?<=(?:s['’]|se )\\p{L}+ )toute? seule?s?|de lui-même|d['’]elle-même > automatiquement, automatique
(?:se|me|te|nous|vous|s['’]en|m['’]en) débarrasser(?: (?:de|du|des))? > supprimer, éliminer, désinstaller, retirer
[sm]['’]inscrire|m['’]inscris > inscription, inscrire, adhésion
(?:se|me|te|nous|vous) servir(?: (?:de|du|des))?|(?:se|me) sers(?: (?:de|du|des))? > utiliser, utilisation, employer
(?:se|me|te|nous|vous) plaindre > réclamation, plainte, doléances
(?:se|me|te|nous|vous) faire virer|(?:m['’]a|a été|suis|est|être) virée?s?|(?:me|nous) virer|mettre (?:quelqu['’]un )?à la porte|mise?s? à la porte > licencier, licenciement
(?:ne )?marche(?:nt)? (?:pas|plus)|(?:tombée?s? )?en rade|hors service|HS > dysfonctionnement, panne, défaillance
(?:ça|cela) marche(?! pas| plus) > fonctionnement, fonctionner
(?<=(?:ordinateur|ordi|PC|logiciel|appli|application|réseau|internet|connexion|site) )rame > lenteur, ralentissement, performances
(?<=combien (?:est-ce (?:que |qu['’]))?(?:je |on |vais-je |va-t-on |peut-on )?)touche(?:r|s|z)?(?:-t-on|-t-il|-t-elle)? > percevoir, rémunération, salaire
(?:ma|notre|leur) boîte(?! (?:de|aux|à|mail|vocale|d['’])) > entreprise, société, employeur
(?:mon|ma|le|notre) boss > supérieur, hiérarchique, responsable
boîtes? mail|adresses? mail > messagerie, courriel
(?:fiches?|feuilles?) de (?:paie|paye|salaire) > bulletin, paie
feuilles? (?:d['’]heures|de temps) > pointage, relevé, horaires
heures? sup > supplémentaires, supplémentaire
arrêts? maladie > maladie, incapacité
(?:mot|papier) du (?:médecin|docteur) > certificat, médical
mi[- ]temps > partiel
(?:passer un )?coups? de fil > appel, téléphone, contacter
coups? de main > aide, assistance
sorties? de secours > issues
faire gaffe > vigilance, prudence, précautions
(?:oubliée?|oublier) de (?:pointer|badger)|(?:faut-il|dois-je|doit-on|on doit) (?:pointer|badger) > pointage, badgeage
(?:pas|moins) ch(?:er|ère)s?|bon marché > économique, réduit, réduction
cartes? bleues?|CB > bancaire, bancaires
carte grise > immatriculation
(?:mes|les|quels|des) papiers(?! (?:peint|toilette)) > documents, pièces, justificatifs
tickets?[- ]restos?|tickets?[- ]restaurants?|chèques?[- ]déjeuners? > restaurant
à la main > manuellement, manuel
tout de suite|sur[- ]le[- ]champ > immédiatement, immédiat
du jour au lendemain > immédiatement, immédiat, préavis
sans faire exprès|par mégarde > accidentellement, accidentel, involontaire
de (?:ma|sa|leur|notre) poche > avance, remboursement
à la maison|(?:de|depuis) chez (?:moi|soi|nous) > télétravail, domicile
en douce|en cachette > insu, dissimuler
d['’]un (?:seul )?coup > simultanément, ensemble
à l['’]envers > inversé, inverser, inverse
tomb(?:er|é|ée) (?:de|du|par terre) > chute, chuter
tomb(?:er|é|ée) enceinte > grossesse, enceinte, maternité
avances? sur salaire > acompte, acomptes, avance
pots?[- ]de[- ]vin|dessous[- ]de[- ]table > corruption
mal (?:au|de) dos > lombalgie, dorsalgie, TMS
jours? off > congé, repos
(?:revenir|retour) en arrière > annuler, annulation
remettre à zéro|remise à zéro > réinitialiser, réinitialisation
laisser tomber > annuler, abandonner, renoncer
jeter un (?:œil|oeil|coup d['’]œil) > consulter, consultation, examiner
bouchons? d['’]oreilles? > auditives, auditive, antibruit
(?:a|ont|s['’]est) plantée?s?|plantage|(?<=(?:ordinateur|ordi|PC|logiciel|appli|application|système|site|ça|programme) )plante > dysfonctionnement, erreur, défaillance
(?:travail(?:ler)?|boss(?:er|e)|payée?|embaucher) au (?:noir|black) > dissimulé, dissimulation
`;

type Phrase = [phrase: RegExp, targets: string[]];

const parse = (list: string): Phrase[] =>
  list
    .trim()
    .split("\n")
    .map(line => {
      const [phrase, targets] = line.split(" > ") as [string, string];
      return [new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrase})(?![\\p{L}\\p{N}])`, "iu"), targets.split(", ")];
    });

const phrases: Partial<Record<Language, Phrase[]>> = {
  de: parse(german),
  en: parse(english),
  fr: parse(french),
};
/** Languages whose phrases documents have too, so that they are searched beside their replacement. */
const searchedToo: ReadonlySet<Language> = new Set(["en", "fr"]);

/**
 * Replaces everyday phrases, whose single words mislead a search ("von Haus aus"), by what documents say for them; an English or a
 * French one is followed by it ("turn off disable"). A phrase stays if no passage has any of these words.
 * @param pick the best of some words, undefined if no passage has any
 * @param show how a phrase and its replacement are written
 */
export function replacePhrases(
  question: string,
  language: Language,
  pick: (targets: ReadonlySet<string>) => string | undefined,
  show = (phrase: string, target: string) => (searchedToo.has(language) ? `${phrase} ${target}` : target),
): string {
  let replaced = question;
  for (const [phrase, targets] of phrases[language] ?? []) {
    if (!phrase.test(replaced)) continue;
    const target = pick(new Set(targets));
    if (target) replaced = replaced.replace(phrase, written => show(written, target));
  }
  return replaced;
}
