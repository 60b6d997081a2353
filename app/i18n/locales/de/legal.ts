export const legal = {
  "nothing.title": "Noch keine Angaben",
  "nothing.text": "Der Betreiber hat hier noch keine Angaben hinterlegt.",
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
    "Verantwortlich für hochgeladene Dokumente und die Antworten daraus ist das jeweilige Unternehmen.",
  "privacy.intro": "Verarbeitung Ihrer Daten und Ihre Rechte (Art. 13 DSGVO)",
  "privacy.who": "Verantwortliche Stelle",
  "privacy.whoDocuments":
    "Für Dokumente und Chats ist das jeweilige Unternehmen verantwortlich; wir verarbeiten sie in seinem Auftrag (Art. 28 DSGVO).",
  "privacy.contact": "Fragen zum Datenschutz",
  "privacy.what": "Welche Daten wir speichern und wozu",
  "privacy.account": "Konto",
  "privacy.accountText":
    "Name, E-Mail-Adresse, Sprache, Land und, falls angegeben, Ihre Telefonnummer. Ihr Kennwort speichern wir nur als Prüfwert, aus dem es sich nicht zurückrechnen lässt. Rechtsgrundlage ist der Nutzungsvertrag (Art. 6 Abs. 1 Buchst. b DSGVO).",
  "privacy.chats": "Fragen, Antworten und Dokumente",
  "privacy.chatsText":
    "Fragen, Antworten und Dokumente bleiben gespeichert, bis sie gelöscht werden. Einen privaten Chat sehen nur Sie. Wir lesen ihn nicht und trainieren damit keine KI.",
  "privacy.sessions": "Anmeldungen",
  "privacy.sessionsText":
    "Gerät und Zeitpunkt jeder Anmeldung, höchstens 30 Tage. Fehlgeschlagene Versuche zählen wir einen Tag lang, mit einem Prüfwert statt Ihrer Adresse. Von Geräten, mit denen Sie sich angemeldet haben, speichern wir bis 90 Tage nach der letzten Anmeldung einen Prüfwert, damit wir Sie über neue Geräte informieren können.",
  "privacy.forms": "Öffentliche Formulare",
  "privacy.formsText":
    "Öffentliche Formulare schützen wir mit einer eigenen Sicherheitsprüfung: Ihr Browser löst eine kleine Rechenaufgabe, und wir zählen die Formulare aus einem Netzwerk. Dafür speichern wir einen Tag lang eine verschlüsselte Angabe ohne Bezug zu Ihrem Namen. Andere Anbieter erhalten davon nichts.",
  "privacy.log": "Aktivitätsprotokoll",
  "privacy.logText_one":
    "Wer wann welche Funktion genutzt hat, ohne Inhalte und ohne IP-Adressen, {{count}} Tag lang. Damit klären wir Fehler und Angriffe (Art. 6 Abs. 1 Buchst. f DSGVO).",
  "privacy.logText_other":
    "Wer wann welche Funktion genutzt hat, ohne Inhalte und ohne IP-Adressen, {{count}} Tage lang. Damit klären wir Fehler und Angriffe (Art. 6 Abs. 1 Buchst. f DSGVO).",
  "privacy.mails": "E-Mails",
  "privacy.mailsText":
    "Wir schreiben Ihnen nur, wenn es für Ihr Konto und Ihre Dokumente nötig ist. Den Text löschen wir, sobald die E-Mail gesendet wurde oder nicht zugestellt werden konnte; den Vermerk darüber nach 90 Tagen. Zum Schutz vor zu vielen E-Mails zählen wir einen Tag lang mit einem Prüfwert, wie viele an eine Adresse gesendet werden.",
  "privacy.cookies": "Cookies",
  "privacy.cookiesText":
    "Wir verwenden nur technisch notwendige Cookies (§ 25 Abs. 2 TDDDG); dafür ist keine Einwilligung nötig. Diese Cookies speichern:",
  "privacy.cookie.session":
    "Ihre Anmeldung: bis Sie den Browser schließen, oder bis zu 31 Tage, wenn Sie auf dem Gerät angemeldet bleiben möchten",
  "privacy.cookie.secondStep": "den ersten Schritt einer Anmeldung in zwei Schritten: 5 Minuten",
  "privacy.cookie.awaited":
    "nach der Registrierung Ihre E-Mail-Adresse, damit die nächste Seite sie anzeigen kann: eine Stunde",
  "privacy.cookie.flash": "die Meldung nach einer Aktion: höchstens eine Minute",
  "privacy.cookie.unsent":
    "wenn Ihre Sitzung beim Absenden eines Formulars schon beendet war: zu welcher Seite und zu welchem Konto es gehört, damit Sie es nach der Anmeldung wiederfinden: 30 Minuten",
  "privacy.cookie.consent":
    "wenn Sie dem Zugriff auf ein Postfach beim Anbieter zustimmen: zu welchem Postfach die Zustimmung gehört: 10 Minuten",
  "privacy.cookie.seen": "wann Sie Ihre Benachrichtigungen zuletzt angesehen haben: 30 Tage",
  "privacy.cookie.look": "Sprache und Aussehen, wenn Sie sie ändern: 30 Tage",
  "privacy.cookie.draft":
    "ohne Cookie, nur in diesem Tab: eine noch nicht gesendete Frage, bis Sie den Tab schließen",
  "privacy.recipients": "Empfänger der Daten",
  "privacy.hosting": "Rechenzentrum",
  "privacy.noProvider":
    "Antworten werden auf diesem Server erstellt. Fragen und Dokumente verlassen ihn nur, wenn ein Unternehmen selbst einen KI-Anbieter wählt.",
  "privacy.provider":
    "Fragen und passende Textstellen werden an {{name}} ({{host}}) gesendet, sofern ein Unternehmen nichts anderes gewählt hat.",
  "privacy.topicNames":
    "Benennt ein KI-Modell für Ihr Unternehmen offene Themen, erhält es nur die Fragen, die Mitarbeitende weitergegeben haben.",
  "privacy.google":
    "Google (Google Ireland Limited) erhält nur dann Daten, wenn Sie sich mit Google anmelden. Wir erhalten dabei nur Ihre E-Mail-Adresse und die Kennung Ihres Google-Kontos. Ein Cookie speichert zehn Minuten lang, auf welcher Seite die Anmeldung begann.",
  "privacy.recaptcha":
    "Wenn Sie die Prüfung durch Google reCAPTCHA wählen und ihr zustimmen, lädt Ihr Browser ein Skript von Google, und Google erhält Ihre IP-Adresse und Angaben über Ihren Browser. Ohne Ihre Einwilligung geschieht das nicht (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG).",
  "privacy.countryLookup":
    "Um bei der Registrierung Ihr Land vorzuschlagen, fragt unser Server den Dienst {{host}} nach dem Land Ihrer IP-Adresse. Der letzte Teil der Adresse wird nicht mitgeschickt.",
  "privacy.noOthers":
    "Schriften, Bilder und Skripte kommen von diesem Server. Wir nutzen weder Tracking noch Werbung. Weitere Empfänger gibt es nicht.",
  "privacy.noOthersBesides":
    "Alle anderen Skripte sowie Schriften und Bilder kommen von diesem Server. Wir nutzen weder Tracking noch Werbung. Weitere Empfänger gibt es nicht.",
  "privacy.ai": "Künstliche Intelligenz",
  "privacy.aiText":
    "In Chats antwortet eine KI oder ein Programm, das Sätze aus Dokumenten zitiert; das steht in jedem Chat vor der ersten Frage. Antworten sind als erzeugt gekennzeichnet (Art. 50 KI-Verordnung). Über Sie wird nichts automatisch entschieden.",
  "privacy.rights": "Ihre Rechte",
  "privacy.rightsText":
    "Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung (Art. 18), Übertragung (Art. 20) und Widerspruch (Art. 21). Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen (Art. 7 Abs. 3). Sie können sich bei einer Datenschutzaufsicht beschweren (Art. 77), zum Beispiel an Ihrem Wohnort.",
  "privacy.rightsHow":
    "In den Einstellungen können Sie Ihre Daten exportieren (die ZIP-Datei bleibt sieben Tage verfügbar) und Ihr Konto löschen. 14 Tage lang können Sie das Löschen zurücknehmen; danach werden Konto und Chats gelöscht.",
  "privacy.more": "Weitere Angaben",
  "accessibility.intro": "Alle sollen Lotse nutzen können.",
  "accessibility.state": "Stand der Barrierefreiheit",
  "accessibility.stateText":
    "Wir richten uns nach WCAG 2.2, Stufe AA, und EN 301 549. Jede Seite wird bei jeder Änderung automatisch geprüft: in heller und dunkler Darstellung, in beiden Schreibrichtungen und auf schmalen wie breiten Bildschirmen. Alle Seiten lassen sich mit der Tastatur bedienen, die wesentlichen Funktionen auch ohne JavaScript.",
  "accessibility.limits": "Bekannte Einschränkungen",
  "accessibility.limitsText":
    "Eine Prüfung durch Menschen mit Behinderungen steht noch aus. Hochgeladene Dokumente sind so barrierefrei, wie sie erstellt wurden; Lotse zeigt ihren Text.",
  "accessibility.contact": "Eine Barriere melden",
  "accessibility.contactText":
    "Schreiben Sie uns, was nicht funktioniert und welches Gerät Sie verwenden. Wir antworten Ihnen.",
  "accessibility.authority": "Zuständige Aufsicht",
  "accessibility.authorityText":
    "Zuständig für Dienste nach dem Barrierefreiheitsstärkungsgesetz ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg.",
};
