import type { erasure as german } from "./de";

export const erasure: typeof german = {
  erasurePlanned: {
    subject: "Votre compte {product} sera supprimé",
    paragraphs: [
      "Votre compte et toutes ses données seront supprimés le {time}. Cette suppression sera définitive.",
      "Pour conserver votre compte, ouvrez le lien et connectez-vous. Si vous n’avez pas demandé la suppression, veuillez aussi changer votre mot de passe.",
    ],
    link: "Conserver le compte",
  },
  companyErasurePlanned: {
    subject: "Votre compte {product} et {company} seront supprimés",
    paragraphs: [
      "Votre compte et toutes ses données seront supprimés le {time}, et avec lui l’entreprise {company}, car elle n’a pas d’autre gestionnaire des données : tous les domaines, fichiers, conversations, boîtes e-mail et comptes des employés. Cette suppression sera définitive.",
      "Pour conserver votre compte, ouvrez le lien et connectez-vous. Si vous n’avez pas demandé la suppression, veuillez aussi changer votre mot de passe.",
    ],
    link: "Conserver le compte",
  },
  companyEnds: {
    subject: "{company} et votre compte {product} seront supprimés",
    paragraphs: [
      "Votre entreprise {company} sera supprimée de {product} le {time}, et avec elle votre compte et toutes vos conversations. Cette suppression sera définitive.",
      "Pour conserver vos questions et leurs réponses, demandez auparavant un export de vos données. Pour toute question, adressez-vous aux gestionnaires des données de votre entreprise.",
    ],
    link: "Voir mes données",
  },
  companyStays: {
    subject: "{company} reste sur {product}",
    paragraphs: [
      "Votre entreprise {company} ne sera finalement pas supprimée le {time}. Votre compte et vos conversations sont conservés.",
    ],
    link: "Ouvrir {product}",
  },
};
