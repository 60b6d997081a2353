import { describe, expect, it, test } from "vitest";
import { expectedAnswer } from "~/domain/retrieval/question/answer-type";
import { isEntryOf, matchAnswerType } from "./match-answer-type";

const match = (question: string, sentence: string, under?: string) =>
  matchAnswerType(expectedAnswer(question), sentence, question, under);

describe("a sentence that may hold the answer", () => {
  it.each([
    ["Wie sperre ich den Bildschirm?", "Um den Bildschirm zu sperren, klicken Sie auf das Schloss.", 1],
    ["Wie sperre ich den Bildschirm?", "2. Klicken Sie auf „Sperren“.", 1],
    ["Wie sperre ich den Bildschirm?", "Wenn Sie ihn sperren möchten, drücken Sie Super+L.", 1],
    ["Wie sperre ich den Bildschirm?", "Sie sperren ihn, indem Sie die Taste drücken.", 0.7],
    ["Wie sperre ich den Bildschirm?", "3. Der Bildschirm ist gesperrt.", 0.5],
    ["Wie sperre ich den Bildschirm?", "Der Bildschirm wird nach zehn Minuten gesperrt.", 0],
    ["Wie verschlüssele ich eine Nachricht?", "Um sie zu verschlüsseln, benötigen Sie einen Schlüssel.", 0],
    ["Wie beantrage ich Urlaub?", "Urlaub beantragen Sie im Zeitportal.", 1],
    ["Wie beantrage ich Urlaub?", "Im Zeitportal finden Sie die Regeln.", 0],
    ["How do I rename a file?", "To rename a file, press F2.", 1],
    ["How do I rename a file?", "Right-click the file and choose Rename.", 1],
    ["How do I rename a file?", "Renamed files keep their date.", 0],
    ["Comment renommer un fichier ?", "Faites un clic droit et choisissez Renommer.", 1],
    ["Comment renommer un fichier ?", "Un fichier renommé garde sa date.", 0],
  ])("%s – %s says how to do it by %d", (question, sentence, expected) => {
    expect(match(question, sentence)).toBe(expected);
  });

  it("says how often, not that something is normal or certain", () => {
    const question = "Wie oft soll ich sichern?";
    expect(match(question, "Sichern Sie nach jeder Sitzung.")).toBe(1);
    expect(match(question, "Zweimal genügt.")).toBe(1);
    expect(match(question, "Die Sicherung bleibt auf jeden Fall erhalten.")).toBe(0);
    expect(match(question, "Der Vorgang endet normal.")).toBe(0);
  });

  it("defines a term at the beginning of any clause, whether of one or of several things", () => {
    expect(
      match(
        "Was ist ein Suchordner?",
        "Ein Ordner enthält Nachrichten, ein Suchordner hingegen ist eine Übersicht über Nachrichten.",
      ),
    ).toBe(1);
    expect(match("What are sticky keys?", "Sticky keys allow you to type one key at a time.")).toBe(1);
    expect(
      match("Que sont les touches rémanentes ?", "Les touches rémanentes permettent de saisir pas à pas."),
    ).toBe(1);
  });

  it("counts what is asked for, in compounds and other cases too", () => {
    const question = "Wie viele Tage Urlaub habe ich?";
    expect(match(question, "Der Jahresurlaub beträgt 30 Arbeitstage.")).toBe(1);
    expect(match(question, "Auf Antrag werden bis zu fünf Tage übertragen.")).toBe(1);
    expect(match(question, "Der Antrag wird 14 Wochen vorher gestellt.")).toBe(0.5);
    expect(match(question, "Die Personalabteilung erinnert an den Urlaub.")).toBe(0);
  });

  it("says how often in words of frequency", () => {
    const question = "Wie oft werden Leitern geprüft?";
    expect(match(question, "Was: Leitern und Tritte; Frist: halbjährlich; Wer prüft: Haustechnik")).toBe(1);
    expect(match(question, "Die Prüfung wird alle zwei Jahre wiederholt.")).toBe(1);
    expect(match(question, "Vor der Arbeit wird geprüft, ob die Leiter steht.")).toBe(0);
  });

  it.each([
    ["Wie oft werden Leitern geprüft?", "Alle Beteiligten einigen sich auf einen Tag.", 0],
    ["Wie oft werden Leitern geprüft?", "Jede Leiter muss auf dem aktuellen Stand sein.", 0],
    ["Wie oft werden Leitern geprüft?", "Das geschieht jeden zweiten Montag.", 1],
    ["Wie oft werden Leitern geprüft?", "Das geschieht vor jedem Einsatz.", 1],
    ["Wie oft werden Leitern geprüft?", "Das geschieht jedes Mal.", 1],
    ["Wie oft werden Leitern geprüft?", "Jedes Merkmal zählt.", 0],
    ["How often are ladders checked?", "Every ladder has a number.", 0],
    ["How often are ladders checked?", "They are checked every three months.", 1],
    ["Tous les combien vérifie-t-on les échelles ?", "Chaque échelle a un numéro.", 0],
    ["Tous les combien vérifie-t-on les échelles ?", "Elles sont vérifiées tous les deux ans.", 1],
    ["Wie lange dauert das Kleben?", "Mit einem RFID-Tag wird das Buch gefunden.", 0],
    ["Wie lange dauert das Kleben?", "Es dauert einen Kalender-Monat.", 1],
    ["Quel débit a la connexion ?", "La 4G est disponible dans les salles 5.7XX.", 0],
  ])("%s — „%s“", (question, sentence, share) => {
    expect(match(question, sentence)).toBe(share);
  });

  it("says how long with a unit of time", () => {
    const question = "Wie lange dauert die Probezeit?";
    expect(match(question, "Die ersten sechs Monate gelten als Probezeit.")).toBe(1);
    expect(match(question, "Sie beträgt 500 Euro.")).toBe(0.2);
    expect(match(question, "Während der Probezeit gilt das nicht.")).toBe(0);
  });

  it("answers when with a date, a weekday or a time span", () => {
    const question = "Bis wann muss ich den Urlaub nehmen?";
    expect(match(question, "Er ist bis zum 31. März zu nehmen.")).toBe(1);
    expect(match(question, "Er endet freitags.")).toBe(0.8);
    expect(match(question, "Er ist innerhalb von zwei Wochen zu nehmen.")).toBe(0.7);
    expect(match(question, "Er ist rechtzeitig zu nehmen.")).toBe(0);
    expect(match(question, "Das steht bei Schmidt [SCHMIDT2021a].")).toBe(0);
  });

  it.each([
    ["Wann wird gezahlt?", "Am letzten Bankarbeitstag des Monats wird überwiesen."],
    ["Wann wird gezahlt?", "Gezahlt wird bis zum 15. des Folgemonats."],
    ["When are we paid?", "You are paid on the last working day of each month."],
    ["Quand sommes-nous payés ?", "Le salaire est versé le dernier jour du mois."],
  ])("%s is answered by a day of each month: %s", (question, sentence) => {
    expect(match(question, sentence)).toBe(1);
  });

  it("does not take an age for a speed", () => {
    const question = "Wie schnell darf ich fahren?";
    expect(match(question, "Der Fahrer ist mindestens 18 Jahre alt.")).toBe(0);
    expect(match(question, "Es dauert zwei Jahre.")).toBe(0.7);
  });

  it("does not count figures of the question itself", () => {
    expect(match("Wie hoch ist der Bonus bei 60.000 Euro?", "Ab 60.000 Euro gibt es Bonus.")).toBe(0);
  });

  it("answers whether one may with what allows or forbids", () => {
    const question = "Darf ich von zu Hause arbeiten?";
    expect(match(question, "Nach drei Monaten kann man zwei Tage zu Hause arbeiten.")).toBe(1);
    expect(match(question, "Der Antrag ist vorher zu stellen.")).toBe(1);
    expect(match(question, "Das heißt, dass alle Anträge vorher zu stellen sind.")).toBe(1);
    expect(match(question, "Auch zu Hause gelten Arbeitszeiten und Pausen.")).toBe(0);
  });

  it("does not take an article or an ordinal for a count", () => {
    const question = "Wie viele Buchungen kann eine Datei enthalten?";
    expect(match(question, "Eine einzelne Buchung kann geteilt werden.")).toBeCloseTo(0.15);
    expect(match(question, "Die zweite Buchung gleicht sie aus.")).toBeCloseTo(0.3);
    expect(match(question, "Es sind höchstens zwei Buchungen.")).toBe(1);
  });

  it("ignores the separated prefix of a verb", () => {
    expect(match("Wie lang darf das Kennwort sein?", "Geben Sie das Kennwort ein.")).toBe(0);
    expect(match("Wie lang darf das Kennwort sein?", "Ein Zeichen genügt.")).toBeGreaterThan(0);
  });

  it("does not take a paragraph of a law, the day of a date or a preposition for an amount", () => {
    expect(match("Wie hoch ist die Gebühr?", "Die Gebühr richtet sich nach § 3 Abs. 7, 8 Satz 1.")).toBe(0);
    expect(match("Was kostet der Beitrag?", "Der Beitrag ist am 01.12. fällig.")).toBe(0);
    expect(match("Wie lange dauert es?", "Das muss ein Richter an jedem Gericht prüfen.")).toBe(0);
    expect(match("Combien de temps cela dure-t-il ?", "Le contrat dure deux ans.")).toBe(1);
    expect(match("Wie oft telefonieren wir?", "Danach telefonieren wir noch einmal.")).toBe(0);
  });

  it("says when by a condition, less than by a date", () => {
    const question = "Wann ist die Schlichtung entbehrlich?";
    expect(match(question, "Sie ist entbehrlich, wenn sie schon gescheitert ist.")).toBe(0.5);
    expect(match(question, "Sie ist ab dem 1. März entbehrlich.")).toBe(1);
    expect(match(question, "Sie ist entbehrlich.")).toBe(0);
  });

  it("takes a single one and an adjective with a number for a count", () => {
    expect(match("Wie viele Server sind erlaubt?", "Jedoch ist nur ein Server erlaubt.")).toBe(1);
    expect(
      match("Wie viele Module können geladen sein?", "Es kann nur ein einziges Modul geladen sein."),
    ).toBe(1);
    expect(match("How many servers are allowed?", "Only one server may be entered.")).toBe(1);
    expect(match("Combien de serveurs ?", "Un seul serveur est permis.")).toBe(1);
    expect(match("Wie viele Stellen hat die PIN?", "Geben Sie den vierstelligen Code ein.")).toBe(1);
    expect(match("Wie viele Stellen hat die PIN?", "Auf einer Stelle steht die PIN.")).toBeLessThan(1);
  });

  it("finds a key in the term that a sentence describes", () => {
    const question = "Welche Taste aktualisiert die Liste?";
    expect(match(question, "Aktualisiert die Liste.", "Ansicht → Aktualisieren (F5)")).toBe(1);
    expect(match(question, "Aktualisiert die Liste.", "Das Menü Ansicht")).toBe(0);
  });

  it("takes no date, page or address for an amount", () => {
    const question = "Wie hoch ist der Zuschlag?";
    expect(match(question, "Er beträgt 8,50 € in der Stunde.")).toBe(1);
    expect(match(question, "Das Gesetz gilt ab dem 1. August 2015.")).toBe(0.6);
    expect(match(question, "Näheres steht auf Seite 12 und unter https://example.com/2.")).toBe(0);
  });

  it("prefers what a term is to how it is", () => {
    expect(match("Was ist LilyPond?", "LilyPond ist ein Notensatzsystem.")).toBe(1);
    expect(match("Was ist LilyPond?", "LilyPond ist kostenlos.")).toBe(0.5);
    expect(match("Was ist eine Leerzeile?", "Leerzeilen sind verboten (außer hier).")).toBe(0.5);
    const player = "Qu’est-ce que MPlayer ?";
    expect(match(player, "A ce point, MPlayer est prêt à fonctionner.")).toBe(0.5);
    expect(match(player, "L’atout de MPlayer est la grande variété des formats.")).toBe(0);
    expect(match(player, "MPlayer est un lecteur de vidéos.")).toBe(1);
    expect(match("Was ist ein Suchordner?", "Suchordner sind Übersichten über Nachrichten.")).toBe(1);
    expect(match("Was macht der Zauberstab?", "Der Zauberstab ist auch in der Lage, Lücken zu füllen.")).toBe(
      0.5,
    );
    expect(
      match("Was macht der Zauberstab?", "Das Werkzeug »Zauberstab« ermöglicht es, Bereiche auszuwählen."),
    ).toBe(1);
    expect(match("Qu’est-ce qu’un format ?", "Un format est simplement un ensemble de commandes.")).toBe(1);
  });

  it("defines a term where it says what it is", () => {
    expect(match("Qu’est-ce qu’un item ?", "Par définition, un item désigne un élément minimal.")).toBe(1);
    expect(match("Qu’est-ce qu’un item ?", "Chaque ligne que vous voyez est un item.")).toBe(0);
    expect(match("Was ist Bilge?", "Bilge: der tiefste Teil des Rumpfes.")).toBe(1);
    expect(match("Was ist eine Wante?", "Wanten sind Drahtseile, die den Mast seitlich halten.")).toBe(1);
    expect(match("Was bedeutet die Meldung Tank leer?", "Tank leer: Es fehlt Kraftstoff.")).toBe(1);
  });

  it("says what to do where it tells its reader to, and not in conditions and exceptions", () => {
    const question = "Ich bin krank. Was muss ich tun?";
    expect(match(question, "Melden Sie sich am ersten Tag telefonisch.")).toBe(1);
    expect(match(question, "1. Die Leitung anrufen.")).toBe(1);
    expect(match(question, "Dann brauchen Sie eine Bescheinigung.")).toBeCloseTo(0.6);
    expect(match(question, "Wenn Sie länger fehlen, endet die Zahlung.")).toBe(0);
    expect(match(question, "Beachten Sie, dass die Zahlung endet.")).toBe(0);
    expect(match(question, "Die Art der Krankheit müssen Sie nicht nennen.")).toBe(0);
    expect(match("What should I do if I am ill?", "Call your manager on the first day.")).toBe(1);
    expect(match("Que dois-je faire si je suis malade ?", "Appelez votre responsable.")).toBe(1);
  });

  it("defines the term that stands right above it", () => {
    const sentence = "Dies ist die Gebühr für den Platz am Steg.";
    expect(match("Was ist das Liegegeld?", sentence, "Liegegeld")).toBe(1);
    expect(match("Was ist das Liegegeld?", sentence, "3.2 Liegegeld")).toBe(1);
    expect(match("Was ist das Liegegeld?", sentence, "Hafenordnung")).toBe(0);
    expect(match("Was ist das Liegegeld?", sentence)).toBe(0);
  });

  it("says how something is done to a reader who is addressed as a friend, too", () => {
    const how = "Wie beantrage ich Urlaub?";
    expect(match(how, "Melde dich in der Leitstelle.")).toBe(1);
    expect(match(how, "Öffne das Portal und trage die Tage ein.")).toBe(1);
    expect(match(how, "A: Ja, verwende das Formular.")).toBe(1);
    expect(match(how, "Wenn du länger fehlen möchtest, frage die Leitung.")).toBe(1);
    expect(match(how, "Das kannst du im Portal nachlesen.")).toBe(0);
    expect(match(how, "Suche und Filter sind Teile des Portals.")).toBe(0);
  });
});

describe("a question how many", () => {
  it.each([
    ["Wie lautet die maximale Anzahl der Konten?", "konten"],
    ["What is the maximum number of clients?", "clients"],
    ["Quel est le nombre maximum de comptes ?", "comptes"],
    ["Nombre de comptes", "comptes"],
  ])("%s counts %s", (question, noun) => {
    expect(expectedAnswer(question)).toEqual({ type: "counted", noun });
  });

  it("is not answered by the figure in a name, nor a price by the sign of a command", () => {
    expect(match("Wie groß ist ein Sektor?", "Mit e2resize lassen sich Sektoren verschieben.")).toBeLessThan(
      1,
    );
    expect(match("Wie groß ist ein Sektor?", "Ein Sektor hat heute 512 Byte.")).toBe(1);
    expect(match("What does the R300 cost?", "$ lpstat -v device for EPSON_R300_USB")).toBe(0);
    expect(match("What does the printer cost?", "It is $ 120.")).toBe(1);
  });

  const asked = "Wie viele Urlaubstage habe ich?";
  it("is answered by a cell of a table whose head it counts", () => {
    expect(match(asked, "Arbeitstage in der Woche: 5; Urlaubstage im Jahr: 30")).toBe(1);
  });

  it("is not answered by who tells how many, and less by a date than by a figure", () => {
    expect(match(asked, "Die Leitung teilt mit, wie viele Urlaubstage von 30 offen sind.")).toBe(0);
    const date = match(asked, "Urlaubstage verfallen am 31. März.");
    expect(date).toBeLessThan(match(asked, "Urlaubstage gibt es genau 31."));
  });
});

describe("what handbooks of programs are asked for", () => {
  it("knows keys by their names", () => {
    const question = "Mit welcher Taste lege ich einen Ordner an?";
    expect(match(question, "Mit der Taste F7 erstellen Sie einen neuen Ordner.")).toBe(1);
    expect(match(question, "Drücken Sie Strg+N.")).toBe(1);
    expect(match(question, "Wählen Sie im Menü „Neuer Ordner“.")).toBe(0);
  });

  it("knows the unit of a length in another cell than its figure", () => {
    const question = "Wie breit ist die Karte?";
    expect(match(question, "Wert: width; Default: 1024; Beschreibung: Breite der Karte in Pixeln")).toBe(1);
    expect(match(question, "Wert: width; Default: 1024; Beschreibung: Breite der Karte")).toBe(0.4);
    expect(match(question, "Die Breite der Karte in Pixeln")).toBe(0);
  });

  it("knows makers by two names in a row, or by what is said of them", () => {
    const question = "Wer hat das Programm geschrieben?";
    expect(match(question, "Autor dieser Zeilen ist Dirk Hagen.")).toBe(1);
    expect(match(question, "Es wurde entwickelt von einer Gruppe in Kiel.")).toBe(1);
    expect(match(question, "Das Programm schreibt Dateien.")).toBe(0);
  });

  it("knows licences by their names, and not by the word alone", () => {
    const question = "Unter welcher Lizenz steht das Programm?";
    expect(match(question, "– 100% GPL, freie Software")).toBe(1);
    expect(match(question, "Die Schrift steht unter der MIT-Lizenz.")).toBe(1);
    expect(match(question, "Lesen Sie die Lizenz, bevor Sie anfangen.")).toBe(0);
  });

  it("knows telephone numbers and e-mail addresses by their look", () => {
    const phone = "Welche Telefonnummer hat die Werkstatt?";
    expect(match(phone, "Die Werkstatt: 040 1234-56")).toBe(1);
    expect(match(phone, "Sie erreichen die Werkstatt unter Durchwahl 24.")).toBe(1);
    expect(match(phone, "Telefone der dritten Generation (3G) liegen in Halle 2.")).toBe(0);
    expect(match("Wie lautet die E-Mail-Adresse?", "Schreiben Sie an halle@kontor.example.")).toBe(1);
    expect(match("Wie lautet die E-Mail-Adresse?", "Adressen stehen im Adressbuch.")).toBe(0);
  });

  it("knows commands and options by their look", () => {
    const question = "Mit welchem Befehl setze ich eine Fußnote?";
    expect(match(question, "Fußnoten werden mit dem Befehl \\footnote gesetzt.")).toBe(1);
    expect(match("Which option writes HTML?", "Use --html to write HTML.")).toBe(1);
    expect(match(question, "Fußnoten stehen am Ende der Seite.")).toBe(0);
  });

  it("knows files and folders by their look", () => {
    const question = "In welcher Datei stehen die Fehler?";
    expect(match(question, "Die Fehler stehen in /var/log/druck.")).toBe(1);
    expect(match(question, "Das Programm liest zuerst druck.ini.")).toBe(1);
    expect(match(question, "Die Fehler werden angezeigt, z.B. am Ende.")).toBe(0);
  });

  it("knows units by their names, and memory by its amount", () => {
    expect(
      match("In welcher Einheit wird der Rand angegeben?", "Der Rand wird in Millimetern angegeben."),
    ).toBe(1);
    expect(
      match("In welcher Einheit wird der Rand angegeben?", "Der Rand wird in Variablen angegeben."),
    ).toBe(0);
    const question = "How much memory does it need?";
    expect(match(question, "It needs at least 512 MB of memory.")).toBe(1);
    expect(match(question, "It keeps three times as much data in memory.")).toBe(0);
  });

  it("knows no price in free software", () => {
    expect(match("How much does it cost?", "It is free software.")).toBe(0);
    expect(match("How much does it cost?", "Open source does not necessarily mean free.")).toBe(0);
    expect(match("How much does it cost?", "It is free of charge.")).toBe(1);
  });

  it("knows versions by their numbers", () => {
    expect(match("Ab welcher Version gibt es Ebenen?", "Seit 2.10 gibt es Ebenen.")).toBe(1);
    expect(match("Ab welcher Version gibt es Ebenen?", "Es gibt 12 Ebenen.")).toBe(0);
  });
});

describe("when something is", () => {
  it("is a time of day in words too, and nearly what has to be before, or at once", () => {
    expect(match("Wann öffnet die Küche?", "Die Küche öffnet um elf Uhr.")).toBe(1);
    expect(match("Wann muss ich mich melden?", "Melden Sie sich unverzüglich.")).toBe(0.7);
    expect(match("Wann muss ich mich melden?", "Melden Sie sich vor Arbeitsbeginn.")).toBe(0.7);
    expect(match("Wann öffnet die Küche?", "Die Küche öffnet für alle.")).toBe(0);
  });
});

describe("when something was", () => {
  it("is a date, a year, a century or so long ago, and no time span after something else", () => {
    const question = "Wann wurde das Programm veröffentlicht?";
    expect(match(question, "Die erste Fassung erschien im Mai 1996.")).toBe(1);
    expect(match(question, "Das war im 19. Jahrhundert.")).toBe(1);
    expect(match(question, "Das war vor zwei Jahren.")).toBe(0.8);
    expect(match(question, "Pakete gibt es wenige Tage nach dem Erscheinen.")).toBe(0);
  });

  it('is no version, and no month where "may" is a verb', () => {
    const question = "When was it first released?";
    expect(match(question, "Keyrings before 3.27.92 have their own agent.")).toBe(0);
    expect(match(question, "FreeBSD release 3.2")).toBe(0);
    expect(match(question, "The program may be available on other sites.")).toBe(0);
    expect(match(question, "It was released in May.")).toBe(1);
    expect(match("Wann ist Schluss?", "Das Angebot gilt bis zum 31.12.")).toBe(1);
  });
});

describe("a question for several things", () => {
  it("is answered by a sentence that names them, or that announces a list of them", () => {
    const question = "Welche drei Kontoarten gibt es?";
    expect(match(question, "Es gibt Bankkonten, Bargeldkonten und Kreditkonten.")).toBe(1);
    expect(match(question, "Es gibt diese Kontoarten:")).toBe(1);
    expect(match(question, "Die Kontoart wird beim Import gelesen.")).toBe(0);
  });
});

test("an entry is about the term above it, whatever it says first", () => {
  const asked = expectedAnswer("Was ist der Talon?");
  expect(isEntryOf(asked, "1. Talon")).toBe(true);
  expect(isEntryOf(asked, "Der Talon am Ende des Spiels")).toBe(false);
  expect(isEntryOf(expectedAnswer("Wo liegt der Talon?"), "1. Talon")).toBe(false);
});

test("a price may be told by another one", () => {
  expect(match("Was kostet der Abriss?", "Der Abriss kostet genauso viel wie der Bau.")).toBe(0.7);
  expect(match("How much does a copy cost?", "A copy costs as much as the book.")).toBe(0.7);
  expect(match("Was kostet der Abriss?", "Der Abriss kostet Zeit.")).toBe(0);
});

test("MIDI is no time of day, midi is one", () => {
  expect(match("Wann wird geliefert?", "Musik im MIDI-Format liegt im Ordner.")).toBe(0);
  expect(match("Quand livrez-vous ?", "Nous livrons à midi.")).toBe(1);
});

test("a key may be named by its letter", () => {
  expect(match("Welche Taste öffnet die Finanzen?", "Das geschieht durch Drücken von f.")).toBe(1);
  expect(match("Welche Taste öffnet die Finanzen?", "Das geschieht durch Drücken des Knopfes.")).toBe(0);
});

test("a question whether something lets itself be done prefers what says so", () => {
  const question = "Lässt sich eine Datei wiederherstellen?";
  expect(match(question, "Danach gibt es keine Möglichkeit mehr.")).toBe(1);
  expect(match(question, "Die Datei liegt im Ordner.")).toBe(0);
});

test("what should not be done answers whether one may", () => {
  expect(match("Darf ich in der Ich-Form schreiben?", "Auf die Ich-Form sollte verzichtet werden.")).toBe(1);
  expect(match("Peut-on écrire à la première personne ?", "On devrait éviter la première personne.")).toBe(1);
});

test("units that are counted need an amount of that unit", () => {
  const question = "Wie viele Meter hat die Bahn?";
  expect(match(question, "Die Bahn ist 25 m lang.")).toBe(1);
  expect(match(question, "Bahn 1 ist für schnelle, Bahn 5 für ruhige Schwimmer.")).toBe(0);
  expect(match("Wie viel Grad hat das Wasser?", "Warmbadetag mit 31 °C ist der Freitag.")).toBe(1);
  expect(match("Wie viele Kilo darf ich heben?", "Höchstlast: 15 kg")).toBe(1);
});

test("a telephone number is no amount, a percentage nearly a price", () => {
  const question = "Wie hoch ist die Prämie?";
  expect(match(question, "Die Prämie erfragen Sie unter 040 555 9090.")).toBe(0);
  expect(match(question, "Die Prämie beträgt 3 % des Umsatzes.")).toBe(0.8);
  expect(match("Was kostet die Tasche?", "Man kann nie zu 100 % sicher sein.")).toBe(0);
  expect(match("Was kostet die Tasche?", "Mitglieder sparen bis zu 10 %.")).toBe(0.8);
  expect(match("Wie hoch ist der Verbrauch?", "Fragen Sie unter 040 555 9090.")).toBe(0);
});

test("a figure under a head for prices is one", () => {
  expect(match("How much is a dog?", "Extra: Dog, per night; Price: 7.00")).toBe(1);
  expect(match("Was kostet ein Hund?", "Extra: Hund; Einzelpreis netto: 7")).toBe(1);
  expect(match("Was kostet ein Hund?", "Extra: Hund; Anzahl: 7")).toBe(0);
});

test("what is done only or never is a rule", () => {
  expect(match("Darf ich rauchen?", "Geraucht wird nur im Freien.")).toBe(1);
  expect(match("Darf ich rauchen?", "Geraucht wurde früher im Keller.")).toBe(0);
});

test("how long something is valid is told by its first and last day", () => {
  const question = "Wie lange ist die Karte gültig?";
  expect(match(question, "Gültig: vom 1. Mai 2026 bis 30. September 2026.")).toBe(0.9);
  expect(match(question, "Die Karte wurde am 1. Mai 2026 eingeführt.")).toBe(0.5);
});

test("what something makes possible is what it is for, also with the number of a version behind its name", () => {
  const question = "Wozu braucht man Leoclient?";
  expect(match(question, "Leoclient2 bietet die Möglichkeit, virtuelle Maschinen zu starten.")).toBe(1);
  expect(match(question, "Leoclient2 bietet viele Menüs.")).toBe(0);
});

test("a code is defined in the cell beside it", () => {
  expect(match("Was ist E04?", "Code: E04; Bedeutung: Der Wassertank ist leer.")).toBe(1);
  expect(match("Was ist E04?", "Code: E04; Seite: 12")).toBe(0);
});

test("whether something may be done in a form is told by what is enough or valid", () => {
  expect(match("Kann ich mündlich kündigen?", "Eine Kündigung ist nur schriftlich wirksam.")).toBe(1);
  expect(match("Kann ich mündlich kündigen?", "Ein Anruf genügt nicht.")).toBe(1);
});

test("the number of a step is no amount, the day of a month is", () => {
  const question = "Wie viele Bilder passen auf eine Folie?";
  expect(match(question, "7. Wählen Sie hier, wie groß jedes Bild ist.")).toBe(0);
  expect(match(question, "Auf jede Folie passen 7.")).toBe(0.5);
  expect(match("Wann beginnt der Kurs?", "1. Mai, am Vormittag.")).toBe(1);
});

test("a percentage has a sign or its word", () => {
  const question = "Wie viel Prozent des Speichers darf der Papierkorb belegen?";
  expect(match(question, "Der Papierkorb darf 10 % des Speichers belegen.")).toBe(1);
  expect(match(question, "Höchstens zehn Prozent.")).toBe(1);
  expect(match(question, "Der Papierkorb leert sich nach 30 Tagen.")).toBe(0);
});

test("a file whose name begins with a point is a place", () => {
  expect(match("In welcher Datei stehen die Notizen?", "Der Text wird in .projekt.notes gespeichert.")).toBe(
    1,
  );
});

test("what a template leaves to be filled in answers nothing", () => {
  expect(match("Wie viel kostet ein Einzelzimmer?", "Die Kaution beträgt für ein Einzelzimmer € ____.")).toBe(
    0,
  );
  expect(match("Wann gibt es Frühstück?", "Frühstück gibt es zwischen _____ und ______ Uhr.")).toBe(0);
  expect(match("Wann kommt die Post?", "Die Post kommt am …………… Tag.")).toBe(0);
  expect(match("Was kostet eine Ladung Wäsche?", "Das Waschen ist kostenlos / kostet € ____.")).toBe(1);
  expect(match("Was kostet ein Kaffee?", "Kaffee .......... € 2,50")).toBe(1);
});
