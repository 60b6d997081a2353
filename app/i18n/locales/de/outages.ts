export const outages = {
  "storage.down":
    "Der Dateispeicher ist nicht erreichbar. Dateien können derzeit nicht hochgeladen und Originale nicht geöffnet werden. Fragen und Antworten sind nicht betroffen.",
  "storage.full":
    "Im Dateispeicher ist kein Platz mehr. Dateien können derzeit nicht hochgeladen werden. Alles andere ist nicht betroffen.",
  "search.down":
    "Der Suchdienst ist nicht erreichbar. Bis er antwortet, findet Lotse Textstellen allein anhand ihrer Wörter.",
  "provider.down":
    "Der KI-Anbieter antwortet nicht. Fragen werden bis dahin mit Zitaten aus den Dokumenten beantwortet; Lotse versucht es regelmäßig erneut.",
  "mail.down":
    "Der E-Mail-Server nimmt keine E-Mails an. E-Mails von Lotse warten und werden gesendet, sobald er wieder antwortet.",
  since: "Seit {{time}}.",
  settings: "Einstellungen öffnen",
};
