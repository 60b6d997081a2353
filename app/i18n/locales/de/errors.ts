export const errors = {
  bad_request: "Die Anfrage konnte nicht verarbeitet werden.",
  text_unreadable: "Der Text enthält ein ungültiges Zeichen. Bitte geben Sie ihn neu ein.",
  unauthorized: "Bitte melden Sie sich zuerst an.",
  forbidden: "Dazu haben Sie keine Berechtigung.",
  method_not_allowed: "Diese Adresse lässt die Anfrage nicht zu.",
  not_found: "Dieser Eintrag existiert nicht oder wurde gelöscht.",
  cross_site: "Die Anfrage kam von einer anderen Website und wurde abgelehnt.",
  form_resumed: "Ihre Eingaben wurden wiederhergestellt. Bitte senden Sie das Formular jetzt noch einmal ab.",
  conflict_version:
    "Die Angaben wurden inzwischen an anderer Stelle geändert. Bitte prüfen Sie den aktuellen Stand und speichern Sie noch einmal.",
  request_in_progress: "Ihre Anfrage wird noch bearbeitet. Bitte warten Sie einen Moment.",
  request_done: "Ihre Anfrage wurde bereits ausgeführt. Bitte laden Sie die Seite neu.",
  request_id_reused:
    "Dieses Formular wurde bereits mit anderen Angaben gesendet. Bitte laden Sie die Seite neu.",
  too_many_requests: "Zu viele Anfragen in kurzer Zeit. Bitte warten Sie eine Minute.",
  mail_unreachable:
    "Der Mailserver des Postfachs ist zurzeit nicht erreichbar. Bitte versuchen Sie es später noch einmal.",
  mail_sign_in_refused:
    "Der Mailserver hat die Anmeldung am Postfach abgelehnt. Bitte prüfen Sie die Einstellungen des Postfachs.",
  mail_insecure:
    "Zum Mailserver des Postfachs ist keine sichere Verbindung möglich. Bitte prüfen Sie die Einstellungen des Postfachs.",
  mail_key_unreachable:
    "Der Schlüssel, mit dem die Domain des Absenders signiert, kann zurzeit nicht abgerufen werden. Bitte versuchen Sie es später noch einmal.",
  mail_no_sender: "Diese E-Mail nennt keine Adresse, an die geantwortet werden kann.",
  attachment_gone: "Die E-Mail oder ihr Anhang ist nicht mehr im Postfach.",
  attachments_too_many: "Aus einer E-Mail werden höchstens {{limit}} Anhänge aufgenommen.",
  unavailable:
    "Die Datenbank ist zurzeit nicht erreichbar. Bitte versuchen Sie es in wenigen Sekunden erneut.",
  payload_too_large: "Die Daten sind zu groß.",
  sign_in_wait_one: "Zu viele Fehlversuche. Bitte warten Sie {{count}} Sekunde.",
  sign_in_wait_other: "Zu viele Fehlversuche. Bitte warten Sie {{count}} Sekunden.",
  human_failed: "Die Sicherheitsprüfung ist fehlgeschlagen. Bitte senden Sie das Formular noch einmal.",
  human_too_soon:
    "Das ging sehr schnell. Bitte prüfen Sie Ihre Angaben und senden Sie das Formular noch einmal.",
  human_expired:
    "Dieses Formular ist abgelaufen oder wurde bereits gesendet. Bitte senden Sie es noch einmal.",
  human_too_many:
    "Aus Ihrem Netzwerk wurden in der letzten Stunde zu viele Formulare gesendet. Bitte versuchen Sie es später noch einmal.",
  two_factor_needed: "Bitte geben Sie auch den Code aus Ihrer App ein.",
  two_factor_wrong: "Dieser Code ist falsch oder wurde bereits verwendet.",
  two_factor_expired: "Die Zeit ist abgelaufen. Bitte beginnen Sie noch einmal.",
  two_factor_required: "Für Ihre Rolle ist ein zweiter Faktor erforderlich.",
  two_factor_on: "Der zweite Faktor ist bereits eingerichtet.",
  two_factor_off: "Für dieses Konto ist kein zweiter Faktor eingerichtet.",
  two_factor_manager:
    "Den zweiten Faktor dieser Person kann nur die Datenverwaltung ihres Unternehmens entfernen.",
  two_factor_own: "Ihren eigenen zweiten Faktor können Sie nur in Ihren Einstellungen ausschalten.",
  confirmation_needed:
    "Bitte bestätigen Sie zuerst Ihre Identität (in einem neuen Tab) und senden Sie dieses Formular dann noch einmal.",
  confirmation_wrong: "Die Eingabe ist nicht richtig. Bitte versuchen Sie es noch einmal.",
  google_not_set_up: "Die Anmeldung mit Google ist hier nicht eingerichtet.",
  consent_failed:
    "Die Zustimmung wurde nicht erteilt oder ist abgelaufen. Bitte versuchen Sie es noch einmal.",
  consent_unreachable:
    "Der Anmeldedienst des Anbieters ist zurzeit nicht erreichbar. Bitte versuchen Sie es später noch einmal.",
  google_unreachable: "Google ist zurzeit nicht erreichbar. Bitte versuchen Sie es später noch einmal.",
  google_no_credential: "Google hat die Anmeldung nicht bestätigt.",
  google_taken: "Dieses Google-Konto ist bereits mit einem anderen Konto verbunden.",
  google_no_password: "Bitte legen Sie zuerst ein Kennwort fest, damit Sie sich weiterhin anmelden können.",
  link_used: "Dieser Link wurde bereits verwendet.",
  link_invalid:
    "Dieser Link ist ungültig, abgelaufen oder wurde bereits verwendet. Bitte fordern Sie einen neuen an.",
  division_name_taken: "Es gibt bereits einen Bereich mit diesem Namen.",
  division_limit_reached_one: "Grenze erreicht: Möglich ist höchstens {{count}} Bereich.",
  division_limit_reached_other: "Grenze erreicht: Möglich sind höchstens {{count}} Bereiche.",
  employee_limit_reached_one: "Grenze erreicht: Möglich ist höchstens {{count}} Konto für Mitarbeitende.",
  employee_limit_reached_other: "Grenze erreicht: Möglich sind höchstens {{count}} Konten für Mitarbeitende.",
  employee_not_invited: "Diese Person hat die Einladung bereits angenommen oder ist gesperrt.",
  invitation_limit_reached:
    "Das Tageslimit für Einladungen ist erreicht. Bitte versuchen Sie es später noch einmal.",
  file_missing: "Bitte wählen Sie eine .docx- oder eine .pdf-Datei.",
  file_type: "Möglich sind nur .docx- und .pdf-Dateien.",
  file_type_mismatch: "„{{name}}“ ist keine {{type}}-Datei, obwohl ihr Name so endet.",
  file_wrong_field: "„{{name}}“ passt nicht in dieses Feld. Bitte wählen Sie die Datei im anderen Feld aus.",
  file_two_types: "Diese Datei ist zugleich eine PDF-Datei und ein Archiv und wurde deshalb abgelehnt.",
  file_empty: "Diese Datei ist leer.",
  file_too_large: "Diese Datei ist zu groß: Erlaubt sind höchstens {{limit}} MB.",
  file_duplicate:
    "Diese Datei gibt es in diesem Bereich bereits: „{{name}}“. Möchten Sie die vorhandene Datei behalten oder ersetzen?",
  file_name_there:
    "„{{name}}“ gibt es in diesem Bereich bereits mit anderem Inhalt. Ist Ihre Datei eine neue Version davon?",
  uploads_under_way:
    "Sie laden gerade schon mehrere Dateien hoch. Bitte warten Sie, bis eine davon fertig ist.",
  upload_expired: "Der Upload ist abgelaufen. Bitte wählen Sie die Datei noch einmal aus.",
  storage_unavailable:
    "Der Dateispeicher ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später noch einmal.",
  storage_full: "Im Dateispeicher ist kein Platz mehr. Ihre Systemverwaltung muss Platz schaffen.",
  file_damaged: "Die gespeicherte Datei ist beschädigt. Bitte laden Sie sie noch einmal hoch.",
  file_gone: "Die gespeicherte Datei ist nicht mehr vorhanden. Bitte laden Sie sie noch einmal hoch.",
  pdf_encrypted:
    "Diese PDF-Datei ist mit einem Kennwort geschützt. Bitte speichern Sie sie ohne Schutz und laden Sie sie noch einmal hoch.",
  pdf_broken: "Diese PDF-Datei ist beschädigt und kann nicht verarbeitet werden.",
  pdf_scan:
    "In dieser PDF-Datei wurde kein Text gefunden. Wenn sie gescannt ist, prüfen Sie bitte den Scan, oder laden Sie eine Version mit Text hoch.",
  pdf_fonts:
    "Die Schriften dieser PDF-Datei ordnen ihren Zeichen keine Buchstaben zu, daher lässt sich der Text nicht lesen. Bitte erzeugen Sie die Datei neu, oder laden Sie sie als Word-Datei oder als Scan hoch.",
  scan_too_long:
    "Diese PDF-Datei hat zu viele gescannte Seiten. Bitte teilen Sie sie auf oder führen Sie zuerst eine Texterkennung (OCR) durch.",
  docx_broken: "Diese Word-Datei ist beschädigt und kann nicht verarbeitet werden.",
  docx_empty: "Diese Word-Datei enthält außerhalb von Kopf- und Fußzeilen keinen Text.",
  docx_bomb: "Diese Word-Datei wird beim Entpacken zu groß und wurde abgelehnt.",
  docx_nested: "Diese Word-Datei ist viel zu tief verschachtelt und wurde abgelehnt.",
  docx_entities:
    "Diese Word-Datei enthält Verweise, die Lotse nicht verarbeitet. Bitte speichern Sie sie in Word neu.",
  read_timeout: "Die Verarbeitung dauerte zu lange und wurde abgebrochen.",
  read_memory: "Die Verarbeitung benötigte zu viel Speicher und wurde abgebrochen.",
  read_crashed: "Die Verarbeitung ist unerwartet fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
  read_interrupted: "Die Verarbeitung wurde durch einen Neustart unterbrochen und beginnt von vorn.",
  read_cancelled: "Die Verarbeitung wurde angehalten.",
  chat_needs_file:
    "Bitte wählen Sie mindestens einen Bereich mit einer verarbeiteten Datei oder freigegebenen Antwort.",
  chat_needs_division: "Bitte wählen Sie mindestens einen Bereich.",
  question_empty: "Bitte geben Sie eine Frage ein.",
  question_too_long: "Die Frage ist zu lang: Erlaubt sind höchstens 4.000 Zeichen.",
  question_limit_reached_one: "Grenze erreicht: Möglich ist höchstens {{count}} Frage im Monat.",
  question_limit_reached_other: "Grenze erreicht: Möglich sind höchstens {{count}} Fragen im Monat.",
  answer_under_way:
    "Eine Antwort wird noch geschrieben. Bitte warten Sie, bis sie fertig ist, oder stoppen Sie sie.",
  public_chats_locked: "Öffentliche Chats sind nur mit einem aktiven Tarif möglich.",
  chat_not_public: "Nur öffentliche Chats können für Besucher geöffnet werden.",
  provider_unreachable: "Der KI-Anbieter ist nicht erreichbar. Ihre Frage ist gespeichert.",
  provider_unauthorized:
    "Der KI-Anbieter hat den Schlüssel abgelehnt. Ihre Datenverwaltung kann einen neuen eintragen. Ihre Frage ist gespeichert.",
  provider_busy: "Der KI-Anbieter ist zurzeit überlastet. Ihre Frage ist gespeichert.",
  provider_failed: "Der KI-Anbieter hat einen Fehler gemeldet. Ihre Frage ist gespeichert.",
  provider_timeout: "Der KI-Anbieter hat nicht rechtzeitig geantwortet. Ihre Frage ist gespeichert.",
  provider_cut_off:
    "Der KI-Anbieter hat die Verbindung während der Antwort unterbrochen. Ihre Frage ist gespeichert.",
  provider_silent: "Der KI-Anbieter hat nicht geantwortet. Ihre Frage ist gespeichert.",
  embedding_dimension:
    "Der KI-Anbieter liefert Vektoren mit einer anderen Dimension als bisher. Bitte prüfen Sie das gewählte Modell.",
  provider_nonsense: "Der KI-Anbieter hat etwas Unverständliches geantwortet. Ihre Frage ist gespeichert.",
  provider_address:
    "Dieser Server wurde nicht gefunden oder ist nicht erlaubt. Bitte geben Sie eine öffentliche https-Adresse ein.",
  provider_too_long: "Die Antwort des KI-Anbieters war zu lang und wurde abgebrochen.",
  docx_encrypted:
    "Diese Word-Datei ist mit einem Kennwort geschützt. Bitte speichern Sie sie ohne Schutz und laden Sie sie noch einmal hoch.",
  division_locked:
    "Dieser Bereich ist gesperrt, weil Ihr Tarif ihn nicht umfasst. Ihre Daten bleiben erhalten.",
  role_beyond_own: "Sie können nur Berechtigungen vergeben oder ändern, die Sie selbst haben.",
  role_access_fixed:
    "Der Zugang dieser Rolle ist nicht änderbar, weil sie eingebaut oder bereits vergeben ist.",
  role_administrator:
    "Die Systemverwaltung behält alle Berechtigungen für Konten und Rollen. Sonst könnten keine Berechtigungen mehr vergeben werden.",
  role_built_in: "Eingebaute Rollen können umbenannt und geändert, aber nicht gelöscht werden.",
  role_in_use_one: "{{count}} Person hat diese Rolle. Wählen Sie eine andere Rolle für sie.",
  role_in_use_other: "{{count}} Personen haben diese Rolle. Wählen Sie eine andere Rolle für sie.",
  role_target: "Wählen Sie eine andere Rolle mit demselben Zugang.",
  last_administrator:
    "Das ist die einzige Person mit der Rolle „Systemverwaltung“. Weisen Sie die Rolle zuerst einer anderen Person zu.",
  person_self: "Ihr eigenes Konto ändern Sie in Ihren Einstellungen.",
  person_beyond: "Diese Person hat mehr Berechtigungen als Sie. Sie können das Konto daher nicht ändern.",
  person_not_invited: "Diese Person hat die Einladung bereits angenommen oder ist gesperrt.",
  person_no_password: "Ein Link für ein neues Kennwort ist nur für aktive Konten möglich.",
  import_unreadable:
    "Diese CSV-Datei konnte nicht verarbeitet werden. Nötig sind eine Kopfzeile und eine Spalte für die E-Mail-Adresse. Speichern Sie eine Tabelle als CSV oder verwenden Sie die Vorlage.",
  import_too_long:
    "Diese Liste ist zu lang: Möglich sind höchstens {{limit}} Personen auf einmal. Bitte teilen Sie sie auf. Es wurde noch keine Person hinzugefügt.",
  feedback_answer_gone: "Diese Antwort wurde gelöscht. Eine Rückmeldung dazu ist nicht mehr möglich.",
  feedback_empty: "Die Rückmeldung ist noch leer. Bitte machen Sie mindestens eine Angabe.",
  tag_name_taken: "Das Schlagwort „{{name}}“ gibt es bereits, vielleicht in anderer Schreibweise.",
  sending_started: "Diese E-Mail wurde bereits gesendet.",
  sending_empty: "Diese Auswahl enthält keine Person. Bitte wählen Sie andere Empfänger.",
  sending_not_running: "Von dieser E-Mail wartet nichts mehr auf den Versand.",
  mail_not_resendable: "Diese E-Mail kann nicht noch einmal gesendet werden.",
  mail_without_fault: "Diese E-Mail ist weder fehlgeschlagen noch zurückgekommen.",
  invoice_incomplete:
    "Für diese Rechnung fehlen Angaben, die das Gesetz verlangt. Ergänzen Sie die Angaben des Betreibers und des Unternehmens.",
  invoice_cancelled: "Diese Rechnung ist bereits storniert.",
  invoice_unaddressed:
    "Für diese Rechnung gibt es keine Empfängerin und keinen Empfänger: Das Unternehmen wurde gelöscht oder hat keine aktive Datenverwaltung.",
  tag_limit_reached:
    "Das Limit von {{limit}} Schlagwörtern ist erreicht. Bitte führen Sie zuerst welche zusammen.",
  smtp_limit_reached_one:
    "Die SMTP-Einstellung konnte nicht hinzugefügt werden. Grenze erreicht: Möglich ist höchstens {{count}} SMTP-Einstellung.",
  smtp_limit_reached_other:
    "Die SMTP-Einstellung konnte nicht hinzugefügt werden. Grenze erreicht: Möglich sind höchstens {{count}} SMTP-Einstellungen.",
  declaration_settled: "Diese Erklärung ist inzwischen erledigt. Ihr Vermerk wurde nicht gespeichert.",
  answer_decided: "Über diese Antwort wurde inzwischen entschieden. Es wurde nichts geändert.",
  smtp_in_use:
    "Dieses Postfach wird verwendet von: {{divisions}}. Bitte wählen Sie dort zuerst ein anderes Postfach.",
  email_setting_limit_reached_one:
    "Die E-Mail-Einstellung konnte nicht hinzugefügt werden. Grenze erreicht: Möglich ist höchstens {{count}} E-Mail-Einstellung.",
  email_setting_limit_reached_other:
    "Die E-Mail-Einstellung konnte nicht hinzugefügt werden. Grenze erreicht: Möglich sind höchstens {{count}} E-Mail-Einstellungen.",
  export_under_way: "Ihr Datenexport wird bereits erstellt.",
  export_limit_reached:
    "Pro Tag sind höchstens {{limit}} Exporte möglich. Bitte versuchen Sie es morgen wieder.",
  export_failed: "Ihr Datenexport konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.",
  export_timeout: "Der Export hat zu lange gedauert. Bitte versuchen Sie es später noch einmal.",
  picture_missing: "Bitte wählen Sie ein Bild.",
  picture_type: "Bitte wählen Sie ein Bild ohne Animation: PNG, JPEG oder WebP.",
  picture_broken: "Dieses Bild ist beschädigt. Bitte wählen Sie ein anderes.",
  picture_too_wide: "Dieses Bild ist zu groß: Erlaubt sind höchstens {{limit}} Pixel je Seite.",
  logo_type:
    "Bitte wählen Sie ein Logo als PNG oder JPEG: Andere Formate werden nicht in allen E-Mail-Programmen angezeigt.",
  logo_too_large: "Das Logo ist zu groß: Erlaubt sind höchstens {{limit}} kB, denn jede E-Mail enthält es.",
  chat_read_only: "Dieser Chat wird mit Ihnen nur zum Lesen geteilt.",
  chat_no_division:
    "Sie haben auf keinen Bereich dieses Chats Zugriff. Bitte wenden Sie sich an Ihre Datenverwaltung.",
  inspection_off: "Die Einsicht in Chats ist in Ihrem Unternehmen nicht eingeschaltet.",
  inspection_no_approver:
    "Für diese Anfrage fehlt eine Person, die zustimmen kann. Das dürfen weder Sie sein noch die Person, deren Chats eingesehen werden.",
  inspection_decided: "Über diese Anfrage wurde bereits entschieden.",
  share_not_reachable:
    "Mit dieser Person können Sie den Chat nicht teilen: Sie haben keinen Bereich gemeinsam, oder die Rolle der Person erlaubt es nicht.",
  share_limit_reached: "Die Grenze von {{limit}} Personen für einen Chat ist erreicht.",
  folder_name_taken: "Den Ordner „{{name}}“ gibt es hier bereits, vielleicht in anderer Schreibweise.",
  folder_limit_reached: "Die Grenze von {{limit}} Ordnern ist erreicht. Bitte löschen Sie zuerst einen.",
  folder_too_deep: "Unterordner können keine weiteren Ordner enthalten.",
  pin_limit_reached:
    "Die Grenze von {{limit}} angehefteten Chats ist erreicht. Bitte lösen Sie zuerst einen.",
  nothing_to_buy: "In dieser Ausgabe von Lotse können keine Tarife gekauft werden.",
  plan_renews:
    "Ihr Tarif verlängert sich bereits automatisch. Sie können ihn unter „Tarif und Rechnungen“ ändern.",
  plan_disputed:
    "Die Bank entscheidet noch über eine Zahlung für Ihren bisherigen Tarif. Bis dahin können Sie 30 oder 365 Tage kaufen, aber keinen zweiten Tarif, der sich verlängert.",
  plan_running:
    "Ihr Tarif ist noch gültig. Einen Tarif, der sich verlängert, können Sie bestellen, sobald er endet. Weitere 30 oder 365 Tage sind jederzeit möglich.",
  payment_not_set_up: "Die Bezahlung ist noch nicht eingerichtet. Bitte wenden Sie sich an den Betreiber.",
  payment_unreachable:
    "Stripe antwortet gerade nicht. Es wurde nichts abgebucht, und Ihr Tarif bleibt unverändert. Bitte versuchen Sie es in einigen Minuten noch einmal.",
  payment_unknown: "Stripe kennt diesen Vorgang nicht. Bitte wenden Sie sich an den Betreiber.",
  payment_refused:
    "Stripe hat den Vorgang abgelehnt. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal, oder wenden Sie sich an den Betreiber.",
  payment_price_changed:
    "Der Preis hat sich gerade geändert. Es wurde nichts abgebucht. Bitte prüfen Sie den neuen Preis und bestellen Sie noch einmal.",
  payment_signature: "Die Signatur ist ungültig oder zu alt.",
  archive_broken: "Dieses Archiv ist beschädigt oder keine .zip-Datei.",
  archive_empty: "Dieses Archiv enthält keine Dateien.",
  archive_too_many: "Dieses Archiv enthält zu viele Einträge: Erlaubt sind höchstens {{limit}}.",
  archive_bomb: "Entpackt wäre der Inhalt viel größer als zulässig. Deshalb wurde nichts entpackt.",
  archive_name:
    "Der Pfad dieser Datei führt aus dem Archiv hinaus. Bitte packen Sie sie unter einem einfachen Namen.",
  archive_encrypted:
    "Diese Datei ist im Archiv mit einem Kennwort geschützt. Bitte packen Sie sie ohne Schutz.",
  archive_method:
    "Diese Datei ist mit einem Verfahren gepackt, das Lotse nicht entpackt. Bitte packen Sie sie als gewöhnliche .zip-Datei.",
  archive_nested: "Archive in einem Archiv werden nicht entpackt. Bitte laden Sie dieses einzeln hoch.",
  archive_lies:
    "Die Größe dieser Datei stimmt nicht mit der Angabe im Archiv überein. Deshalb wurde sie abgelehnt.",
  archive_entry_broken: "Diese Datei ist im Archiv beschädigt.",
  batch_full:
    "Grenze erreicht: Ein Upload umfasst höchstens {{limit}} Dateien. Bitte beginnen Sie einen neuen.",
  file_there: "Der Bereich enthält bereits eine Datei mit demselben Inhalt.",
  file_not_retriable:
    "Ein neuer Versuch ändert daran nichts. Bitte laden Sie eine andere Datei hoch oder löschen Sie diese.",
  approved_limit_reached:
    "Die Grenze von {{limit}} freigegebenen Antworten in diesem Bereich ist erreicht. Löschen Sie eine, oder fassen Sie Antworten in einem Dokument zusammen.",
  approved_over: "Die Freigabe dieser Antwort ist bereits aufgehoben.",
  email_not_draft: "Diese E-Mail ist kein Entwurf mehr.",
  email_on_its_way: "Diese E-Mail wurde bereits übergeben und kann nicht mehr zurückgeholt werden.",
  email_not_failed: "Diese E-Mail wartet bereits oder wurde gesendet.",
  golden_limit_reached:
    "Die Grenze von {{limit}} Prüffragen in diesem Bereich ist erreicht. Löschen Sie eine, die nicht mehr wichtig ist.",
  email_files_most: "Diese E-Mail hat bereits {{limit}} Anhänge. Mehr sind nicht möglich.",
  email_files_too_large:
    "Alle Anhänge zusammen dürfen höchstens {{limit}} MB groß sein. Entfernen Sie zuerst einen anderen Anhang.",
  invoice_not_overdue: "Diese Rechnung ist nicht überfällig, deshalb wird nicht gemahnt.",
  invoice_reminder_order: "Diese Mahnung ist jetzt nicht an der Reihe. Bitte laden Sie die Seite neu.",
  invoice_payment_fixed:
    "Diese Zahlung kann nicht berichtigt werden: Sie kam von Stripe oder wurde schon berichtigt.",
  invoice_paid_online:
    "Diese Rechnung wurde über Stripe bezahlt. Erstatten Sie dort, dann erscheint die Erstattung hier automatisch.",
  invoice_no_plan: "Mit dieser Rechnung wurde kein Tarif auf Rechnung bestellt, oder sie ist storniert.",
  plan_ordered:
    "Sie haben schon einen Tarif auf Rechnung bestellt. Bitte bezahlen Sie zuerst diese Rechnung.",
  order_needs_address:
    "Für die Rechnung fehlt die Anschrift Ihres Unternehmens. Bitte tragen Sie sie unter „Einstellungen“, „Unternehmen“ ein und bestellen Sie dann noch einmal.",
  country_excluded:
    "In das Land, das in Ihren Unternehmensdaten steht, dürfen wir keine Tarife verkaufen. Falls es nicht stimmt, ändern Sie es bitte unter „Einstellungen“, „Unternehmen“. Sonst wenden Sie sich bitte an den Betreiber.",
};
