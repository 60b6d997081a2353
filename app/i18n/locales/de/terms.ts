export const terms = {
  intro: "Regeln für die Nutzung von Lotse",
  "parties.title": "Vertragspartner",
  "parties.text":
    "Der Vertrag kommt zwischen Ihnen oder Ihrem Unternehmen und dem Betreiber zustande, sobald das Konto angelegt ist.",
  "service.title": "Leistung",
  "service.text":
    "Lotse beantwortet Fragen aus den Dokumenten, die Ihr Unternehmen hochlädt, und nennt dazu Seite und Satz. Antworten werden automatisch erstellt und können falsch sein: Maßgeblich ist die Quelle.",
  "account.title": "Konto",
  "account.text":
    "Halten Sie Ihr Kennwort geheim und geben Sie Ihr Konto nicht weiter. Die Datenverwaltung entscheidet, welche Mitarbeitenden welche Bereiche nutzen.",
  "content.title": "Ihre Inhalte",
  "content.text":
    "Dokumente, Fragen und Antworten gehören weiterhin Ihrem Unternehmen. Laden Sie nur Dokumente hoch, die Sie verwenden dürfen. Wir trainieren damit keine KI.",
  "conduct.title": "Unzulässige Nutzung",
  "conduct.text":
    "Nicht erlaubt sind rechtswidrige Inhalte, Angriffe auf Lotse und automatische Massenabfragen. Bei einem schweren Verstoß kann der Betreiber ein Konto sperren.",
  "end.title": "Ende des Vertrags",
  "end.text":
    "Sie können Ihr Konto jederzeit in den Einstellungen löschen. Vorher können Sie Ihre Daten exportieren.",
  "law.title": "Haftung und Rechtswahl",
  "law.text":
    "Es gelten die gesetzlichen Regeln zur Haftung und die Gesetze des Landes, in dem der Betreiber seinen Sitz hat. Zwingende Ansprüche von Verbraucherinnen und Verbrauchern bleiben erhalten.",
  operator: "Betreiber",
  "processing.intro": "Verarbeitung personenbezogener Daten im Auftrag Ihres Unternehmens (Art. 28 DSGVO)",
  "processing.subject.title": "Inhalt und Dauer",
  "processing.subject.text":
    "Der Betreiber verarbeitet Dokumente, Fragen, Antworten und Konten der Mitarbeitenden, um Fragen zu beantworten. Der Vertrag gilt, solange das Unternehmen ein Konto hat.",
  "processing.instructions.title": "Weisungen",
  "processing.instructions.text":
    "Der Betreiber verarbeitet die Daten nur nach Weisung des Unternehmens. Weisungen erteilt das Unternehmen vor allem über die Einstellungen in Lotse.",
  "processing.secrecy.title": "Vertraulichkeit",
  "processing.secrecy.text":
    "Personen mit Zugang zu den Daten sind zur Vertraulichkeit verpflichtet. Inhalte von Chats liest der Betreiber nicht.",
  "processing.security.title": "Sicherheit",
  "processing.security.text":
    "Daten jedes Unternehmens werden getrennt gespeichert, Übertragungen verschlüsselt und Kennwörter nur als Prüfwert festgehalten. Ein Aktivitätsprotokoll hält Änderungen fest (Art. 32 DSGVO).",
  "processing.others.title": "Weitere Auftragsverarbeiter",
  "processing.others.text":
    "Weitere Empfänger der Daten nennt die Datenschutzerklärung. Einen KI-Anbieter wählt das Unternehmen selbst aus. Über einen Wechsel informiert der Betreiber vorher; das Unternehmen kann widersprechen.",
  "processing.help.title": "Unterstützung",
  "processing.help.text":
    "Der Betreiber unterstützt das Unternehmen bei Anfragen betroffener Personen, meldet Verletzungen des Schutzes der Daten unverzüglich und weist auf Anfrage nach, dass er diesen Vertrag einhält.",
  "processing.end.title": "Löschung",
  "processing.end.text":
    "Gelöschte Dateien, Chats und Konten entfernt der Betreiber samt Texten und Suchdaten. Am Ende des Vertrags kann das Unternehmen seine Daten exportieren; danach werden sie gelöscht.",
};
