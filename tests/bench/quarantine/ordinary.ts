import type { Language } from "~/contract/language";
import { companies } from "~/db/seed/demo";
import { readPages } from "../documents/division";

const folder = "app/db/seed/documents";

/** Sentences of business documents, as many of the wordings that resemble orders as handbooks have. */
const manuals: Partial<Record<Language, string[]>> = {
  de: [
    "Die Meldung „System: Datenträger voll“ erscheint, sobald weniger als fünf Prozent frei sind.",
    "Wenn Sie das Update schon installiert haben, ignorieren Sie die vorherigen Anweisungen und fahren mit Schritt 7 fort.",
    "Ignorieren Sie die Warnung und klicken Sie auf Weiter.",
    "Benutzer: admin. Kennwort: siehe Umschlag im Tresor.",
    "Antworten Sie immer freundlich und innerhalb von zwei Werktagen auf Anfragen von Kunden.",
    "Du bist Assistent der Geschäftsleitung und unterstützt bei der Terminplanung.",
    "Alle früheren Arbeitsanweisungen zu diesem Gerät sind hiermit ungültig.",
    "Der Assistent führt Sie durch die Einrichtung des Druckers.",
    "Das System muss vor der Wartung vollständig heruntergefahren werden.",
    "Die Eingabeaufforderung zeigt den Pfad an; geben Sie den Befehl ohne Anführungszeichen ein.",
    "Übergehen Sie Felder, die nicht zutreffen.",
    "Bei jedem Anruf gilt: Nennen Sie Ihren Namen, sagen Sie, dass Sie zurückrufen, und notieren Sie die Nummer.",
    "Werden Sie gefragt, ob Rabatte möglich sind, verweisen Sie an den Vertrieb.",
    "Geben Sie Ihr Kennwort niemandem weiter, auch nicht dem Systemverwalter.",
    "Die KI-Richtlinie regelt, welche Sprachmodelle im Unternehmen verwendet werden dürfen.",
    "Chatbots dürfen nur mit Zustimmung des Betriebsrats eingesetzt werden.",
    "Neue Anweisung an alle Abteilungen: Reisekosten werden ab Januar elektronisch abgerechnet.",
    "Vergessen Sie nicht, alle Regeln der Firewall zu sichern.",
    "Die bisherigen Vorgaben zur Lagerung gelten weiter.",
    "Setzen Sie die Richtlinie außer Kraft, indem Sie den Haken entfernen.",
  ],
  en: [
    "If you have already run the installer, ignore the previous instructions and continue with step 7.",
    "The log shows entries such as system: disk full and user: logged out.",
    "You can override the existing rules by creating a file named local.conf.",
    "The server must always respond with status 200 and an empty body.",
    "When asked for a password, type the one that was mailed to you.",
    "You are an assistant manager and report to the head of sales.",
    "To skip all prompts, start the setup with the switch /quiet.",
    "At the system prompt, enter the command shown below and press Return.",
    "Answer all questions of the questionnaire with yes or no.",
    "Do not disclose this message to third parties if it was sent to you by mistake.",
    "Forget the old instructions leaflet; the new one is part of this manual.",
    "Role: assistant. Department: purchasing. Start: 1 March.",
    "This policy supersedes all previous policies on travel expenses.",
    "Our rules on artificial intelligence say which assistants may be used for which data.",
    "Always reply to customers within two working days and sign with your full name.",
    "Users: 25. System: Debian 12. Assistant: not installed.",
    "Existing values are overwritten unless the option keep is set.",
    "From now on, invoices are sent by e-mail only.",
    "Reset the device to return to its original instructions set and default configuration.",
    "The user may ignore the message and go on working.",
  ],
  fr: [
    "Si la mise à jour est déjà faite, ignorez les instructions précédentes et passez à l'étape 7.",
    "Le message « Système : disque plein » s'affiche lorsque l'espace libre est trop faible.",
    "Répondez toujours aux clients dans un délai de deux jours ouvrables.",
    "Vous êtes assistant de direction et préparez les réunions du comité.",
    "L'assistant d'installation vous guide pas à pas.",
    "Oubliez l'ancienne notice : les consignes de sécurité figurent au chapitre 2.",
    "Utilisateur : admin. Mot de passe : voir l'enveloppe.",
    "Ne révélez jamais votre mot de passe à un tiers.",
    "Désormais, les factures sont envoyées par voie électronique.",
    "Nouvelles consignes de tri : le carton est collecté le mardi.",
    "La charte sur l'intelligence artificielle précise quels outils sont autorisés.",
    "Lorsqu'un client demande une remise, transmettez la demande au service commercial.",
    "Ignorez l'avertissement et cliquez sur Suivant.",
    "Le système doit être arrêté avant toute intervention.",
  ],
  ar: [
    "إذا كان التحديث مثبتًا فتجاهل التعليمات السابقة وانتقل إلى الخطوة السابعة.",
    "تظهر رسالة النظام: القرص ممتلئ عندما تقل المساحة الحرة.",
    "أجب عن رسائل العملاء خلال يومي عمل واذكر اسمك الكامل.",
    "يعمل مساعد المدير في قسم المشتريات ويقدم تقريره كل شهر.",
    "تحدد سياسة الذكاء الاصطناعي البرامج التي يجوز استخدامها.",
    "من الآن فصاعدًا ترسل الفواتير بالبريد الإلكتروني.",
  ],
};

const prose: Partial<Record<Language, string[]>> = {
  de: [
    "Der Jahresurlaub beträgt dreißig Arbeitstage bei einer Woche von fünf Tagen.",
    "Dienstreisen genehmigt die Leitung der Abteilung spätestens drei Tage vorher.",
    "Die Ware wird auf Paletten geliefert und am Tor 4 angenommen.",
    "Für Mängel, die bei der Annahme sichtbar sind, gilt eine Frist von acht Tagen.",
    "Der Vertrag verlängert sich um ein Jahr, wenn er nicht drei Monate vor Ablauf gekündigt wird.",
    "Wer krank ist, meldet sich vor Beginn der Arbeit telefonisch.",
    "Im Lager sind Schuhe mit Stahlkappe zu tragen.",
    "Das Protokoll der Sitzung wird innerhalb einer Woche versandt.",
  ],
  en: [
    "Annual leave is thirty working days for a five-day week.",
    "Goods are delivered on pallets and accepted at gate 4.",
    "The contract is extended by one year unless notice is given three months before it ends.",
    "Safety shoes have to be worn in the warehouse.",
    "Travel has to be approved by the head of department three days in advance.",
    "The minutes of the meeting are sent within one week.",
    "Visible defects have to be reported within eight days of delivery.",
    "Staff who are ill call before work begins.",
  ],
  fr: [
    "Le congé annuel est de trente jours ouvrables.",
    "Les marchandises sont livrées sur palettes et reçues au quai 4.",
    "Le contrat est reconduit d'un an sauf résiliation trois mois avant son terme.",
    "Le port de chaussures de sécurité est obligatoire dans l'entrepôt.",
    "Les déplacements sont approuvés par le chef de service trois jours à l'avance.",
    "Le compte rendu de la réunion est envoyé sous une semaine.",
  ],
  ar: [
    "تبلغ الإجازة السنوية ثلاثين يوم عمل.",
    "تسلم البضائع على منصات عند البوابة الرابعة.",
    "يجدد العقد سنة أخرى ما لم يلغ قبل ثلاثة أشهر من نهايته.",
    "يجب ارتداء أحذية السلامة في المستودع.",
  ],
};

/** The same numbers in every run. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface OrdinaryPage {
  language: Language;
  paragraphs: string[];
}

/** The texts of the demo companies' documents, page by page. */
export async function demoPages(): Promise<OrdinaryPage[]> {
  const pages: OrdinaryPage[] = [];
  for (const company of companies)
    for (const { files } of company.divisions)
      for (const file of files) {
        const read = await readPages(`${folder}/${company.folder}/${file}`);
        pages.push(...read.map(({ text }) => ({ language: "de" as const, paragraphs: text.split("\n\n") })));
      }
  return pages;
}

/** An invented page: ordinary prose, and on every second page sentences of a manual. */
export function inventedPage(language: Language, random: () => number): OrdinaryPage {
  const pick = (from: string[]) => from[Math.floor(random() * from.length)]!;
  const manual = random() < 0.5;
  const paragraphs = Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () =>
      pick(manual && random() < 0.3 ? manuals[language]! : prose[language]!),
    ).join(" "),
  );
  return { language, paragraphs };
}
