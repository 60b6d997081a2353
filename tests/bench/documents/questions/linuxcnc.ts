import { of } from "../question";

const ask = of("linuxcnc");

export const linuxcnc = [
  ask("number", "Wie viel Arbeitsspeicher braucht LinuxCNC mindestens?", "512 MB", 10),
  ask("number", "Wie viele Achsen kann LinuxCNC gleichzeitig bewegen?", "9 Achsen", 7),
  ask("other words", "Wie groß muss die Festplatte sein?", "8 GB Festplatte", 10),
  ask("yes/no", "Eignen sich Laptops für LinuxCNC?", "Laptops sind im Allgemeinen nicht", 12),
  ask(
    "fact",
    "Mit welchem Befehl ermittle ich die Kernel-Version?",
    ["uname -a", "Kernel-Version Ihres Systems mit dem folgenden Befehl"],
    11,
  ),
  ask(
    "yes/no",
    "Soll ich das Betriebssystem aktualisieren, wenn ich dazu aufgefordert werde?",
    "Aktualisieren Sie das Betriebssystem nicht",
    17,
  ),
  ask("fact", "Welche Auflösung muss die Grafikkarte haben?", "1024x768", 10),
  ask("definition", "Was ist zsync?", "Download-Anwendung", 14),
  ask(
    "list",
    "Welche Echtzeit-Kernel gibt es?",
    ["preempt-rt, RTAI und Xenomai", "preempt-rt, RTAI oder Xenomai"],
    [11, 13],
  ),
  ask("how-to", "Wie installiere ich LinuxCNC von der LiveCD?", "Install (Graphical)", 16),
  ask(
    "yes/no",
    "Funktioniert das SD-Image auf dem Raspberry Pi 4 mit 8 GB?",
    "nicht mit dem Raspberry Pi4 8GB",
    14,
  ),
  ask("typo", "Wo finde ich das Webforun von LinuxCNC?", "forum.linuxcnc.org", 9),
  ask("comparison", "Was ist der Unterschied zwischen Mailingliste und IRC?", "besser stellen als im IRC", 8),
  ask("number", "Auf wie viele Instanzen war halcompile früher begrenzt?", "auf 16 begrenzt", 37),
  ask("keyword", "Taste zum Umschalten zwischen Gelenk- und Teleop-Modus", ["($)", "$-Taste"], [39, 40, 41]),
];
