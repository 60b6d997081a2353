import type { Language } from "~/contract/language";
import type { Half } from "./corpus";

export type Kind =
  | "fact"
  | "number"
  | "date"
  | "yes/no"
  | "how-to"
  | "list"
  | "table"
  | "definition"
  | "comparison"
  | "keyword"
  | "typo"
  | "other words"
  | "follow-up"
  | "long";

/** A question that a document answers: one of `says` stands in a good quote, on one of `pages` (none for .docx). */
export interface Answered {
  document: string;
  kind: Kind;
  question: string;
  says: string[];
  pages: number[];
  /** The question before, for a follow-up. */
  after?: string;
}

/** Plausible, but no document of this half and language answers it. */
export interface Unanswered {
  half: Half;
  language: Language;
  question: string;
}

const of =
  (document: string) =>
  (
    kind: Kind,
    question: string,
    says: string | string[],
    pages: number | number[] = [],
    after?: string,
  ): Answered => ({
    document,
    kind,
    question,
    says: [says].flat(),
    pages: [pages].flat(),
    ...(after && { after }),
  });

const l2kurz = of("l2kurz");
const muttprint = of("muttprint");
const linuxcnc = of("linuxcnc");
const paperwork = of("paperwork");
const hausarbeit = of("hausarbeit");
const milog = of("milog");
const claws = of("claws");
const openni = of("openni");
const gm = of("gm-assistant");
const eyes = of("eyes17");

export const answered: Answered[] = [
  l2kurz("fact", "Welche Endung hat das Eingabefile für LaTeX?", "mit der Endung .tex", 9),
  l2kurz("definition", "Wozu dient die Umgebung itemize?", "itemize eignet sich für einfache Listen", 25),
  l2kurz("fact", "Welches Zeichen leitet einen Kommentar ein?", "Prozentzeichen", 10),
  l2kurz(
    "number",
    "Wie oft muss man LaTeX aufrufen, damit das Inhaltsverzeichnis stimmt?",
    "mindestens zweimal",
    23,
  ),
  l2kurz("number", "Wie viele Buchstaben soll eine Zeile höchstens haben?", "66", 25),
  l2kurz("how-to", "Wie hebe ich Text hervor?", ["\\emph"], [23, 24]),
  l2kurz("fact", "Welche Grafikformate kann pdfTeX verarbeiten?", "PDF, PNG JPEG und JBIG2", 37),
  l2kurz("table", "Welches Paket ist für Tabellen über mehrere Seiten?", "longtable", 14),
  l2kurz("table", "Was macht die Klassenoption fleqn?", "linksbündige statt zentrierte", 12),
  l2kurz("yes/no", "Darf man die Umgebung eqnarray verwenden?", "nicht genutzt werden soll", 35),
  l2kurz(
    "comparison",
    "Worin unterscheidet sich die quotation-Umgebung von der quote-Umgebung?",
    "Absätze durch Einzüge",
    25,
  ),
  l2kurz("other words", "Was bewirkt eine Leerzeile im Text?", "Ende eines Absatzes", 9),
  l2kurz("keyword", "enlargethispage", "um einen festen Betrag verlängern", 17),
  l2kurz(
    "typo",
    "Wie setzt man Fusnoten in LaTex und wo werden sie gedruckt?",
    "am unteren Ende der Seite",
    23,
  ),
  l2kurz(
    "how-to",
    "Wie verhindere ich, dass ein Wort getrennt wird?",
    ["mbox bewirkt, dass das Argument überhaupt nicht"],
    18,
  ),
  l2kurz("definition", "Was ist die Präambel?", ["Vorspann oder Präambel"], 10),
  l2kurz(
    "fact",
    "Mit welchem Befehl erzeugt man einen Seitenwechsel?",
    "\\newpage bewirkt einen Seitenwechsel",
    17,
  ),

  muttprint("number", "Wie lange braucht der Drucker laut Vorgabewert für eine Seite?", "30 Sekunden", 7),
  muttprint("fact", "In welcher Programmiersprache ist Muttprint geschrieben?", "Programmiersprache Perl", 1),
  muttprint(
    "fact",
    "Welches Programm verwendet Muttprint standardmäßig zum Drucken?",
    "verwendet Muttprint lpr",
    6,
  ),
  muttprint("number", "Wie groß darf das Bild oben rechts höchstens sein?", ["2 cm"], 6),
  muttprint("how-to", "Wie schalte ich den Pinguin ab?", "PENGUIN auf den Wert off", 6),
  muttprint(
    "how-to",
    "Wie kann ich Muttprint wieder deinstallieren?",
    ["deinstallieren möchten", "make uninstall"],
    3,
  ),
  muttprint("fact", "Wie heißt die Konfigurationsdatei?", [".muttprintrc"], 5),
  muttprint("list", "Welche Schriftgrößen sind möglich?", "10pt, 11pt und 12pt", 8),
  muttprint("fact", "In welcher Einheit werden die Ränder angegeben?", "Millimetern", 8),
  muttprint("list", "Welche Papierformate kann ich einstellen?", "A4 und letter", 9),
  muttprint("yes/no", "Kann Muttprint die Signatur weglassen?", ["kann die Signatur abschneiden"], 10),
  muttprint(
    "other words",
    "Wie spare ich Papier beim Drucken?",
    ["PAPERSAVE auf on", "zwei Seiten auf ein Blatt"],
    7,
  ),
  muttprint("fact", "Wo stehen die Fehlermeldungen im Debug-Modus?", "/tmp/muttprint.log", 11),
  muttprint("keyword", "Duplexdruck", ["DUPLEX auf on", "manuellen Duplexdruck"], 7),
  muttprint("typo", "Wie richte ich Mutprint in Sylphed ein?", "muttprint -f %s", 4),
  muttprint("definition", "Was sind X-Faces?", "48 x 48 Pixel", 6),
  muttprint(
    "follow-up",
    "Und wie schalte ich das ein?",
    ["PAPERSAVE auf on"],
    7,
    "Was macht der Papiersparmodus?",
  ),
  muttprint(
    "long",
    "Ich lese meine E-Mails mit Pine und möchte sie künftig mit Muttprint schön formatiert ausdrucken statt als einfachen Text. An welcher Stelle in den Einstellungen von Pine muss ich dafür was eintragen, damit beim Drucken immer Muttprint verwendet wird?",
    "Personally select print command",
    4,
  ),
  muttprint("table", "Seit welcher Version unterstützt Muttprint CUPS direkt?", "0.70", 6),

  linuxcnc("number", "Wie viel Arbeitsspeicher braucht LinuxCNC mindestens?", "512 MB", 10),
  linuxcnc("number", "Wie viele Achsen kann LinuxCNC gleichzeitig bewegen?", "9 Achsen", 7),
  linuxcnc("other words", "Wie groß muss die Festplatte sein?", "8 GB Festplatte", 10),
  linuxcnc("yes/no", "Eignen sich Laptops für LinuxCNC?", "Laptops sind im Allgemeinen nicht", 12),
  linuxcnc(
    "fact",
    "Mit welchem Befehl ermittle ich die Kernel-Version?",
    ["uname -a", "Kernel-Version Ihres Systems mit dem folgenden Befehl"],
    11,
  ),
  linuxcnc(
    "yes/no",
    "Soll ich das Betriebssystem aktualisieren, wenn ich dazu aufgefordert werde?",
    "Aktualisieren Sie das Betriebssystem nicht",
    17,
  ),
  linuxcnc("fact", "Welche Auflösung muss die Grafikkarte haben?", "1024x768", 10),
  linuxcnc("definition", "Was ist zsync?", "Download-Anwendung", 14),
  linuxcnc(
    "list",
    "Welche Echtzeit-Kernel gibt es?",
    ["preempt-rt, RTAI und Xenomai", "preempt-rt, RTAI oder Xenomai"],
    [11, 13],
  ),
  linuxcnc("how-to", "Wie installiere ich LinuxCNC von der LiveCD?", "Install (Graphical)", 16),
  linuxcnc(
    "yes/no",
    "Funktioniert das SD-Image auf dem Raspberry Pi 4 mit 8 GB?",
    "nicht mit dem Raspberry Pi4 8GB",
    14,
  ),
  linuxcnc("typo", "Wo finde ich das Webforun von LinuxCNC?", "forum.linuxcnc.org", 9),
  linuxcnc(
    "comparison",
    "Was ist der Unterschied zwischen Mailingliste und IRC?",
    "besser stellen als im IRC",
    8,
  ),
  linuxcnc("number", "Auf wie viele Instanzen war halcompile früher begrenzt?", "auf 16 begrenzt", 37),
  linuxcnc(
    "keyword",
    "Taste zum Umschalten zwischen Gelenk- und Teleop-Modus",
    ["($)", "$-Taste"],
    [39, 40, 41],
  ),

  paperwork("number", "Welche Auflösung gilt beim Scannen als guter Kompromiss?", "300 dpi", 9),
  paperwork("fact", "Welche Texterkennung verwendet Paperwork standardmäßig?", "Tesseract für die OCR", 10),
  paperwork("how-to", "Wie schalte ich die OCR ab?", "alle OCR-Sprachen", 11),
  paperwork("fact", "Wohin werden gelöschte Dokumente verschoben?", "Papierkorb", 19),
  paperwork("yes/no", "Kann ich eine Webcam als Scanner benutzen?", "Webcams, Dateispeicher usw.", 8),
  paperwork(
    "number",
    "Ab wie vielen Dokumenten funktioniert die automatische Verschlagwortung?",
    "100 Dokumenten",
    16,
  ),
  paperwork("list", "Welche Bildformate unterstützt Paperwork?", "JPEG, PNG, GIF", 13),
  paperwork(
    "definition",
    "Was ist das Arbeitsverzeichnis?",
    ["alle Ihre Dokumente in einem einzigen Verzeichnis", "Das Arbeitsverzeichnis ist das Verzeichnis"],
    [4, 7],
  ),
  paperwork(
    "other words",
    "Werden Aktualisierungen von selbst eingespielt?",
    "aber es wird nicht installiert",
    12,
  ),
  paperwork(
    "yes/no",
    "Kann ich ein gelöschtes Schlagwort wiederherstellen?",
    "keine Möglichkeit, das gelöschte Schlagwort",
    15,
  ),
  paperwork(
    "fact",
    "Welches Programm wird unter Windows zur Verschlüsselung empfohlen?",
    ["Bit-Locker", "BitLocker"],
    22,
  ),
  paperwork(
    "typo",
    "Wie kan ich meherere PDFs auf einmal importiren?",
    ["durchsucht Paperwork diesen Ordner"],
    14,
  ),
  paperwork("keyword", "USB-Stick", "Kopieren Sie einfach Ihr Arbeitsverzeichnis auf einen USB-Stick", 20),
  paperwork("number", "In wie vielen Spalten zeigt das Raster die Seiten?", "3 Spalten", 17),
  paperwork(
    "follow-up",
    "Und wie lange kann das dauern?",
    ["bis zu ein paar Minuten pro Seite", "eine Weile dauern"],
    [5, 11],
    "Was macht die OCR beim Scannen einer Seite?",
  ),
  paperwork(
    "long",
    "Wir haben im Verein mehrere Rechner im gleichen Netz und überlegen, ob wir das Arbeitsverzeichnis einfach über einen gemeinsamen Ordner allen zur Verfügung stellen sollen. Wie viele Kopien unserer Dokumente haben wir dann noch?",
    "nur eine einzige Kopie",
    21,
  ),

  hausarbeit("fact", "Auf welcher Klasse baut hausarbeit-jura auf?", "jurabook", [1, 7]),
  hausarbeit("yes/no", "Funktioniert die Klasse mit LuaLaTeX?", "nur mit pdf", 7),
  hausarbeit("fact", "Welche Sprache ist als Standard eingestellt?", "Als Standardsprache ist Deutsch", 2),
  hausarbeit("number", "Wie breit ist der linke Rand im Hauptteil?", "left=7cm", 3),
  hausarbeit("how-to", "Wie setze ich die Seitenzahlen in die Mitte?", "centerpagenumber", [2, 3]),
  hausarbeit("other words", "An welcher Universität orientieren sich die Vorgaben?", "Trier", 1),

  milog("number", "Wie hoch ist der gesetzliche Mindestlohn?", "8,50", 3),
  milog("date", "Seit wann gilt der Mindestlohn in Deutschland?", "1. Januar 2015", 3),
  milog("date", "Wann wurden die Aufzeichnungspflichten gelockert?", "1. August 2015", 3),
  milog("list", "Was muss nach § 17 MiLoG aufgezeichnet werden?", "Beginn, Ende und Dauer", 3),
  milog("fact", "Wie heißt die Konfigurationsdatei von milog?", "milog.cfg", [4, 5, 6]),
  milog(
    "how-to",
    "Wie erzeuge ich einen Durchschlag mit Wasserzeichen?",
    ["Wasserzeichen", "Option cc"],
    [4, 6],
  ),

  claws("fact", "What happens if I send an email with an empty subject?", "ask you for confirmation", 5),
  claws("number", "What is the standard port of an LDAP server?", "389", 11),
  claws("how-to", "How do I create a new folder?", ["New folder..."], [5, 6]),
  claws(
    "yes/no",
    "Can I change the type of an account after it has been created?",
    ["you can’t change its type", "not modifiable for existing accounts"],
    [8, 9],
  ),
  claws(
    "comparison",
    "What is the disadvantage of POP3 compared with IMAP?",
    "more difficult to keep your mail synchronised",
    9,
  ),
  claws("other words", "Where are the emails that I sent kept?", "saved in the Sent folder", 5),
  claws(
    "definition",
    "What are Actions?",
    ["Unix command-line", "define various commands", "Actions are user-defined commands"],
    [11, 27, 28, 29, 30, 31, 32],
  ),
  claws("yes/no", "Can deleted mail be recovered when I remove a folder?", "not recoverable", 6),
  claws("list", "From which programs can I import address books?", ["Pine or Mutt"], 10),
  claws(
    "typo",
    "How do I serch quickly in subfolders of my mailbox?",
    ["recursively through subfolders", "search to be recursive"],
    [7, 8],
  ),
  claws("keyword", "Receive size limit", "limit the time spent downloading large emails", 8),
  claws(
    "follow-up",
    "And can the user delete them?",
    "cannot be deleted by the user",
    9,
    "Where are messages of a News account held?",
  ),

  openni("number", "After which timeout do the update functions exit?", "two seconds"),
  openni("definition", "What is a production chain?", "called a production chain"),
  openni("list", "Which sensor modules are supported?", ["3D sensor", "RGB camera"]),
  openni("definition", "What does the Mirror capability do?", "Enables mirroring of the data"),
  openni("fact", "Which mode of sharing a hardware device is the default?", "Full Sharing (default)"),
  openni("fact", "What is a license composed of?", "a vendor name and a license key"),
  openni("how-to", "How do I begin generating data?", "StartGenerating"),
  openni("other words", "When are mock nodes used?", "used by player nodes to simulate"),
  openni("typo", "Which tool adds a licence key to the global registery?", "niLicense"),

  gm("number", "Combien de dés peut-on lancer au maximum ?", "concurrence de dix", 10),
  gm("fact", "Quelles langues sont disponibles ?", "l’anglais et le français", 4),
  gm(
    "number",
    "De combien de modules se compose l’interface complète ?",
    ["6 modules", "6 sous-parties", "six modules"],
    [2, 4],
  ),
  gm("yes/no", "Peut-on jouer plusieurs musiques en même temps ?", "un seul morceau à la fois", 9),
  gm("yes/no", "Peut-on arrêter un bruitage en cours ?", ["pas possible de l’arrêter"], 10),
  gm("how-to", "Comment modifier seulement le texte d’un item ?", "touche F2", 7),
  gm("list", "Quels sont les quatre états d’un item ?", "Aucun, En cours", 6),
  gm(
    "definition",
    "Qu’est-ce qu’un item ?",
    ["un item désigne un élément minimal", "un item est une ligne"],
    5,
  ),
  gm("other words", "Quelle est l’extension du fichier de sauvegarde ?", ".gms", 3),
  gm(
    "keyword",
    "simulateur de dés",
    ["simuler directement dans le logiciel le résultat", "simuler le lancer"],
    [4, 10],
  ),

  eyes("number", "Quelle tension maximale supportent les entrées A1 et A2 ?", ["±16"], [6, 8]),
  eyes("number", "Quelle est l’impédance de l’entrée A3 ?", "10 MΩ", 8),
  eyes("number", "Quelle est la fréquence de résonance du disque piézo-électrique ?", "3500 Hz", 9),
  eyes("fact", "Quelle est la couleur des bornes de masse ?", "couleur noire", 7),
  eyes("how-to", "Comment mesurer la valeur d’un condensateur ?", ["connecté entre IN1 et GND"], [8, 13]),
  eyes("number", "Quelle est la valeur nominale de la source de courant constant ?", "1,1 mA", 7),
  eyes("list", "Quelles couleurs de DEL sont livrées ?", "rouge, bleue, verte, blanche", 10),
  eyes("other words", "Quels dégâts peut causer une tension trop élevée ?", "dommages permanents", 6),
  eyes(
    "yes/no",
    "Peut-on utiliser SQ2 en même temps que le signal sinusoïdal ?",
    ["ne peut pas utiliser un signal sinusoïdal", "n’est pas disponible quand on active WG"],
    [7, 13],
  ),
];

const none =
  (half: Half, language: Language) =>
  (question: string): Unanswered => ({ half, language, question });

export const unanswered: Unanswered[] = [
  ...[
    "Wie viel kostet eine Lizenz von Muttprint für Unternehmen?",
    "Wie drucke ich E-Mails aus Outlook?",
    "Welche Farben kann Muttprint für Überschriften verwenden?",
    "Wie verschlüssele ich eine Mail vor dem Drucken?",
    "Wie viele Mails kann ich höchstens auf einmal drucken?",
    "Wie installiere ich Muttprint unter Windows 11?",
    "Wie heißt die Telefonnummer des Kundendienstes?",
    "Wie binde ich ein Video in ein LaTeX-Dokument ein?",
    "Wie viele Seiten darf ein Dokument der Klasse article höchstens haben?",
    "Wann ist die erste Version von Muttprint erschienen?",
    "Wie erstelle ich mit LaTeX eine Webseite?",
    "Welche Mindestgröße braucht der Arbeitsspeicher für LaTeX?",
    "Wie zähle ich die Wörter in meinem Dokument?",
    "Wie stelle ich die Rechtschreibprüfung im Editor ein?",
    "Wie schicke ich die ausgedruckte Mail als Fax?",
    "Wer hat das Paket microtype geschrieben?",
  ].map(none("choosing", "de")),
  ...[
    "Wie lange ist die Garantie auf eine Fräsmaschine?",
    "Welche Drehzahl darf die Spindel höchstens haben?",
    "Wie viel kostet LinuxCNC?",
    "Wie schließe ich einen Laser an LinuxCNC an?",
    "Mit welcher Tastenkombination starte ich das Programm Paperwork?",
    "Wie kann ich ein Dokument mit einem Passwort schützen, bevor ich es per E-Mail sende?",
    "Wie viele Benutzer dürfen gleichzeitig mit Paperwork arbeiten?",
    "Welche Scanner von Canon werden unterstützt?",
    "Gibt es Paperwork als App für das iPhone?",
    "Wie viele Seiten darf eine juristische Hausarbeit höchstens haben?",
    "Bis wann muss die Hausarbeit abgegeben werden?",
    "Wie viele Urlaubstage stehen Arbeitnehmern zu?",
    "Welches Bußgeld droht bei Verstößen gegen das Mindestlohngesetz?",
    "Wie lange müssen die Arbeitszeitnachweise aufbewahrt werden?",
    "Wie hoch ist der Mindestlohn für Auszubildende?",
    "Wie werden Überstunden vergütet?",
    "Wie scanne ich Dias mit Paperwork?",
    "Wie ändere ich die Sprache der Oberfläche von LinuxCNC?",
  ].map(none("held back", "de")),
  ...[
    "How large may an attachment be at most?",
    "How do I set up an out-of-office reply?",
    "Which versions of Windows does the program run on?",
    "How do I connect to a Microsoft Exchange server?",
    "How much does commercial support cost?",
    "How can I schedule a meeting in the calendar with colleagues?",
  ].map(none("choosing", "en")),
  ...[
    "What is the maximum distance at which a person can be tracked?",
    "Which programming languages besides C++ have wrappers for the iPhone?",
    "How much does the RGB camera cost?",
    "How do I calibrate the microphone array?",
    "What is the battery life of the sensor?",
    "Who founded the company that makes the sensor?",
  ].map(none("held back", "en")),
  ...[
    "Combien coûte le logiciel ?",
    "Comment imprimer une fiche de personnage ?",
    "Comment jouer en ligne avec des amis ?",
    "Quelle est la taille maximale d’une image ?",
    "Comment synchroniser la musique avec un téléphone ?",
  ].map(none("choosing", "fr")),
  ...[
    "Quelle est la durée de la garantie de l’appareil ?",
    "Combien coûte le kit expEYES ?",
    "Peut-on connecter l’appareil en Bluetooth ?",
    "Quel est le poids du boîtier ?",
    "Quelle batterie faut-il utiliser pour alimenter l’appareil ?",
  ].map(none("held back", "fr")),
];
