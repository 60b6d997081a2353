import { of } from "../question";

const ask = of("paperwork");

export const paperwork = [
  ask("number", "Welche Auflösung gilt beim Scannen als guter Kompromiss?", "300 dpi", 9),
  ask("fact", "Welche Texterkennung verwendet Paperwork standardmäßig?", "Tesseract für die OCR", 10),
  ask("how-to", "Wie schalte ich die OCR ab?", "alle OCR-Sprachen", 11),
  ask("fact", "Wohin werden gelöschte Dokumente verschoben?", "Papierkorb", 19),
  ask("yes/no", "Kann ich eine Webcam als Scanner benutzen?", "Webcams, Dateispeicher usw.", 8),
  ask(
    "number",
    "Ab wie vielen Dokumenten funktioniert die automatische Verschlagwortung?",
    "100 Dokumenten",
    16,
  ),
  ask("list", "Welche Bildformate unterstützt Paperwork?", "JPEG, PNG, GIF", 13),
  ask(
    "definition",
    "Was ist das Arbeitsverzeichnis?",
    ["alle Ihre Dokumente in einem einzigen Verzeichnis", "Das Arbeitsverzeichnis ist das Verzeichnis"],
    [4, 7],
  ),
  ask("other words", "Werden Aktualisierungen von selbst eingespielt?", "aber es wird nicht installiert", 12),
  ask(
    "yes/no",
    "Kann ich ein gelöschtes Schlagwort wiederherstellen?",
    "keine Möglichkeit, das gelöschte Schlagwort",
    15,
  ),
  ask(
    "fact",
    "Welches Programm wird unter Windows zur Verschlüsselung empfohlen?",
    ["Bit-Locker", "BitLocker"],
    22,
  ),
  ask("typo", "Wie kan ich meherere PDFs auf einmal importiren?", ["durchsucht Paperwork diesen Ordner"], 14),
  ask("keyword", "USB-Stick", "Kopieren Sie einfach Ihr Arbeitsverzeichnis auf einen USB-Stick", 20),
  ask("number", "In wie vielen Spalten zeigt das Raster die Seiten?", "3 Spalten", 17),
  ask(
    "follow-up",
    "Und wie lange kann das dauern?",
    ["bis zu ein paar Minuten pro Seite", "eine Weile dauern"],
    [5, 11],
    "Was macht die OCR beim Scannen einer Seite?",
  ),
  ask(
    "long",
    "Wir haben im Verein mehrere Rechner im gleichen Netz und überlegen, ob wir das Arbeitsverzeichnis einfach über einen gemeinsamen Ordner allen zur Verfügung stellen sollen. Wie viele Kopien unserer Dokumente haben wir dann noch?",
    "nur eine einzige Kopie",
    21,
  ),
];
