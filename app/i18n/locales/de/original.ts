export const original = {
  show: "Originalseite ansehen",
  asText: "Als Text lesen",
  larger: "Vergrößern",
  smaller: "Verkleinern",
  open: "In neuem Tab öffnen",
  drawing: "Die Originalseite wird geladen …",
  unmarked: "Die zitierte Stelle ließ sich auf der Originalseite nicht markieren.",
  failed: "Die Originalseite lässt sich hier nicht anzeigen. Sie können die Datei in einem neuen Tab öffnen.",
};
