export const ownData = {
  "export.title": "Exporter mes données",
  "export.text":
    "Vous recevez un fichier ZIP avec toutes les données de votre compte : connexions, conversations avec questions, réponses et sources, activité, e-mails et fichiers téléversés. Tout y figure deux fois : à lire dans un navigateur et en JSON pour d’autres programmes. Un e-mail vous prévient dès qu’il est prêt. Il reste disponible sept jours.",
  "export.start": "Demander l’export",
  "export.busy": "Un instant…",
  "export.started":
    "Votre export de données est en préparation. Vous recevrez un e-mail dès qu’il sera prêt.",
  "export.list": "Exports précédents",
  "export.asked": "Demandé le {{time}}",
  "export.until": "Disponible jusqu’au {{time}}",
  "export.download": "Télécharger",
  "export.downloadNamed": "Télécharger l’export du {{time}}",
  "export.state.waiting": "En attente",
  "export.state.working": "En préparation",
  "export.state.ready": "Prêt",
  "export.state.failed": "Échec",
  "export.refresh": "Actualiser",
  "receipts.text":
    "Un justificatif est établi pour chaque suppression de fichier, de domaine ou de conversation.",
  "receipts.go": "Voir les justificatifs de suppression",
  "delete.title": "Supprimer le compte",
  "delete.text":
    "Votre compte et vos conversations sont supprimés définitivement après 14 jours. D’ici là, vous pouvez changer d’avis.",
  "delete.go": "Supprimer le compte…",
  "delete.planned": "Votre compte sera supprimé le {{time}}.",
  "delete.keep": "Conserver le compte",
  "delete.kept": "Votre compte ne sera pas supprimé.",
  "delete.keptWithoutPlan":
    "Votre compte ne sera pas supprimé. Votre forfait reste résilié, sauf si vous annulez la résiliation ici.",
  "delete.handOver":
    "Une autre personne doit reprendre l’entreprise ? Transmettez-lui ce compte : supprimez vos conversations, puis changez le nom et l’adresse e-mail.",
  "delete.handOverGo": "Modifier le compte",
  "delete.last":
    "Vous êtes la seule personne à avoir le rôle « Administrateur ». Attribuez-le d’abord à une autre personne.",
  "delete.goes": "Sera supprimé",
  "delete.stays": "Sera conservé",
  "goes.account": "Votre compte avec nom, adresse, photo, connexions et appareils",
  "goes.chats":
    "Vos conversations ({{number}}) avec toutes les questions, y compris celles d’autres personnes",
  "goes.questions": "Vos questions et leurs réponses ({{number}})",
  "goes.company": "L’entreprise {{name}}, car elle n’a pas d’autre gestionnaire des données",
  "goes.plan":
    "Le forfait « {{plan}} ». Il est résilié immédiatement, pour qu’aucun paiement ne soit plus prélevé. Les paiements ne sont pas remboursés.",
  "goes.planUntil":
    "Le forfait « {{plan}} », valable jusqu’au {{date}}. Les paiements ne sont pas remboursés.",
  "goes.planEnds":
    "Le forfait « {{plan}} ». Il prend fin avec la suppression. Les paiements ne sont pas remboursés.",
  "goes.divisions": "Tous les domaines ({{number}})",
  "goes.files": "Tous les fichiers ({{number}})",
  "goes.mailboxes": "Toutes les boîtes e-mail avec leurs messages dans Lotse ({{number}})",
  "goes.employees": "Les comptes des employés ({{number}})",
  "stays.uploads": "Les fichiers que vous avez téléversés pour votre entreprise ({{number}}), sans votre nom",
  "stays.log": "Les entrées du journal d’activité, sans nom, jusqu’à la fin de la durée de conservation",
  "stays.invoices": "Les factures, dans la mesure où la loi l’exige",
  "delete.grace":
    "Vous avez 14 jours pour changer d’avis. D’ici là, vous pouvez utiliser votre compte comme d’habitude.",
  "delete.tells": "Les employés seront immédiatement informés de la suppression de l’entreprise.",
  "delete.exportFirst": "Souhaitez-vous d’abord exporter vos données ?",
  "delete.confirm": "Supprimer le compte après 14 jours",
  "delete.done": "Votre compte sera supprimé le {{time}}. D’ici là, vous pouvez annuler la suppression.",
};
