export const outages = {
  "away.storage.down":
    "Der Dateispeicher ist nicht erreichbar. Dateien können derzeit nicht hochgeladen und Originale nicht geöffnet werden. Fragen und Antworten sind nicht betroffen.",
  "away.storage.full":
    "Im Dateispeicher ist kein Platz mehr. Dateien können derzeit nicht hochgeladen werden. Alles andere ist nicht betroffen.",
  "away.search.down":
    "Der Suchdienst ist nicht erreichbar. Bis er antwortet, findet Lotse Textstellen allein anhand ihrer Wörter.",
  "away.provider.down":
    "Der KI-Anbieter antwortet nicht. Fragen werden bis dahin mit Zitaten aus den Dokumenten beantwortet; Lotse versucht es regelmäßig erneut.",
  "away.mail.down":
    "Der E-Mail-Server nimmt keine E-Mails an. E-Mails von Lotse warten und werden gesendet, sobald er wieder antwortet.",
  since: "Seit {{time}}.",
  settings: "Einstellungen öffnen",
};
