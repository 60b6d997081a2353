/** Words for the same thing in companies' documents, a group a line. Written for this product, no thesaurus's data. */
export const german = `
abmelden, ausloggen, Abmeldung
abschalten, ausschalten, deaktivieren, abstellen, Deaktivierung
anschalten, einschalten, aktivieren, freischalten, Aktivierung
abnehmen, entfernen, demontieren, abmontieren
Abgabetermin, Abgabefrist, Einreichungsfrist
abgeben, einreichen, vorlegen, Abgabe
absagen, stornieren, Stornierung, Absage
Abwesenheitsnotiz, Abwesenheitsnachricht, Abwesenheitsmeldung, Urlaubsnachricht, Urlaubsbenachrichtigung
Adresse, Anschrift
Akku, Batterie, Akkumulator
aktualisieren, updaten, Aktualisierung, Update, Updates
Aktualisierung, Update, Updates, aktualisieren
Alkohol, Betäubungsmittel, Rauschmittel, alkoholisch
ändern, anpassen, umstellen, bearbeiten, Änderung
anfangen, beginnen, starten, Beginn
anfertigen, erstellen, herstellen
Angestellter, Arbeitnehmer, Mitarbeiter, Beschäftigter, Mitarbeitende, Beschäftigte
Anleitung, Handbuch, Gebrauchsanweisung, Bedienungsanleitung
anmelden, einloggen, registrieren, Anmeldung
anrufen, telefonieren, Anruf
anschauen, ansehen, betrachten
Anzahlung, Vorauszahlung
Arbeitsspeicher, RAM, Hauptspeicher
Arbeitsvertrag, Anstellungsvertrag
Arbeitszeugnis, Zeugnis
Arzttermin, Arztbesuch
Attest, Krankschreibung, Arbeitsunfähigkeitsbescheinigung, Krankmeldung
auffüllen, nachfüllen
aufheben, aufbewahren, Aufbewahrung
aufladen, laden
aufmachen, öffnen
aufräumen, Ordnung
aufschreiben, notieren, dokumentieren, protokollieren
aufsperren, entsperren
Ausdruck, Druck, drucken
ausdrucken, drucken
ausleihen, leihen, verleihen, entleihen, leihweise
ausprobieren, testen, probieren
ausrechnen, berechnen
Ausstieg, Austritt, Kündigung
Auto, Fahrzeug, PKW, KFZ, Wagen
Azubi, Auszubildender, Lehrling, Auszubildende
Baby, Säugling, Neugeborene
Babypause, Elternzeit
Bankverbindung, Kontoverbindung, IBAN
beauftragen, bestellen
beenden, schließen, abschließen
Befehl, Kommando
Begräbnis, Beerdigung, Bestattung, Todesfall
behindert, schwerbehindert
Beifahrer, Mitfahrer
Beleg, Quittung, Nachweis
bemängeln, reklamieren, beanstanden
benutzen, verwenden, nutzen, gebrauchen
Benutzername, Anmeldename, Nutzername
Beschwerde, Reklamation, Beanstandung
beschweren, reklamieren, beanstanden
Besitzer, Inhaber, Eigentümer, Halter
besorgen, beschaffen
Besuch, Besucher, Gäste
bezahlen, zahlen, begleichen, überweisen
Bezahlung, Vergütung, Zahlung
Bild, Abbildung, Grafik, Foto
Bildschirm, Monitor, Display, Anzeige
Blitzableiter, Blitzschutz
Brille, Bildschirmarbeitsplatzbrille, Schutzbrille
Briefmarke, Porto
Bußgeld, Geldbuße, Strafe, Verwarnungsgeld
Büroschluss, Feierabend, Arbeitsende
Chef, Chefin, Vorgesetzter, Vorgesetzte, Führungskraft, Leitung
Checkliste, Prüfliste
Computer, Rechner, PC
Dateiendung, Dateierweiterung, Endung
dauern, Dauer
defekt, kaputt, beschädigt, Störung
Dienstreise, Geschäftsreise
dienstwagen, firmenwagen, geschäftswagen
Diebstahl, Entwendung, gestohlen
Download, herunterladen
Drogen, Betäubungsmittel, Rauschmittel
Eheschließung, Hochzeit, Heirat, Trauung
Ehepartner, Ehegatte, Lebenspartner
eignen, geeignet
Einarbeitung, einarbeiten
einbauen, montieren, installieren, Einbau, Montage
einfügen, hinzufügen, ergänzen
einkaufen, beschaffen, Beschaffung, Einkauf
einstellen, konfigurieren, festlegen, Einstellung
Einstellung, Konfiguration, Option
einrichten, konfigurieren, installieren, Einrichtung
einzahlen, zahlen, überweisen
erbrechen, Brechreiz, Übelkeit
Erholung, Urlaub
erlauben, gestatten, genehmigen, zulassen
Erlaubnis, Genehmigung, Zustimmung, Einwilligung
erlaubt, gestattet, zulässig, genehmigt
Essen, Verpflegung, Mahlzeit, Speisen
Essensgeld, Verpflegungspauschale, Verpflegungsmehraufwand
extra, zusätzlich
Fahrgeld, Fahrtkosten, Fahrkosten, Reisekosten
Fahrrad, Rad, Dienstrad, Jobrad, Bike
Fehler, Störung, defekt
Ferien, Urlaub, betriebsferien
Feuer, Brand
Feuerlöscher, Löschmittel, Handfeuerlöscher
Firma, Unternehmen, Betrieb, Arbeitgeber, Gesellschaft
Flieger, Flug, Flugzeug
Fluchtweg, Rettungsweg, Notausgang
Flugzeug, Flug
Folie, Overhead
Formular, Vordruck, Antrag
Fortbildung, Weiterbildung, Schulung, Seminar
Freizeitausgleich, Überstundenausgleich, Zeitausgleich
fristlos, außerordentlich
Führerschein, Fahrerlaubnis
Garantie, Gewährleistung
Gebühr, Entgelt
Geburtstag, Jubiläum
gefeuert, gekündigt, Kündigung
Gehalt, Lohn, Entgelt, Vergütung, Bezüge
Gehaltserhöhung, Lohnerhöhung, Tariferhöhung
geheim, vertraulich, Verschwiegenheit
Geheimhaltung, Verschwiegenheit, Vertraulichkeit
Geldbeutel, Portemonnaie
Geschenk, Zuwendung, Geschenke, Präsent
Getränk, Kaffee, Wasser
Gewerkschaft, Tarifvertrag
gratis, kostenlos, kostenfrei, unentgeltlich, umsonst
Grundgehalt, Grundlohn, Tabellenentgelt, Festgehalt
gültig, Gültigkeit, wirksam
Haftung, haften, Schadensersatz
Handschuhe, Schutzhandschuhe
Handy, Mobiltelefon, Smartphone, Diensthandy
Hausmeister, Haustechnik, Gebäudemanagement
heben, tragen, Lasten
Heimarbeit, Homeoffice, Telearbeit, Heimarbeitsplatz
Heirat, Eheschließung, Hochzeit, Trauung
heiraten, Eheschließung, Heirat, Hochzeit, Trauung
Helm, Schutzhelm, Kopfschutz
herstellen, produzieren, fertigen, erzeugen
Hersteller, Produzent, Fabrikant
Hilfe, Unterstützung, Support
Hinweisgeber, Meldestelle, Whistleblower
Hitze, Temperatur, Raumtemperatur
hochfahren, starten, booten
hochladen, Upload
Hochzeit, Eheschließung, Heirat, Trauung
Homeoffice, mobil, mobiles, Telearbeit, Heimarbeit
Hotline, Kundendienst, Support, Servicetelefon
Hotel, Übernachtung, Unterkunft
Hund, Haustier, Tiere, Tier
Impfung, Schutzimpfung
installieren, einrichten, Installation
Jobticket, Deutschlandticket, Fahrkarte
Kalender, Terminkalender
Kantine, Betriebsrestaurant, Mensa, Casino
kaputt, defekt, beschädigt
kaufen, erwerben, beschaffen, anschaffen, bestellen
Kennwort, Passwort
Kilometergeld, Kilometerpauschale, Wegstreckenentschädigung
Kinder, Kind, Nachwuchs
Kindergarten, Kita, Kinderbetreuung
kinderkrank, kindkrank, Kinderkrankentage
Klamotten, Kleidung, Arbeitskleidung, Dienstkleidung
Kleidung, Dienstkleidung, Arbeitskleidung, Schutzkleidung
Knopf, Taste, Schaltfläche, Button
Kollege, Kollegin, Mitarbeiter
Konferenzraum, Besprechungsraum, Besprechungszimmer, Sitzungszimmer
Kopie, Ablichtung, Fotokopie, Duplikat
kopieren, vervielfältigen
Kopfhörer, Headset
kostenlos, gratis, kostenfrei, unentgeltlich
krank, arbeitsunfähig, erkrankt, Erkrankung, Krankheit
Krankengeld, Lohnfortzahlung, Entgeltfortzahlung
krankmelden, Krankmeldung, Arbeitsunfähigkeit
Krankmeldung, Krankschreibung, Arbeitsunfähigkeit, Arbeitsunfähigkeitsbescheinigung
Krankschreibung, Arbeitsunfähigkeitsbescheinigung, Krankmeldung, Attest, Arbeitsunfähigkeit
Kunde, Auftraggeber, Besteller, Käufer
Kundendienst, Kundenservice, Support, Servicehotline
kündigen, Kündigung, beenden
Kündigung, kündigen, Vertragsende
lagern, aufbewahren, Lagerung
Laptop, Notebook
Lärm, Geräusch, Schallpegel, Lautstärke
Lehrgang, Kurs, Schulung, Seminar
Lehrling, Auszubildende, Azubi
Lenkrad, Steuer
leihen, ausleihen, verleihen
Lieferzeit, Lieferfrist, Liefertermin
Lohn, Gehalt, Entgelt, Vergütung
Lohnabrechnung, Gehaltsabrechnung, Entgeltabrechnung
Lohnfortzahlung, Entgeltfortzahlung
löschen, entfernen, Löschung
Mahngebühr, Mahnkosten, Mahnpauschale
Mail, Email
Maschine, Anlage, Gerät
Mehrarbeit, Überstunden
Mehrwertsteuer, Umsatzsteuer
Meeting, Besprechung, Sitzung
Meinung, Feedback, Rückmeldung
melden, anzeigen, mitteilen, Meldung
Miete, Pacht, Mietzins
Mitarbeiter, Arbeitnehmer, Beschäftigte, Mitarbeitende, Angestellte
Mittagspause, Ruhepause, Pause
Müll, Abfall, Entsorgung
Mutterschutz, Schutzfrist, Schwangerschaft
Nachricht, Mitteilung, Meldung
Nachtarbeit, Nachtschicht, Nachtzuschlag
Nachweis, Beleg, Bescheinigung
Nebenjob, Nebentätigkeit, Nebenbeschäftigung
Notausgang, Fluchtweg, Rettungsweg
Notruf, Notfall, Notfallnummer
Obergrenze, Höchstgrenze, Maximum
Öffnungszeiten, Geschäftszeiten, Servicezeiten
Ordner, Verzeichnis
Paket, Sendung
Papierkorb, gelöscht
parken, Parkplatz, Stellplatz, Parkfläche
Parkplatz, Stellplatz, Parkfläche
Passwort, Kennwort
Pause, Ruhepause, Unterbrechung
PC, Rechner, Computer
Pension, Betriebsrente, Altersversorgung, Altersvorsorge, Ruhestand
Pensionskasse, Altersversorgung, Altersvorsorge, Betriebsrente
Pflege, Wartung, Instandhaltung
Plagiat, Eigenständigkeit
Probezeit, Erprobungszeit, Wartezeit
Programm, Software, Anwendung, App
Rabatt, Nachlass, Skonto, Ermäßigung
rauchen, Raucher, Rauchverbot
raus, verlassen, räumen
Rausschmiss, Kündigung, Entlassung
Rechner, Computer, PC
Rechnung, Faktura
reinigen, säubern, putzen, Reinigung
Reinigungskraft, Reinigung
Reise, Dienstreise
Reklamation, Beanstandung, Mängelrüge
reklamieren, beanstanden, Reklamation
Rente, Altersversorgung, Ruhestand, Betriebsrente
Reparatur, Instandsetzung, Instandhaltung
reparieren, instandsetzen, Reparatur
reservieren, buchen, Reservierung
Restmüll, Abfall
Resturlaub, Urlaubsrest, Resturlaubsanspruch
Retoure, Rücksendung, Rückgabe
Rückgabe, Rücksendung, Widerruf
Rückerstattung, Erstattung
sauber, Reinigung, reinigen
säubern, reinigen, Reinigung
Schaden, Beschädigung, Schäden
Schicht, Schichtarbeit
Schichtplan, Dienstplan
Schnelligkeit, Geschwindigkeit
Schmutz, Verunreinigung, Verschmutzung
Schrift, Schriftart, Font
Schulung, Unterweisung, Fortbildung
Schuhe, Sicherheitsschuhe, Schutzschuhe, Fußschutz
schwanger, Schwangerschaft, Mutterschutz
Sicherheitskopie, Backup, Datensicherung
Sicherungskopie, Backup, Datensicherung
Sitzung, Besprechung, Meeting
Sonderurlaub, Freistellung, Arbeitsbefreiung, Dienstbefreiung
Speicherort, Ablageort, Verzeichnis
Speicherplatz, Festplattenspeicher, Festplattenplatz
Spesen, Reisekosten, Verpflegungspauschale, Auslagen
sperren, blockieren, Sperrung
Stapler, Gabelstapler, Flurförderzeug
starten, beginnen, aufrufen, Start
stehlen, Diebstahl, entwenden
Steuern, Lohnsteuer, Steuer
Strafe, Sanktion, Bußgeld, Vertragsstrafe
Streit, Konflikt, Streitigkeiten
Strom, Spannung, Elektrizität
suchen, Suche, finden
Tablet, Mobilgerät
Tabelle, Übersicht
tanken, Kraftstoff, Betankung
Tankkarte, Tankkarten
Taste, Knopf, Schaltfläche
Telefon, Fernsprecher, Rufnummer
Telefonnummer, Rufnummer, Telefon
Tippfehler, Schreibfehler, Rechtschreibfehler
Todesfall, Tod, Sterbefall
Überstunden, Mehrarbeit, Überzeit
überweisen, zahlen, Überweisung
umsonst, kostenlos, kostenfrei, unentgeltlich
Umtausch, umtauschen, Rückgabe
umziehen, Umzug, Wohnungswechsel
Umzug, Wohnungswechsel
Unfall, Arbeitsunfall, Wegeunfall
unterbrechen, anhalten, pausieren
unterschreiben, unterzeichnen, Unterschrift
Unterschrift, Unterzeichnung
Untersuchung, Prüfung, Vorsorge
Urlaub, Erholungsurlaub, Jahresurlaub
Urlaubsgeld, Sonderzahlung
Urlaubstage, Urlaubsanspruch, Jahresurlaub, Erholungsurlaub
Vater, Partner, Elternteil
Vaterschaftsurlaub, Elternzeit
verbieten, untersagen, verboten
verboten, untersagt, unzulässig, Verbot
verdienen, Gehalt, Vergütung, Entgelt
verfallen, Verfall, verfällt, erlöschen
vergrößern, erhöhen, zoomen
verkaufen, veräußern, Verkauf
verlängern, Verlängerung
Verletzung, Unfall, verletzt
verletzen, Verletzung, Unfall
verlieren, Verlust, abhandenkommen
verloren, Verlust, abhanden
Verpackung, Emballage, Karton
verpetzen, melden, Hinweisgeber
Versand, Lieferung, Zustellung
verschieben, verlegen, Verschiebung
verschicken, senden, versenden, Versand
verschlüsseln, Verschlüsselung, verschlüsselt
Verspätung, verspätet, Verzug
Vertretung, Stellvertretung, Vertreter
Videokonferenz, Videobesprechung, Onlinebesprechung
Voraussetzung, Bedingung, Anforderung
Vorschuss, Abschlag, Abschlagszahlung
Wartung, Instandhaltung, Inspektion
waschen, reinigen, Reinigung
wechseln, tauschen, austauschen, ersetzen, Wechsel
wegwerfen, entsorgen, Entsorgung
Weihnachtsgeld, Jahressonderzahlung, Sonderzahlung, Gratifikation
Weiterbildung, Fortbildung, Schulung
Werkzeug, Arbeitsmittel
wiederherstellen, zurücksetzen, Wiederherstellung
Zahlungsziel, Zahlungsfrist
Zahlungsfrist, Zahlungsziel
Zertifikat, Bescheinigung, Zeugnis
Zeiterfassung, Arbeitszeiterfassung, stempeln
Zugang, Zugriff, Zutritt
zurückgeben, Rückgabe, zurücksenden
zurückschicken, zurücksenden, Rücksendung, Retoure
Zuschuss, Beihilfe, Förderung, Arbeitgeberzuschuss
zuständig, verantwortlich, Ansprechpartner
`;
