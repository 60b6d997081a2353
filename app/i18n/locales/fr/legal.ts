export const legal = {
  "nothing.title": "Aucune mention pour le moment",
  "nothing.text": "L’exploitant n’a encore renseigné aucune information.",
  "nothing.action": "Saisir les mentions",
  "imprint.intro": "Mentions selon le § 5 de la loi allemande sur les services numériques (DDG)",
  "imprint.provider": "Fournisseur",
  "imprint.managing": "Représenté par",
  "imprint.contact": "Contact",
  "imprint.website": "Site web",
  "imprint.register": "Inscription au registre",
  "imprint.registerAt": "{{court}}, {{number}}",
  "imprint.vat": "Numéro de TVA intracommunautaire",
  "imprint.content": "Contenus",
  "imprint.contentText":
    "L’entreprise qui téléverse des documents en est responsable, ainsi que des réponses qui en sont tirées.",
  "privacy.intro": "Le traitement de vos données et vos droits (art. 13 RGPD)",
  "privacy.who": "Responsable du traitement",
  "privacy.whoDocuments":
    "Chaque entreprise est responsable de ses documents et de ses conversations ; nous les traitons pour son compte (art. 28 RGPD).",
  "privacy.contact": "Questions sur la protection des données",
  "privacy.what": "Les données que nous conservons et pourquoi",
  "privacy.account": "Compte",
  "privacy.accountText":
    "Nom, adresse e-mail, langue, pays et, si vous l’indiquez, numéro de téléphone. Votre mot de passe n’est conservé que sous forme d’empreinte, qui ne permet pas de le retrouver. La base juridique est le contrat d’utilisation (art. 6, § 1, point b RGPD).",
  "privacy.chats": "Questions, réponses et documents",
  "privacy.chatsText":
    "Les questions, réponses et documents sont conservés jusqu’à leur suppression. Vos conversations privées ne sont visibles que par vous. Nous ne les lisons pas et ne les utilisons pas pour entraîner une IA.",
  "privacy.sessions": "Connexions",
  "privacy.sessionsText":
    "Appareil et heure de chaque connexion, pendant 30 jours au maximum. Les tentatives échouées sont comptées pendant un jour, avec une empreinte au lieu de votre adresse. Pour les appareils utilisés, une empreinte est conservée 90 jours après la dernière connexion, afin de vous signaler les nouveaux appareils.",
  "privacy.forms": "Formulaires publics",
  "privacy.formsText":
    "Nous protégeons les formulaires publics par notre propre contrôle de sécurité : votre navigateur effectue un petit calcul, et nous comptons les formulaires provenant d’un même réseau. Une indication chiffrée, sans lien avec votre nom, est conservée à cette fin pendant un jour. Aucun autre prestataire ne la reçoit.",
  "privacy.log": "Journal d’activité",
  "privacy.logText_one":
    "Qui a utilisé quelle fonction et quand, sans contenu ni adresse IP, pendant {{count}} jour. Il nous aide à comprendre les pannes et les attaques (art. 6, § 1, point f RGPD).",
  "privacy.logText_other":
    "Qui a utilisé quelle fonction et quand, sans contenu ni adresse IP, pendant {{count}} jours. Il nous aide à comprendre les pannes et les attaques (art. 6, § 1, point f RGPD).",
  "privacy.logText_many":
    "Qui a utilisé quelle fonction et quand, sans contenu ni adresse IP, pendant {{count}} jours. Il nous aide à comprendre les pannes et les attaques (art. 6, § 1, point f RGPD).",
  "privacy.mails": "E-mails",
  "privacy.mailsText":
    "Nous ne vous écrivons que si votre compte ou vos documents l’exigent. Le texte est effacé dès que l’e-mail a été envoyé ou a échoué ; la trace de l’envoi, après 90 jours. Pour vous protéger d’un trop grand nombre d’e-mails, nous comptons pendant un jour, avec une empreinte, ceux envoyés à une adresse.",
  "privacy.cookies": "Cookies",
  "privacy.cookiesText":
    "Nous n’utilisons que des cookies strictement nécessaires (§ 25, al. 2 TDDDG), qui ne requièrent pas de consentement. Ils enregistrent :",
  "privacy.cookie.session":
    "votre connexion : jusqu’à la fermeture du navigateur, ou jusqu’à 31 jours si vous souhaitez rester connecté sur l’appareil",
  "privacy.cookie.secondStep": "la première étape d’une connexion en deux étapes : 5 minutes",
  "privacy.cookie.awaited":
    "après l’inscription, votre adresse e-mail, pour que la page suivante puisse l’afficher : une heure",
  "privacy.cookie.flash": "le message affiché après une action : une minute au maximum",
  "privacy.cookie.unsent":
    "si votre session avait déjà expiré à l’envoi d’un formulaire : la page et le compte concernés, pour que vous retrouviez le formulaire après la connexion : 30 minutes",
  "privacy.cookie.consent":
    "si vous autorisez chez le fournisseur l’accès à une boîte e-mail : la boîte concernée : 10 minutes",
  "privacy.cookie.seen": "la date de votre dernière consultation des notifications : 30 jours",
  "privacy.cookie.look": "la langue et l’apparence, si vous les modifiez : 30 jours",
  "privacy.cookie.draft":
    "sans cookie, dans cet onglet seulement : une question pas encore envoyée, jusqu’à la fermeture de l’onglet",
  "privacy.recipients": "Destinataires des données",
  "privacy.hosting": "Centre de données",
  "privacy.noProvider":
    "Les réponses sont produites sur ce serveur. Les questions et les documents ne le quittent que si une entreprise choisit elle-même un fournisseur d’IA.",
  "privacy.provider":
    "Les questions et les passages pertinents sont envoyés à {{name}} ({{host}}), sauf si une entreprise a choisi autre chose.",
  "privacy.topicNames":
    "Si un modèle d’IA nomme les sujets ouverts de votre entreprise, il ne reçoit que les questions transmises par les employés.",
  "privacy.google":
    "Google (Google Ireland Limited) ne reçoit des données que si vous vous connectez avec Google. Nous ne recevons alors que votre adresse e-mail et l’identifiant de votre compte Google. Un cookie enregistre pendant dix minutes la page où la connexion a commencé.",
  "privacy.recaptcha":
    "Si vous choisissez la vérification par Google reCAPTCHA et y consentez, votre navigateur charge un script de Google, et Google reçoit votre adresse IP et des informations sur votre navigateur. Cela n’a pas lieu sans votre accord (art. 6, § 1, point a RGPD, § 25, al. 1 TDDDG).",
  "privacy.countryLookup":
    "Pour proposer votre pays à l’inscription, notre serveur demande au service {{host}} le pays de votre adresse IP. La dernière partie de l’adresse n’est pas transmise.",
  "privacy.noOthers":
    "Les polices, images et scripts viennent de ce serveur. Nous n’utilisons ni mesure d’audience ni publicité. Il n’y a pas d’autres destinataires.",
  "privacy.noOthersBesides":
    "Tous les autres scripts ainsi que les polices et les images viennent de ce serveur. Nous n’utilisons ni mesure d’audience ni publicité. Il n’y a pas d’autres destinataires.",
  "privacy.ai": "Intelligence artificielle",
  "privacy.aiText":
    "Dans les conversations, les réponses viennent d’une IA ou d’un programme qui cite des phrases des documents ; chaque conversation l’indique avant la première question. Les réponses sont signalées comme générées (art. 50 du règlement sur l’IA). Aucune décision automatisée n’est prise à votre sujet.",
  "privacy.rights": "Vos droits",
  "privacy.rightsText":
    "Vous avez le droit d’accès (art. 15 RGPD), de rectification (art. 16), d’effacement (art. 17), de limitation (art. 18), de portabilité (art. 20) et d’opposition (art. 21). Vous pouvez retirer votre consentement à tout moment pour l’avenir (art. 7, § 3). Vous pouvez saisir une autorité de protection des données (art. 77), par exemple celle de votre lieu de résidence.",
  "privacy.rightsHow":
    "Dans vos paramètres, vous pouvez exporter vos données (le fichier ZIP reste disponible sept jours) et supprimer votre compte. Vous pouvez revenir sur la suppression pendant 14 jours ; ensuite, le compte et les conversations sont supprimés.",
  "privacy.more": "Autres informations",
  "accessibility.intro": "Tout le monde doit pouvoir utiliser Lotse.",
  "accessibility.state": "État actuel",
  "accessibility.stateText":
    "Nous suivons les WCAG 2.2, niveau AA, et l’EN 301 549. Chaque page est vérifiée automatiquement à chaque modification : en clair et en sombre, dans les deux sens d’écriture, sur écrans étroits et larges. Toutes les pages s’utilisent au clavier, et les fonctions essentielles aussi sans JavaScript.",
  "accessibility.limits": "Limites connues",
  "accessibility.limitsText":
    "Un examen par des personnes handicapées reste à faire. L’accessibilité des documents téléversés dépend de leurs auteurs ; Lotse en affiche le texte.",
  "accessibility.contact": "Signaler un obstacle",
  "accessibility.contactText":
    "Dites-nous ce qui ne fonctionne pas et quel appareil vous utilisez. Nous vous répondrons.",
  "accessibility.authority": "Autorité compétente",
  "accessibility.authorityText":
    "Pour les services relevant de la loi allemande sur l’accessibilité (BFSG), l’autorité compétente est l’organisme de surveillance du marché des Länder pour l’accessibilité des produits et services (MLBF) à Magdebourg.",
};
