import { near, sign } from "./order-sign";

const frNoun =
  "(?:instructions?|consignes?|directives?|règles?|invites?|prompts?|contexte|messages?|ordres?)";
const frModel = String.raw`(?:IA|I\.A\.|intelligence artificielle|modèles? de langage|LLM|chat-?bot|robot conversationnel|agent conversationnel|assistant(?:e)?(?: virtuel\p{L}*| IA| numérique)?(?! (?:de direction|social|commercial|administrati)))`;
export const french = [
  sign(
    3,
    String.raw`(?<!\p{L}|n['’])(?:ignor(?:e|ez|er)|oubli(?:e|ez|er)|néglige[zr]?|contourne[zr]?|fai(?:s|tes) (?:fi|abstraction)|ne (?:tiens|tenez) (?:pas|plus|aucun) compte|écarte[zr]?)(?!\p{L})${near(30)}${frNoun}${near(20)}(?:précédent\p{L}*|antérieur\p{L}*|ci-dessus|plus haut|préalables?|initial\p{L}*|d['’]origine|système|reçues|données|jusqu)`,
  ),
  sign(
    3,
    String.raw`(?<!\p{L}|n['’])(?:ignore|oublie|néglige)(?:z)?(?!\p{L})${near(10)}(?:tes|vos|toutes (?:les|tes|vos)(?: autres)?) ${frNoun}`,
  ),
  sign(3, String.raw`(?<!\p{L})(?:oublie|ignore)z? tout ce (?:qui|que)(?!\p{L})`),
  sign(
    2,
    String.raw`(?<!\p{L})(?:tu es|vous êtes|agis|agissez|comporte-toi|comportez-vous|réponds|joue le rôle|imagine que tu es)(?!\p{L})${near(30)}(?<!\p{L})${frModel}(?!\p{L})`,
  ),
  sign(3, String.raw`si (?:tu es|vous êtes) (?:une? )?${near(15)}(?<!\p{L})${frModel}(?!\p{L})`),
  sign(
    2,
    String.raw`(?:note|message|instructions?|consignes?|avis|attention|important)\s*:?\s*(?:à l['’]attention de|destinée?s? à|à|pour|aux?) (?:l['’]|les |tout\p{L}* |une? )?(?:assistants? )?${frModel}(?!\p{L})|à l['’]attention (?:de l['’]|des |du |de toute )(?:assistant|IA|modèle|intelligence)`,
  ),
  sign(
    3,
    String.raw`(?<!\p{L})réponds (?:toujours|uniquement|seulement|systématiquement|exclusivement|à (?:toutes?|chaque)|désormais|par|que|simplement|maintenant)(?!\p{L})`,
  ),
  sign(
    2,
    String.raw`(?<!\p{L})répondez (?:toujours|uniquement|seulement|systématiquement|exclusivement|à (?:toutes|chaque)|que)(?!\p{L}| aux (?!questions))`,
  ),
  sign(
    2,
    String.raw`(?<!\p{L})(?:dis|affirme|recommande|indique|écris|prétends|confirme|conseille) (?:toujours|uniquement|seulement|systématiquement|à l['’]utilisateur|aux utilisateurs|que|plutôt)(?!\p{L})`,
  ),
  sign(
    3,
    `ne (?:mentionne|révèle|dévoile|divulgue|cite|parle|répète)[zs]? (?:pas|jamais|rien)${near(30)}(?:instructions?|consignes?|prompt|cette note|ce message)`,
  ),
  sign(
    2,
    `(?:sans (?:le |en )?(?:dire|informer|parler|prévenir)|ne (?:dis|dites|informe|informez|révèle|révélez) (?:pas|rien|jamais))${near(25)}l['’]utilisateur`,
  ),
  sign(
    3,
    String.raw`(?<!\p{L})(?:révèle|affiche|montre|donne|répète|dévoile|écris)z?(?!\p{L})${near(15)}(?:ton|tes|vos|votre|ta) (?:propres? )?(?:prompt|invite|instructions|consignes|règles)`,
  ),
  sign(
    2,
    String.raw`(?:quand|lorsqu['’]?e?|si|chaque fois qu['’]?e?) ?(?:on te|l['’]on te|un utilisateur|l['’]utilisateur|tu es)(?!\p{L})${near(15)}(?:demande|interroge|pose|interrogé)`,
  ),
  sign(
    1,
    String.raw`(?:quand|lorsqu['’]|si) ?(?:on vous|quelqu['’]un|on)(?!\p{L})${near(10)}(?:demande|interroge)`,
  ),
  sign(
    3,
    String.raw`(?:désormais|à partir de maintenant|dorénavant|à compter de maintenant)[, ]+tu(?!\p{L})`,
  ),
  sign(
    2,
    String.raw`(?<!\p{L})(?:ta|votre|ton) (?:nouvelle?|nouveau|seule?|véritable|unique) (?:tâche|mission|consigne|rôle|instruction|objectif)`,
  ),
  sign(2, String.raw`(?<!\p{L})nouvelles? (?:instructions?|consignes?|mission)\s*:`),
  sign(
    2,
    String.raw`(?:l['’]assistant|l['’]IA|le modèle(?: de langage)?|le chat-?bot|toute IA) (?:doit|devra|est (?:tenu|prié|chargé)|répond)(?!\p{L})`,
  ),
  sign(
    1,
    String.raw`(?<!\p{L})(?:l['’]utilisateur|ta réponse|tes réponses|en tant qu['’](?:IA|assistant))(?!\p{L})`,
  ),
];
