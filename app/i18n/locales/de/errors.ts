export const errors = {
  bad_request: "Die Anfrage war nicht zu verstehen.",
  text_unreadable: "Der Text enthält ein unlesbares Zeichen. Bitte geben Sie ihn neu ein.",
  unauthorized: "Bitte melden Sie sich zuerst an.",
  forbidden: "Dazu haben Sie keine Berechtigung.",
  not_found: "Das gibt es nicht oder nicht mehr.",
  cross_site: "Die Anfrage kam von einer anderen Website und wurde abgelehnt.",
  conflict_version:
    "Das wurde inzwischen von jemand anderem geändert. Bitte sehen Sie sich die neue Fassung an und speichern Sie noch einmal.",
  request_in_progress: "Das wird noch bearbeitet. Bitte warten Sie einen Moment.",
  request_done: "Das ist schon erledigt. Bitte laden Sie die Seite neu.",
  request_id_reused:
    "Dieses Formular wurde schon mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu.",
  too_many_requests: "Das war zu oft in kurzer Zeit. Bitte warten Sie eine Minute.",
  payload_too_large: "Das ist zu groß.",
  sign_in_wait_one: "Zu viele Fehlversuche. Bitte warten Sie {{count}} Sekunde.",
  sign_in_wait_other: "Zu viele Fehlversuche. Bitte warten Sie {{count}} Sekunden.",
  human_failed:
    "Wir konnten nicht erkennen, dass ein Mensch dieses Formular ausfüllt. Bitte senden Sie es noch einmal.",
  human_too_soon:
    "Das ging sehr schnell. Bitte sehen Sie Ihre Angaben kurz durch und senden Sie sie dann noch einmal.",
  human_expired:
    "Dieses Formular war zu lange offen oder ist schon gesendet worden. Bitte senden Sie es noch einmal.",
  human_too_many:
    "Aus Ihrem Netz kamen in der letzten Stunde zu viele Formulare. Bitte versuchen Sie es später noch einmal.",
  two_factor_needed: "Bitte geben Sie auch den Code aus Ihrer App ein.",
  two_factor_wrong: "Dieser Code ist falsch oder wurde schon benutzt.",
  two_factor_expired: "Das hat zu lange gedauert. Bitte beginnen Sie noch einmal.",
  two_factor_required: "Ihre Rolle verlangt einen zweiten Faktor.",
  two_factor_on: "Der zweite Faktor ist schon eingerichtet.",
  two_factor_off: "Für dieses Konto ist kein zweiter Faktor eingerichtet.",
  two_factor_own: "Den eigenen zweiten Faktor schalten Sie in Ihren Einstellungen aus.",
  confirmation_needed:
    "Bitte bestätigen Sie zuerst, dass Sie es sind (in einem neuen Tab), und senden Sie dieses Formular dann noch einmal.",
  confirmation_wrong: "Das stimmt nicht. Bitte versuchen Sie es noch einmal.",
  google_not_set_up: "Die Anmeldung mit Google ist hier nicht eingerichtet.",
  google_unreachable: "Google ist gerade nicht zu erreichen. Bitte versuchen Sie es später noch einmal.",
  google_no_credential: "Google hat die Anmeldung nicht bestätigt.",
  google_taken: "Dieses Google-Konto ist schon mit einem anderen Konto verbunden.",
  google_no_password: "Legen Sie bitte zuerst ein Kennwort fest. Sonst kämen Sie nicht mehr in Ihr Konto.",
  link_invalid:
    "Dieser Link ist falsch, wurde schon benutzt oder ist zu alt. Bitte fordern Sie einen neuen an.",
  division_name_taken: "Einen Bereich mit diesem Namen gibt es schon.",
  division_limit_reached_one: "Ihr Tarif umfasst {{count}} Bereich.",
  division_limit_reached_other: "Ihr Tarif umfasst {{count}} Bereiche.",
  employee_limit_reached_one: "Ihr Tarif umfasst {{count}} Konto für Mitarbeitende.",
  employee_limit_reached_other: "Ihr Tarif umfasst {{count}} Konten für Mitarbeitende.",
  employee_not_invited: "Diese Person hat die Einladung schon angenommen oder ist gesperrt.",
  invitation_limit_reached:
    "Ihr Unternehmen hat in den letzten 24 Stunden so viele Einladungen verschickt, wie an einem Tag möglich sind. Bitte versuchen Sie es später noch einmal.",
  file_missing: "Bitte wählen Sie eine .docx- oder eine .pdf-Datei.",
  file_type: "Gelesen werden nur .docx- und .pdf-Dateien.",
  file_type_mismatch: "Der Inhalt dieser Datei ist nicht das, was ihr Name sagt.",
  file_two_types: "Diese Datei ist zugleich eine PDF-Datei und ein Archiv und wurde deshalb abgelehnt.",
  file_empty: "Diese Datei ist leer.",
  file_too_large: "Diese Datei ist zu groß: höchstens {{limit}} MB.",
  file_duplicate:
    "„{{name}}“ ist schon in diesem Bereich. Möchten Sie die vorhandene Datei behalten oder ersetzen?",
  uploads_under_way:
    "Sie laden gerade schon mehrere Dateien hoch. Bitte warten Sie, bis eine davon fertig ist.",
  upload_expired: "Die Datei wurde vor zu langer Zeit hochgeladen. Bitte wählen Sie sie noch einmal.",
  pdf_encrypted:
    "Diese PDF-Datei ist mit einem Kennwort geschützt. Bitte speichern Sie sie ohne Schutz und laden Sie sie noch einmal hoch.",
  pdf_broken: "Diese PDF-Datei ist beschädigt und lässt sich nicht lesen.",
  pdf_scan:
    "Das sieht nach einem Scan aus: Die PDF-Datei enthält Bilder von Seiten und keinen Text. Bitte führen Sie zuerst eine Texterkennung (OCR) durch.",
  docx_broken: "Diese Word-Datei ist beschädigt und lässt sich nicht lesen.",
  docx_empty: "Diese Word-Datei enthält keinen Text.",
  docx_bomb: "Diese Word-Datei würde beim Entpacken viel zu groß und wurde abgelehnt.",
  docx_nested: "Diese Word-Datei ist viel zu tief verschachtelt und wurde abgelehnt.",
  docx_entities:
    "Diese Word-Datei enthält Verweise, denen Lotse nicht folgt. Bitte speichern Sie sie in Word neu.",
  read_timeout: "Das Lesen hat zu lange gedauert und wurde abgebrochen.",
  read_memory: "Das Lesen hat zu viel Speicher gebraucht und wurde abgebrochen.",
  read_crashed: "Das Lesen ist unerwartet fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
  chat_needs_file: "Ein Chat kann beginnen, sobald mindestens einer seiner Bereiche eine gelesene Datei hat.",
  chat_needs_division: "Bitte wählen Sie mindestens einen Bereich.",
  question_empty: "Bitte schreiben Sie eine Frage.",
  question_too_long: "Die Frage ist zu lang: höchstens 4.000 Zeichen.",
  question_limit_reached_one: "Ihr Tarif umfasst {{count}} Frage im Monat.",
  question_limit_reached_other: "Ihr Tarif umfasst {{count}} Fragen im Monat.",
  answer_under_way: "Eine Antwort wird noch geschrieben. Bitte warten Sie darauf oder halten Sie sie an.",
  public_chats_locked: "Öffentliche Chats brauchen einen laufenden Tarif.",
  provider_unreachable: "Der KI-Anbieter war nicht zu erreichen. Ihre Frage ist gespeichert.",
  provider_unauthorized:
    "Der KI-Anbieter hat den Schlüssel abgelehnt. Ihre Datenverwaltung kann einen neuen eintragen. Ihre Frage ist gespeichert.",
  provider_busy: "Der KI-Anbieter ist gerade überlastet. Ihre Frage ist gespeichert.",
  provider_failed: "Der KI-Anbieter hat einen Fehler gemeldet. Ihre Frage ist gespeichert.",
  provider_timeout: "Der KI-Anbieter hat nicht rechtzeitig geantwortet. Ihre Frage ist gespeichert.",
  provider_cut_off: "Der KI-Anbieter hat mitten in der Antwort abgebrochen. Ihre Frage ist gespeichert.",
  provider_address: "Diese Adresse ist nicht erlaubt. Bitte geben Sie eine öffentliche https-Adresse ein.",
  provider_too_long: "Die Antwort des KI-Anbieters war zu lang und wurde abgebrochen.",
  docx_encrypted:
    "Diese Word-Datei ist mit einem Kennwort geschützt. Bitte speichern Sie sie ohne Schutz und laden Sie sie noch einmal hoch.",
  division_locked:
    "Dieser Bereich ist gesperrt, weil Ihr Tarif ihn nicht mehr umfasst. Es wurde nichts gelöscht.",
  role_beyond_own: "Niemand kann geben oder ändern, was über die eigenen Rechte hinausgeht.",
  role_access_fixed: "Der Zugang dieser Rolle steht fest: Sie ist eingebaut, oder jemand hat sie.",
  role_administrator:
    "Die Verwaltung behält alle Rechte an Konten und Rollen. Sonst könnte niemand mehr Rechte vergeben.",
  role_built_in: "Eingebaute Rollen lassen sich umbenennen und ändern, aber nicht löschen.",
  role_in_use_one: "{{count}} Person hat diese Rolle. Wählen Sie, welche sie stattdessen bekommt.",
  role_in_use_other: "{{count}} Personen haben diese Rolle. Wählen Sie, welche sie stattdessen bekommen.",
  role_target: "Wählen Sie eine andere Rolle mit demselben Zugang.",
  last_administrator:
    "Das ist die letzte Person in der Verwaltung. Geben Sie die Rolle zuerst jemand anderem.",
  person_self: "Ihr eigenes Konto ändern Sie in Ihren Einstellungen, nicht hier.",
  person_beyond: "Diese Person hat mehr Rechte als Sie. Ändern kann sie nur, wer mindestens so viele hat.",
  person_not_invited: "Diese Person hat die Einladung schon angenommen oder ist gesperrt.",
  person_no_password: "Einen Link für ein neues Kennwort bekommt nur, wessen Konto aktiv ist.",
  import_unreadable:
    "Das ist keine lesbare CSV-Datei mit einer Kopfzeile und einer Spalte für die E-Mail-Adresse. Speichern Sie eine Tabelle als CSV, oder nehmen Sie die Vorlage.",
  import_too_long:
    "Diese Liste ist zu lang: höchstens {{limit}} Personen auf einmal. Teilen Sie sie auf; es wurde niemand hinzugefügt.",
  export_under_way: "Ihre Daten werden gerade schon zusammengestellt.",
  export_limit_reached:
    "Mehr als {{limit}} Zusammenstellungen am Tag sind nicht möglich. Versuchen Sie es bitte morgen wieder.",
  export_failed: "Ihre Daten konnten nicht zusammengestellt werden. Bitte versuchen Sie es noch einmal.",
  export_timeout: "Das Zusammenstellen hat zu lange gedauert. Bitte versuchen Sie es später noch einmal.",
  picture_missing: "Bitte wählen Sie ein Bild.",
  picture_type: "Bitte wählen Sie ein unbewegtes Bild: PNG, JPEG oder WebP.",
  picture_broken: "Dieses Bild ist beschädigt. Bitte wählen Sie ein anderes.",
  picture_too_wide: "Dieses Bild ist zu groß: höchstens {{limit}} Pixel je Seite.",
};
