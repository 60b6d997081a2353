export const terms = {
  intro: "Règles d’utilisation de Lotse",
  "parties.title": "Parties au contrat",
  "parties.text":
    "Le contrat est conclu entre vous ou votre entreprise et l’exploitant dès la création du compte.",
  "service.title": "Ce que fait Lotse",
  "service.text":
    "Lotse répond aux questions à partir des documents téléversés par votre entreprise et indique la page et la phrase. Les réponses sont créées automatiquement et peuvent être incorrectes : seule la source fait foi.",
  "account.title": "Compte",
  "account.text":
    "Gardez votre mot de passe secret et ne partagez pas votre compte. Le gestionnaire des données décide quels employés utilisent quels domaines.",
  "content.title": "Vos contenus",
  "content.text":
    "Les documents, questions et réponses restent la propriété de votre entreprise. Téléversez uniquement des documents que vous avez le droit d’utiliser. Nous ne nous en servons pas pour entraîner une IA.",
  "conduct.title": "Utilisation interdite",
  "conduct.text":
    "Les contenus illicites, les attaques contre Lotse et les requêtes automatisées en masse sont interdits. En cas de manquement grave, l’exploitant peut suspendre un compte.",
  "end.title": "Fin du contrat",
  "end.text":
    "Vous pouvez supprimer votre compte à tout moment dans les paramètres. Vous pouvez exporter vos données au préalable.",
  "law.title": "Responsabilité et droit applicable",
  "law.text":
    "Les règles légales de responsabilité et le droit du siège de l’exploitant s’appliquent. La protection impérative des consommateurs reste inchangée.",
  operator: "Exploitant",
  "processing.intro":
    "Traitement de données personnelles pour le compte de votre entreprise (art. 28 du RGPD)",
  "processing.subject.title": "Contenu et durée",
  "processing.subject.text":
    "L’exploitant traite les documents, les questions, les réponses et les comptes des employés afin de répondre aux questions. L’accord s’applique tant que l’entreprise a un compte.",
  "processing.instructions.title": "Instructions de l’entreprise",
  "processing.instructions.text":
    "L’exploitant traite les données uniquement sur instruction de l’entreprise, donnée principalement dans les paramètres de Lotse.",
  "processing.secrecy.title": "Confidentialité",
  "processing.secrecy.text":
    "Les personnes ayant accès aux données sont tenues à la confidentialité. L’exploitant ne lit pas le contenu des conversations.",
  "processing.security.title": "Sécurité",
  "processing.security.text":
    "Les données de chaque entreprise sont séparées, les transmissions chiffrées et les mots de passe conservés uniquement sous forme d’empreinte. Un journal d’activité enregistre les modifications (art. 32 du RGPD).",
  "processing.others.title": "Sous-traitants ultérieurs",
  "processing.others.text":
    "Les autres destinataires figurent dans la déclaration de confidentialité. L’entreprise sélectionne elle-même un fournisseur d’IA. L’exploitant annonce tout changement à l’avance ; l’entreprise peut s’y opposer.",
  "processing.help.title": "Assistance à l’entreprise",
  "processing.help.text":
    "L’exploitant assiste l’entreprise pour les demandes des personnes concernées, signale sans délai les violations de données et démontre sur demande le respect de cet accord.",
  "processing.end.title": "Suppression",
  "processing.end.text":
    "L’exploitant supprime les fichiers, conversations et comptes ainsi que leurs textes et données de recherche. À la fin de l’accord, l’entreprise peut exporter ses données ; elles sont ensuite supprimées.",
};
