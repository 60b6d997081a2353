import type { Thing } from "./fake-thing";

const escaped = (text: unknown) =>
  String(text).replace(/[&<>"]/g, one => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[one]!);

const words = {
  de: {
    title: "Probezahlung",
    text: "Das ist keine echte Zahlung. Diese Seite steht an der Stelle von Stripe, damit Sie den Kauf ausprobieren können. Geben Sie keine Kartendaten ein.",
    amount: "Betrag",
    now: "Bezahlen",
    later: "Per Lastschrift bezahlen (die Bank antwortet später)",
    declined: "Karte wird abgelehnt",
    back: "Abbrechen",
    refused: "Die Karte wurde abgelehnt.",
    portal: "Zahlungsdaten",
    portalText: "Hier würden Sie bei Stripe Karte und Adresse ändern.",
    home: "Zurück",
    approve: "Zahlung abschließen",
    paid: "Bezahlt. Sie können zu Lotse zurückkehren.",
    closed: "Diese Bestellung ist abgeschlossen oder abgelaufen.",
    paymentTitle: "Zahlung",
    left: "Noch erstattbar",
    refunded: "Erstattet",
    refundAmount: "Betrag der Erstattung in Euro",
    refund: "Erstatten",
    tooMuch: "So viel kann nicht erstattet werden.",
    refundText:
      "Hier würden Sie bei Stripe erstatten. Lotse erfährt davon und stellt die Rechnungskorrektur aus.",
  },
  en: {
    title: "Test payment",
    text: "This is not a real payment. This page stands in for Stripe, so that you can try placing an order. Do not enter card details.",
    amount: "Amount",
    now: "Pay",
    later: "Pay by direct debit (the bank confirms later)",
    declined: "Card is declined",
    back: "Cancel",
    refused: "The card was declined.",
    portal: "Payment details",
    portalText: "With Stripe, you would change your card and address here.",
    home: "Back",
    approve: "Complete payment",
    paid: "Paid. You can return to Lotse.",
    closed: "This order is completed or has expired.",
    paymentTitle: "Payment",
    left: "Left to refund",
    refunded: "Refunded",
    refundAmount: "Amount to refund in euros",
    refund: "Refund",
    tooMuch: "This amount cannot be refunded.",
    refundText: "With Stripe, you would make refunds here. Lotse is told and issues the invoice correction.",
  },
  fr: {
    title: "Paiement d’essai",
    text: "Ce n’est pas un vrai paiement. Cette page remplace Stripe pour que vous puissiez essayer l’achat. Ne saisissez pas de données de carte.",
    amount: "Montant",
    now: "Payer",
    later: "Payer par prélèvement (la banque répond plus tard)",
    declined: "Carte refusée",
    back: "Annuler",
    refused: "La carte a été refusée.",
    portal: "Données de paiement",
    portalText: "Chez Stripe, vous modifieriez ici la carte et l’adresse.",
    home: "Retour",
    approve: "Finaliser le paiement",
    paid: "Payé. Vous pouvez revenir à Lotse.",
    closed: "Cette commande est terminée ou a expiré.",
    paymentTitle: "Paiement",
    left: "Encore remboursable",
    refunded: "Remboursé",
    refundAmount: "Montant à rembourser en euros",
    refund: "Rembourser",
    tooMuch: "Ce montant ne peut pas être remboursé.",
    refundText:
      "Chez Stripe, vous effectueriez ici le remboursement. Lotse en est informé et émet la facture rectificative.",
  },
  ar: {
    title: "دفع تجريبي",
    text: "هذا ليس دفعًا حقيقيًا. تحل هذه الصفحة محل Stripe لتتمكنوا من تجربة الشراء. يُرجى عدم إدخال بيانات بطاقة.",
    amount: "المبلغ",
    now: "الدفع",
    later: "الدفع بالخصم المباشر (يرد البنك لاحقًا)",
    declined: "البطاقة مرفوضة",
    back: "إلغاء",
    refused: "تم رفض البطاقة.",
    portal: "بيانات الدفع",
    portalText: "لدى Stripe يمكنكم هنا تغيير البطاقة والعنوان.",
    home: "رجوع",
    approve: "إتمام الدفع",
    paid: "تم الدفع. يمكنكم العودة إلى Lotse.",
    closed: "هذا الطلب مكتمل أو انتهت صلاحيته.",
    paymentTitle: "الدفعة",
    left: "المبلغ المتبقي للإعادة",
    refunded: "المبلغ المعاد",
    refundAmount: "المبلغ المطلوب إعادته باليورو",
    refund: "إعادة المبلغ",
    tooMuch: "لا يمكن إعادة هذا المبلغ.",
    refundText: "لدى Stripe تعيدون المبلغ هنا. يُبلَّغ Lotse بذلك ويصدر تصحيح الفاتورة.",
  },
};

type Language = keyof typeof words;
const languageOf = (accepted: string | undefined): Language => {
  const first = accepted?.slice(0, 2).toLowerCase() ?? "";
  return first in words ? (first as Language) : "en";
};

function page(language: Language, title: string, body: string): string {
  return `<!doctype html><html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>
:root{color-scheme:light dark}body{max-width:32rem;margin:3rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}form{display:grid;gap:.75rem}button,a.b{padding:.75rem 1rem;font:inherit}.n{padding:.75rem 1rem;border:2px solid #b7791f;border-radius:.5rem}
</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

const euros = (language: Language, cents: unknown) =>
  new Intl.NumberFormat(language === "ar" ? "ar-u-nu-latn" : language, {
    style: "currency",
    currency: "EUR",
  }).format(Number(cents) / 100);

/** The hosted page of an invoice whose charge failed, where it is paid or approved. */
export function invoicePage(invoice: Thing, accepted: string | undefined): string {
  const language = languageOf(accepted);
  const t = words[language];
  const body =
    invoice.status === "open"
      ? `<p>${t.amount}: <b>${escaped(euros(language, invoice.amount_due))}</b></p><form method="post"><button>${t.approve}</button></form>`
      : `<p>${t.paid}</p>`;
  return page(language, t.title, `<p class="n">${t.text}</p>${body}`);
}

/** The hosted page of a checkout session: plain forms, no script. */
export function payPage(session: Thing, accepted: string | undefined, refused: boolean): string {
  const language = languageOf(accepted);
  const t = words[language];
  const notice = `<p class="n">${t.text}</p>`;
  if (session.status !== "open")
    return page(
      language,
      t.title,
      `${notice}<p>${t.closed}</p><p><a href="${escaped(session.cancel_url)}">${t.home}</a></p>`,
    );
  const amount = euros(language, session.amount_total);
  const button = (how: string, text: string) => `<button name="how" value="${how}">${text}</button>`;
  return page(
    language,
    t.title,
    `${notice}${refused ? `<p role="alert"><b>${t.refused}</b></p>` : ""}<p>${t.amount}: <b>${escaped(amount)}</b></p><form method="post">${button("now", t.now)}${button("later", t.later)}${button("declined", t.declined)}</form><p><a href="${escaped(session.cancel_url)}">${t.back}</a></p>`,
  );
}

/** The customer portal's stand-in. */
export function portalPage(session: Thing, accepted: string | undefined): string {
  const language = languageOf(accepted);
  const t = words[language];
  return page(
    language,
    t.portal,
    `<p class="n">${t.text}</p><p>${t.portalText}</p><p><a href="${escaped(session.return_url)}">${t.home}</a></p>`,
  );
}

/** The page of a payment at Stripe, where the operator refunds it, in full or in parts. */
export function refundPage(
  { amount, left, refused }: { amount: number; left: number; refused: boolean },
  accepted: string | undefined,
): string {
  const language = languageOf(accepted);
  const t = words[language];
  const lines: [string, number][] = [
    [t.amount, amount],
    [t.refunded, amount - left],
    [t.left, left],
  ];
  const sums = lines
    .map(([name, cents]) => `<p>${name}: <b>${escaped(euros(language, cents))}</b></p>`)
    .join("");
  const alert = refused ? `<p role="alert"><b>${t.tooMuch}</b></p>` : "";
  const form = `<form method="post"><label>${t.refundAmount} <input name="amount" inputmode="decimal" required></label><button>${t.refund}</button></form>`;
  return page(
    language,
    t.paymentTitle,
    `<p class="n">${t.refundText}</p>${sums}${alert}${left > 0 ? form : ""}`,
  );
}
