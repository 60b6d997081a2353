import { of } from "../question";

const ask = of("texlive");

export const texlive = [
  ask("yes/no", "Wird PGP mit TeX Live mitgeliefert?", "PGP ist nicht Teil von", 8),
  ask(
    "other words",
    "Wie kompiliere ich eine fremde Datei am sichersten?",
    ["neuen Unterverzeichnis oder chroot", "neuen Unterverzeichnisses der sicherste Weg"],
    8,
  ),
  ask(
    "fact",
    "In welchem Baum legt ein Administrator zusätzliche Makros für alle ab?",
    ["Administratoren für alle Nutzer installieren"],
    13,
  ),
  ask(
    "definition",
    "Wofür ist TEXMFHOME da?",
    ["können einzelne Nutzer Ergänzungen", "persönliche Ergänzungen verwenden"],
    [13, 35],
  ),
  ask("how-to", "Wie rufe ich die grafische Installation auf?", "install-tl -gui", [20, 24]),
  ask(
    "yes/no",
    "Kann ich TeX Live erst lokal installieren und später auf ein Netzlaufwerk legen?",
    "dann auf ein Netzlaufwerk verschieben",
    41,
  ),
  ask("definition", "Was ist PS_View?", "neuer PostScript- und PDF-Viewer", 50),
  ask("fact", "Womit liste ich die verfügbaren Schriften auf?", "fc-list können Sie", 50),
  ask(
    "fact",
    "Welche Zeichen darf ein Wert in der Konfigurationsdatei nicht enthalten?",
    "alle Zeichen außer % und @",
    58,
  ),
  ask(
    "table",
    "Welche Zahl steht für die Analyse der Suchaktionen nach Dateien?",
    ["32 Suchaktionen nach", "32: Suchaktionen nach"],
    66,
  ),
  ask("date", "Wann erschien die erste CD von TeX Live?", "im Mai 1996", 75),
  ask("fact", "Wer hat teTeX entwickelt?", "Thomas Esser", [71, 75, 82]),
  ask("other words", "Wie mache ich ein misslungenes Paketupdate ungeschehen?", "tlmgr restore", 85),
  ask("typo", "Wie schalte ich die Sicherheitskopi aktualisierter Pakete ab?", "autobackup 0", 85),
  ask("yes/no", "Läuft TeX Live noch unmittelbar von der DVD?", "nicht mehr direkt von der DVD", 85),
];
