import type { Language } from "~/contract/language";
import { foldText } from "~/domain/retrieval/words/normalise";
import { stem } from "~/domain/retrieval/words/stem";

/** Nouns that only say what kind of thing a name is: "die Option silent", "the file color.sty". */
const rows: Record<Language, string> = {
  de: `Option Befehl Kommando Anweisung Feld Taste Schaltfläche Einstellung Funktion Paket Datei Wert Zeichen Parameter
    Menü Menüpunkt Menüeintrag Eintrag Schalter Variable Makro Programm Symbol Register Dialog Schlüssel Spalte Zeile Beispiel`,
  en: `option command field key button setting function package file value character parameter menu entry switch
    variable macro program icon tab dialog column row example`,
  fr: `option commande champ touche bouton réglage paramètre fonction paquet fichier valeur caractère menu entrée
    variable macro programme icône onglet dialogue colonne ligne exemple`,
  ar: "خيار الخيار أمر الأمر حقل الحقل مفتاح المفتاح زر الزر إعداد الإعداد وظيفة الوظيفة دالة الدالة حزمة الحزمة ملف الملف قيمة القيمة حرف الحرف رمز الرمز قائمة القائمة",
};

const cache = new Map<Language, ReadonlySet<string>>();

/** Whether a folded word is a noun that only says what kind of thing a name is. */
export function isKindNoun(word: string, language: Language): boolean {
  let stems = cache.get(language);
  if (!stems) {
    stems = new Set(rows[language].split(/\s+/).map(each => stem(foldText(each), language)));
    cache.set(language, stems);
  }
  return stems.has(stem(word, language));
}
