export const humanCheck = {
  checking: "Prüfung auf Menschen läuft. Sie müssen nichts tun.",
  done: "Geprüft: Sie können das Formular senden.",
  failed: "Die Prüfung im Browser war nicht möglich. Sie können das Formular trotzdem senden.",
};
