export const humanCheck = {
  checking: "Prüfung auf Menschen läuft. Sie müssen nichts tun.",
  waiting: "Wir prüfen noch, ob ein Mensch das Formular ausfüllt. Danach wird es von selbst gesendet.",
  done: "Geprüft: Sie können das Formular senden.",
  failed: "Die Prüfung im Browser war nicht möglich. Sie können das Formular trotzdem senden.",
};
