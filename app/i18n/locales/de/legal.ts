export const legal = {
  "nothing.title": "Noch keine Angaben",
  "nothing.text": "Wer diese Installation betreibt, hat hier noch nichts eingetragen.",
  "nothing.action": "Angaben eintragen",
  "imprint.intro": "Angaben nach § 5 DDG",
  "imprint.provider": "Anbieter",
  "imprint.managing": "Vertreten durch",
  "imprint.contact": "Kontakt",
  "imprint.website": "Website",
  "imprint.register": "Registereintrag",
  "imprint.registerAt": "{{court}}, {{number}}",
  "imprint.vat": "Umsatzsteuer-Identifikationsnummer",
  "imprint.content": "Inhalte",
  "imprint.contentText":
    "Für Dokumente, die ein Unternehmen hochlädt, und für die Antworten daraus ist dieses Unternehmen verantwortlich.",
  "privacy.intro": "Was mit Ihren Daten geschieht, und welche Rechte Sie haben (Art. 13 DSGVO)",
  "privacy.who": "Wer verantwortlich ist",
  "privacy.whoDocuments":
    "Für Dokumente und Chats eines Unternehmens ist dieses Unternehmen verantwortlich; wir verarbeiten sie in seinem Auftrag (Art. 28 DSGVO).",
  "privacy.contact": "Fragen zum Datenschutz",
  "privacy.what": "Was wir speichern, und wozu",
  "privacy.account": "Konto",
  "privacy.accountText":
    "Name, E-Mail-Adresse, Sprache, Land und, wenn Sie sie angeben, Ihre Telefonnummer. Ihr Kennwort speichern wir nur als Prüfwert, aus dem es sich nicht zurückrechnen lässt. Grundlage ist der Vertrag über die Nutzung (Art. 6 Abs. 1 Buchst. b DSGVO).",
  "privacy.chats": "Fragen, Antworten und Dokumente",
  "privacy.chatsText":
    "Sie bleiben, bis sie gelöscht werden. Private Chats sieht nur, wem sie gehören. Wir lesen sie nicht und trainieren damit keine KI.",
  "privacy.sessions": "Anmeldungen",
  "privacy.sessionsText":
    "Gerät und Zeitpunkt jeder Anmeldung, höchstens 30 Tage. Fehlgeschlagene Versuche zählen wir einen Tag lang, mit einem Prüfwert statt Ihrer Adresse. Von Geräten, auf denen Sie sich angemeldet haben, bleibt für 90 Tage nach dem letzten Mal ein Prüfwert, damit wir Ihnen neue melden können.",
  "privacy.forms": "Öffentliche Formulare",
  "privacy.formsText":
    "Ob ein Mensch ein öffentliches Formular ausfüllt, prüfen wir selbst: Ihr Browser löst eine kleine Rechenaufgabe, und wir zählen, wie viele Formulare aus einem Netz kommen. Davon bleibt einen Tag lang eine verschlüsselte Spur, die niemanden nennt. Kein anderer Anbieter erfährt davon.",
  "privacy.log": "Aktivitätsprotokoll",
  "privacy.logText_one":
    "Wer wann welche Funktion genutzt hat, ohne Inhalte und ohne IP-Adressen, {{count}} Tag lang. Damit klären wir Fehler und Angriffe (Art. 6 Abs. 1 Buchst. f DSGVO).",
  "privacy.logText_other":
    "Wer wann welche Funktion genutzt hat, ohne Inhalte und ohne IP-Adressen, {{count}} Tage lang. Damit klären wir Fehler und Angriffe (Art. 6 Abs. 1 Buchst. f DSGVO).",
  "privacy.mails": "E-Mails",
  "privacy.mailsText":
    "Wir schreiben Ihnen nur, was zu Ihrem Konto und Ihren Dokumenten nötig ist. Den Text löschen wir, sobald die E-Mail versendet oder gescheitert ist; dass wir sie geschrieben haben, nach 90 Tagen. Wie viele E-Mails an eine Adresse gehen, zählen wir einen Tag lang mit einem Prüfwert, damit niemand Sie damit überhäuft.",
  "privacy.cookies": "Cookies auf Ihrem Gerät",
  "privacy.cookiesText":
    "Alle sind nötig für das, was Sie verlangen (§ 25 Abs. 2 TDDDG); darum fragen wir nicht erst. Sie merken sich:",
  "privacy.cookie.session":
    "Ihre Anmeldung: bis Sie den Browser schließen, oder bis zu 30 Tage, wenn Sie auf dem Gerät angemeldet bleiben möchten",
  "privacy.cookie.secondStep": "den ersten Schritt einer Anmeldung in zwei Schritten: 5 Minuten",
  "privacy.cookie.awaited":
    "nach der Registrierung die E-Mail-Adresse, die Sie eingegeben haben, damit die nächste Seite sie nennen kann: eine Stunde",
  "privacy.cookie.flash": "den Satz, der nach einer Aktion sagt, was geschehen ist: höchstens eine Minute",
  "privacy.cookie.seen": "wann Sie die Neuigkeiten zuletzt angesehen haben: 30 Tage",
  "privacy.cookie.look": "Sprache und Aussehen, sobald Sie etwas davon ändern: 30 Tage",
  "privacy.cookie.draft":
    "ohne Cookie, nur in diesem Tab: eine Frage, die Sie noch nicht gesendet haben, bis Sie ihn schließen",
  "privacy.recipients": "Wer Daten bekommt",
  "privacy.hosting": "Rechenzentrum",
  "privacy.noProvider":
    "Die Antworten entstehen auf diesem Server. Keine Frage und kein Dokument verlässt ihn, solange ein Unternehmen nicht selbst einen KI-Anbieter wählt.",
  "privacy.provider":
    "Fragen und die dazu gefundenen Stellen gehen an {{name}} ({{host}}), wenn ein Unternehmen nichts anderes gewählt hat.",
  "privacy.google":
    "Nur wenn Sie sich mit Google anmelden, erfährt Google (Google Ireland Limited) davon. Wir bekommen dabei Ihre E-Mail-Adresse und die Kennung Ihres Google-Kontos, sonst nichts. Ein Cookie hält zehn Minuten lang fest, wo die Anmeldung begann.",
  "privacy.recaptcha":
    "Wenn Sie ein öffentliches Formular lieber mit Google reCAPTCHA prüfen lassen und dem dort zustimmen, lädt Ihr Browser ein Skript von Google, und Google erfährt Ihre IP-Adresse und Angaben über Ihren Browser. Ohne Ihre Zustimmung geschieht das nicht (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG).",
  "privacy.countryLookup":
    "Um bei der Registrierung Ihr Land vorzuschlagen, fragt unser Server den Dienst {{host}} nach dem Land Ihrer IP-Adresse. Der letzte Teil der Adresse wird nicht mitgeschickt.",
  "privacy.noOthers":
    "Schriften, Bilder und Skripte kommen von diesem Server. Es gibt keine Zählung, keine Werbung und keine Weitergabe.",
  "privacy.noOthersBesides":
    "Alle anderen Skripte, dazu Schriften und Bilder, kommen von diesem Server. Es gibt keine Zählung, keine Werbung und keine weitere Weitergabe.",
  "privacy.ai": "Künstliche Intelligenz",
  "privacy.aiText":
    "In Chats antwortet eine KI oder ein Programm, das Sätze aus Dokumenten zitiert; der Chat sagt vor der ersten Frage, wer. Antworten sind als erzeugt gekennzeichnet (Art. 50 KI-Verordnung). Über Sie wird nichts automatisch entschieden.",
  "privacy.rights": "Ihre Rechte",
  "privacy.rightsText":
    "Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung (Art. 18), Übertragung (Art. 20) und Widerspruch (Art. 21). Sie können sich bei einer Datenschutzaufsicht beschweren (Art. 77), zum Beispiel dort, wo Sie wohnen.",
  "privacy.rightsHow":
    "In Ihren Einstellungen nehmen Sie Ihre Daten selbst mit: Eine ZIP-Datei liegt dort sieben Tage lang. Dort löschen Sie auch Ihr Konto: Nach 14 Tagen, in denen Sie es sich anders überlegen können, wird es mit Ihren Chats gelöscht.",
  "privacy.more": "Weitere Angaben",
  "accessibility.intro": "Lotse soll für alle benutzbar sein.",
  "accessibility.state": "Stand",
  "accessibility.stateText":
    "Wir richten uns nach WCAG 2.2, Stufe AA, und EN 301 549. Jede Seite wird bei jeder Änderung automatisch geprüft: in heller und dunkler Darstellung, in beiden Schreibrichtungen und auf schmalen wie breiten Bildschirmen. Alles geht mit der Tastatur und ohne JavaScript.",
  "accessibility.limits": "Was noch nicht gut ist",
  "accessibility.limitsText":
    "Eine Prüfung durch Menschen mit Behinderungen steht aus. Hochgeladene Dokumente sind so zugänglich, wie ihre Verfasser sie gemacht haben; Lotse zeigt von ihnen den Text.",
  "accessibility.contact": "Eine Barriere melden",
  "accessibility.contactText": "Schreiben Sie uns, was nicht geht und mit welchem Gerät. Wir antworten.",
  "accessibility.authority": "Wenn wir nicht helfen",
  "accessibility.authorityText":
    "Zuständig für Dienste nach dem Barrierefreiheitsstärkungsgesetz ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg.",
};
