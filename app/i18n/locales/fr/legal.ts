export const legal = {
  "nothing.title": "Pas encore de mentions",
  "nothing.text": "L’exploitant de cette installation n’a encore rien indiqué ici.",
  "nothing.action": "Saisir les mentions",
  "imprint.intro": "Mentions selon le § 5 de la loi allemande sur les services numériques (DDG)",
  "imprint.provider": "Fournisseur",
  "imprint.managing": "Représenté par",
  "imprint.contact": "Pour nous joindre",
  "imprint.website": "Site web",
  "imprint.register": "Inscription au registre",
  "imprint.registerAt": "{{court}}, {{number}}",
  "imprint.vat": "Numéro de TVA intracommunautaire",
  "imprint.content": "Contenus",
  "imprint.contentText":
    "L’entreprise qui téléverse des documents en est responsable, ainsi que des réponses qui en sont tirées.",
  "privacy.intro": "Ce que deviennent vos données, et vos droits (art. 13 RGPD)",
  "privacy.who": "Qui est responsable",
  "privacy.whoDocuments":
    "Une entreprise est responsable de ses documents et de ses chats ; nous les traitons pour son compte (art. 28 RGPD).",
  "privacy.contact": "Questions sur la protection des données",
  "privacy.what": "Ce que nous conservons, et pourquoi",
  "privacy.account": "Compte",
  "privacy.accountText":
    "Nom, adresse e-mail, langue, pays et, si vous l’indiquez, numéro de téléphone. Du mot de passe nous ne gardons qu’une empreinte qui ne permet pas de le retrouver. La base est le contrat d’utilisation (art. 6, § 1, point b RGPD).",
  "privacy.chats": "Questions, réponses et documents",
  "privacy.chatsText":
    "Ils restent jusqu’à leur suppression. Un chat privé n’est vu que par son propriétaire. Nous ne les lisons pas et n’entraînons aucune IA avec eux.",
  "privacy.sessions": "Connexions",
  "privacy.sessionsText":
    "Appareil et heure de chaque connexion, 30 jours au plus. Les tentatives manquées sont comptées pendant un jour, avec une empreinte au lieu de votre adresse. Des appareils sur lesquels vous vous êtes connecté, une empreinte reste 90 jours après la dernière fois, pour vous signaler les nouveaux.",
  "privacy.forms": "Formulaires publics",
  "privacy.formsText":
    "Nous vérifions nous-mêmes qu’une personne remplit un formulaire public : votre navigateur résout un petit calcul, et nous comptons les formulaires qui viennent d’un même réseau. Il en reste pendant un jour une trace chiffrée qui ne nomme personne. Aucun autre prestataire n’en est informé.",
  "privacy.log": "Journal d’activité",
  "privacy.logText_one":
    "Qui a utilisé quelle fonction et quand, sans contenu ni adresse IP, pendant {{count}} jour. Il nous aide à comprendre les pannes et les attaques (art. 6, § 1, point f RGPD).",
  "privacy.logText_other":
    "Qui a utilisé quelle fonction et quand, sans contenu ni adresse IP, pendant {{count}} jours. Il nous aide à comprendre les pannes et les attaques (art. 6, § 1, point f RGPD).",
  "privacy.logText_many":
    "Qui a utilisé quelle fonction et quand, sans contenu ni adresse IP, pendant {{count}} jours. Il nous aide à comprendre les pannes et les attaques (art. 6, § 1, point f RGPD).",
  "privacy.mails": "E-mails",
  "privacy.mailsText":
    "Nous ne vous écrivons que ce qu’exigent votre compte et vos documents. Le texte est effacé dès que l’e-mail est parti ou a échoué ; le fait que nous l’avons écrit, après 90 jours. Pendant un jour, nous comptons avec une empreinte les e-mails envoyés à une adresse, pour que personne ne puisse vous en submerger.",
  "privacy.cookies": "Témoins (cookies)",
  "privacy.cookiesText":
    "Tous sont nécessaires à ce que vous demandez (§ 25, al. 2 TDDDG) ; c’est pourquoi nous ne demandons pas d’abord. Ils retiennent :",
  "privacy.cookie.session":
    "votre connexion : jusqu’à la fermeture du navigateur, ou jusqu’à 30 jours si vous souhaitez rester connecté sur l’appareil",
  "privacy.cookie.secondStep": "la première étape d’une connexion en deux étapes : 5 minutes",
  "privacy.cookie.awaited":
    "après l’inscription, l’adresse e-mail que vous avez saisie, pour que la page suivante puisse l’indiquer : une heure",
  "privacy.cookie.flash": "la phrase qui dit ce qui s’est passé après une action : une minute au plus",
  "privacy.cookie.seen": "quand vous avez consulté les nouveautés pour la dernière fois : 30 jours",
  "privacy.cookie.look": "la langue et l’apparence, dès que vous les modifiez : 30 jours",
  "privacy.cookie.draft":
    "sans cookie, dans cet onglet seulement : une question que vous n’avez pas encore envoyée, jusqu’à sa fermeture",
  "privacy.recipients": "Qui reçoit des données",
  "privacy.hosting": "Centre de données",
  "privacy.noProvider":
    "Les réponses sont produites sur ce serveur. Aucune question et aucun document ne le quitte tant qu’une entreprise ne choisit pas elle-même un fournisseur d’IA.",
  "privacy.provider":
    "Les questions et les passages trouvés vont à {{name}} ({{host}}), sauf si une entreprise a choisi autre chose.",
  "privacy.google":
    "Google (Google Ireland Limited) ne l’apprend que si vous vous connectez avec Google. Nous recevons alors votre adresse e-mail et l’identifiant de votre compte Google, et rien d’autre. Un cookie retient pendant dix minutes où la connexion a commencé.",
  "privacy.recaptcha":
    "Si vous préférez faire vérifier un formulaire public par Google reCAPTCHA et y consentez, votre navigateur charge un script de Google, et Google apprend votre adresse IP et des informations sur votre navigateur. Sans votre accord, cela n’a pas lieu (art. 6, § 1, a) du RGPD).",
  "privacy.countryLookup":
    "Pour proposer votre pays à l’inscription, notre serveur demande au service {{host}} le pays de votre adresse IP. La dernière partie de l’adresse n’est pas transmise.",
  "privacy.noOthers":
    "Polices, images et scripts viennent de ce serveur. Il n’y a ni mesure d’audience, ni publicité, ni transmission.",
  "privacy.noOthersBesides":
    "Tous les autres scripts, ainsi que les polices et les images, viennent de ce serveur. Il n’y a ni mesure d’audience, ni publicité, ni autre transmission.",
  "privacy.ai": "Intelligence artificielle",
  "privacy.aiText":
    "Dans les chats, c’est une IA qui répond, ou un programme qui cite des phrases des documents ; le chat dit lequel avant la première question. Les réponses sont marquées comme générées (art. 50 du règlement sur l’IA). Rien n’est décidé automatiquement à votre sujet.",
  "privacy.rights": "Vos droits",
  "privacy.rightsText":
    "Vous avez le droit d’accès (art. 15 RGPD), de rectification (art. 16), d’effacement (art. 17), de limitation (art. 18), de portabilité (art. 20) et d’opposition (art. 21). Vous pouvez saisir une autorité de protection des données (art. 77), par exemple là où vous habitez.",
  "privacy.rightsHow":
    "Dans vos paramètres, vous emportez vous-même vos données : un fichier ZIP y reste sept jours. Vous y supprimez aussi votre compte : après 14 jours, pendant lesquels vous pouvez changer d’avis, il est supprimé avec vos chats.",
  "privacy.more": "Autres informations",
  "accessibility.intro": "Lotse doit être utilisable par tous.",
  "accessibility.state": "Où nous en sommes",
  "accessibility.stateText":
    "Nous suivons les WCAG 2.2, niveau AA, et l’EN 301 549. Chaque page est vérifiée automatiquement à chaque modification : en clair et en sombre, dans les deux sens d’écriture, sur écrans étroits et larges. Tout fonctionne au clavier et sans JavaScript.",
  "accessibility.limits": "Ce qui n’est pas encore bon",
  "accessibility.limitsText":
    "Un examen par des personnes handicapées reste à faire. Les documents téléversés sont aussi accessibles que leurs auteurs les ont faits ; Lotse en montre le texte.",
  "accessibility.contact": "Signaler un obstacle",
  "accessibility.contactText": "Dites-nous ce qui ne marche pas, et avec quel appareil. Nous répondrons.",
  "accessibility.authority": "Si nous n’aidons pas",
  "accessibility.authorityText":
    "Pour les services relevant de la loi allemande sur l’accessibilité (BFSG), l’autorité compétente est l’organisme de surveillance du marché des Länder pour l’accessibilité des produits et services (MLBF) à Magdebourg.",
};
