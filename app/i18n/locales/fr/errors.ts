export const errors = {
  bad_request: "La demande n’a pas pu être traitée.",
  text_unreadable: "Le texte contient un caractère non valide. Veuillez le saisir à nouveau.",
  unauthorized: "Veuillez d’abord vous connecter.",
  forbidden: "Vous n’avez pas le droit d’effectuer cette action.",
  method_not_allowed: "Cette adresse n’accepte pas ce type de requête.",
  not_found: "Cet élément n’existe pas ou a été supprimé.",
  cross_site: "La demande provenait d’un autre site web et a été refusée.",
  form_resumed: "Votre saisie a été rétablie. Veuillez envoyer de nouveau le formulaire.",
  conflict_version:
    "Ces informations ont été modifiées ailleurs entre-temps. Veuillez vérifier la version actuelle et enregistrer à nouveau.",
  request_in_progress: "Votre demande est encore en cours de traitement. Veuillez patienter un instant.",
  request_done: "Votre demande a déjà été exécutée. Veuillez recharger la page.",
  request_id_reused: "Ce formulaire a déjà été envoyé avec un autre contenu. Veuillez recharger la page.",
  too_many_requests: "Trop de demandes en peu de temps. Veuillez attendre une minute.",
  mail_unreachable:
    "Le serveur de la boîte e-mail est momentanément inaccessible. Veuillez réessayer plus tard.",
  mail_sign_in_refused:
    "Le serveur a refusé la connexion à la boîte e-mail. Veuillez vérifier les paramètres de la boîte e-mail.",
  mail_insecure:
    "Aucune connexion sécurisée au serveur de la boîte e-mail n’est possible. Veuillez vérifier les paramètres de la boîte e-mail.",
  mail_key_unreachable:
    "La clé de signature du domaine de l’expéditeur ne peut pas être consultée pour le moment. Veuillez réessayer plus tard.",
  mail_no_sender: "Cet e-mail n’indique aucune adresse à laquelle répondre.",
  attachment_gone: "L’e-mail ou sa pièce jointe n’est plus dans la boîte e-mail.",
  attachments_too_many: "Au maximum {{limit}} pièces jointes sont ajoutées pour un même e-mail.",
  unavailable:
    "La base de données est momentanément inaccessible. Veuillez réessayer dans quelques secondes.",
  payload_too_large: "Les données sont trop volumineuses.",
  sign_in_wait_one: "Trop de tentatives infructueuses. Veuillez attendre {{count}} seconde.",
  sign_in_wait_many: "Trop de tentatives infructueuses. Veuillez attendre {{count}} secondes.",
  sign_in_wait_other: "Trop de tentatives infructueuses. Veuillez attendre {{count}} secondes.",
  human_failed: "Le contrôle de sécurité a échoué. Veuillez envoyer à nouveau le formulaire.",
  human_too_soon:
    "Le formulaire a été envoyé très vite. Veuillez vérifier vos informations et l’envoyer à nouveau.",
  human_expired: "Ce formulaire a expiré ou a déjà été envoyé. Veuillez l’envoyer à nouveau.",
  human_too_many:
    "Trop de formulaires ont été envoyés depuis votre réseau au cours de la dernière heure. Veuillez réessayer plus tard.",
  two_factor_needed: "Veuillez aussi saisir le code de votre application.",
  two_factor_wrong: "Ce code est incorrect ou a déjà été utilisé.",
  two_factor_expired: "Le délai est écoulé. Veuillez recommencer.",
  two_factor_required: "Votre rôle exige un second facteur.",
  two_factor_on: "Le second facteur est déjà configuré.",
  two_factor_off: "Ce compte n’a pas de second facteur.",
  two_factor_manager:
    "Seul le gestionnaire des données de l’entreprise de cette personne peut retirer son second facteur.",
  two_factor_own: "Vous ne pouvez désactiver votre propre second facteur que dans vos paramètres.",
  confirmation_needed:
    "Veuillez d’abord confirmer votre identité (dans un nouvel onglet), puis renvoyer ce formulaire.",
  confirmation_wrong: "Votre saisie est incorrecte. Veuillez réessayer.",
  google_not_set_up: "La connexion avec Google n’est pas configurée ici.",
  consent_failed: "L’autorisation n’a pas été donnée ou a expiré. Veuillez réessayer.",
  consent_unreachable:
    "Le service de connexion du fournisseur est actuellement injoignable. Veuillez réessayer plus tard.",
  google_unreachable: "Google est actuellement injoignable. Veuillez réessayer plus tard.",
  google_no_credential: "Google n’a pas confirmé la connexion.",
  google_taken: "Ce compte Google est déjà associé à un autre compte.",
  google_no_password: "Veuillez d’abord définir un mot de passe pour pouvoir toujours vous connecter.",
  link_used: "Ce lien a déjà été utilisé.",
  link_invalid: "Ce lien n’est pas valide, a expiré ou a déjà été utilisé. Veuillez en demander un nouveau.",
  division_name_taken: "Il existe déjà un domaine portant ce nom.",
  division_limit_reached_one: "Limite atteinte : {{count}} domaine au maximum.",
  division_limit_reached_many: "Limite atteinte : {{count}} domaines au maximum.",
  division_limit_reached_other: "Limite atteinte : {{count}} domaines au maximum.",
  employee_limit_reached_one: "Limite atteinte : {{count}} compte d’employé au maximum.",
  employee_limit_reached_many: "Limite atteinte : {{count}} comptes d’employés au maximum.",
  employee_limit_reached_other: "Limite atteinte : {{count}} comptes d’employés au maximum.",
  employee_not_invited: "Cette personne a déjà accepté l’invitation ou est suspendue.",
  invitation_limit_reached: "La limite quotidienne d’invitations est atteinte. Veuillez réessayer plus tard.",
  file_missing: "Veuillez choisir un fichier .docx ou .pdf.",
  file_type: "Seuls les fichiers .docx et .pdf peuvent être téléversés.",
  file_type_mismatch: "« {{name}} » n’est pas un fichier {{type}}, malgré son extension.",
  file_wrong_field: "« {{name}} » ne correspond pas à ce champ. Veuillez le choisir dans l’autre champ.",
  file_two_types: "Ce fichier est à la fois un PDF et une archive : il a donc été refusé.",
  file_empty: "Ce fichier est vide.",
  file_too_large: "Ce fichier est trop volumineux : {{limit}} Mo au maximum.",
  file_duplicate:
    "Ce fichier se trouve déjà dans ce domaine : « {{name}} ». Souhaitez-vous conserver le fichier existant ou le remplacer ?",
  file_name_there:
    "« {{name}} » se trouve déjà dans ce domaine avec un autre contenu. Votre fichier en est-il une nouvelle version ?",
  uploads_under_way:
    "Plusieurs de vos fichiers sont déjà en cours de téléversement. Veuillez attendre que l’un d’eux soit terminé.",
  upload_expired: "Le téléversement a expiré. Veuillez choisir à nouveau le fichier.",
  storage_unavailable:
    "Le stockage des fichiers est momentanément inaccessible. Veuillez réessayer plus tard.",
  storage_full: "Le stockage des fichiers est plein. Votre administrateur doit libérer de l’espace.",
  file_damaged: "Le fichier enregistré est endommagé. Veuillez le téléverser à nouveau.",
  file_gone: "Le fichier enregistré n’existe plus. Veuillez le téléverser à nouveau.",
  pdf_encrypted:
    "Ce fichier PDF est protégé par un mot de passe. Veuillez l’enregistrer sans protection et le téléverser à nouveau.",
  pdf_broken: "Ce fichier PDF est endommagé et ne peut pas être traité.",
  pdf_scan:
    "Aucun texte n’a été trouvé dans ce fichier PDF. S’il s’agit d’une numérisation, veuillez en vérifier la qualité ou téléverser une version avec du texte.",
  pdf_fonts:
    "Les polices de ce fichier PDF n’indiquent pas les lettres qu’elles affichent : le texte ne peut pas être extrait. Veuillez recréer le fichier, ou le téléverser au format Word ou sous forme de numérisation.",
  scan_too_long:
    "Ce fichier PDF compte trop de pages numérisées. Veuillez le diviser ou effectuer d’abord une reconnaissance de texte (OCR).",
  docx_broken: "Ce fichier Word est endommagé et ne peut pas être traité.",
  docx_empty: "Ce fichier Word ne contient aucun texte en dehors des en-têtes et des pieds de page.",
  docx_bomb: "Ce fichier Word devient trop volumineux une fois décompressé et a été refusé.",
  docx_nested: "Ce fichier Word comporte beaucoup trop de niveaux d’imbrication et a été refusé.",
  docx_entities:
    "Ce fichier Word contient des renvois que Lotse ne traite pas. Veuillez l’enregistrer à nouveau dans Word.",
  docx_encrypted:
    "Ce fichier Word est protégé par un mot de passe. Veuillez l’enregistrer sans protection et le téléverser à nouveau.",
  read_timeout: "Le traitement a pris trop de temps et a été arrêté.",
  read_memory: "Le traitement a demandé trop de mémoire et a été arrêté.",
  read_crashed: "Le traitement a échoué de façon inattendue. Veuillez réessayer.",
  read_interrupted: "Le traitement a été interrompu par un redémarrage et reprend depuis le début.",
  read_cancelled: "Le traitement a été arrêté.",
  chat_needs_file: "Veuillez choisir au moins un domaine contenant un fichier traité ou une réponse validée.",
  chat_needs_division: "Veuillez choisir au moins un domaine.",
  question_empty: "Veuillez saisir une question.",
  question_too_long: "La question est trop longue : 4 000 caractères au maximum.",
  question_limit_reached_one: "Limite atteinte : {{count}} question par mois au maximum.",
  question_limit_reached_many: "Limite atteinte : {{count}} questions par mois au maximum.",
  question_limit_reached_other: "Limite atteinte : {{count}} questions par mois au maximum.",
  answer_under_way: "Une réponse est encore en cours de rédaction. Veuillez patienter ou l’arrêter.",
  public_chats_locked: "Les conversations publiques nécessitent un forfait actif.",
  chat_not_public: "Seules les conversations publiques peuvent être ouvertes aux visiteurs.",
  provider_unreachable: "Le fournisseur d’IA n’a pas pu être joint. Votre question est enregistrée.",
  provider_unauthorized:
    "Le fournisseur d’IA a refusé la clé. Votre gestionnaire des données peut en saisir une nouvelle. Votre question est enregistrée.",
  provider_busy: "Le fournisseur d’IA est actuellement surchargé. Votre question est enregistrée.",
  provider_failed: "Le fournisseur d’IA a signalé une erreur. Votre question est enregistrée.",
  provider_timeout: "Le fournisseur d’IA n’a pas répondu à temps. Votre question est enregistrée.",
  provider_cut_off:
    "Le fournisseur d’IA a interrompu la connexion pendant la réponse. Votre question est enregistrée.",
  provider_silent: "Le fournisseur d’IA n’a pas répondu. Votre question est enregistrée.",
  embedding_dimension:
    "Le fournisseur d’IA renvoie des vecteurs d’une autre dimension qu’auparavant. Veuillez vérifier le modèle choisi.",
  provider_nonsense: "La réponse du fournisseur d’IA est incompréhensible. Votre question est enregistrée.",
  provider_address:
    "Ce serveur est introuvable ou n’est pas autorisé. Veuillez saisir une adresse https publique.",
  provider_too_long: "La réponse du fournisseur d’IA était trop longue et a été arrêtée.",
  division_locked:
    "Ce domaine est verrouillé, car votre forfait ne le comprend pas. Vos données sont conservées.",
  role_beyond_own: "Vous ne pouvez accorder ou modifier que les droits que vous avez vous-même.",
  role_access_fixed: "L’accès de ce rôle n’est pas modifiable, car le rôle est intégré ou déjà attribué.",
  role_administrator:
    "Les administrateurs conservent tous les droits sur les comptes et les rôles. Sinon, plus aucun droit ne pourrait être accordé.",
  role_built_in: "Les rôles intégrés peuvent être renommés et modifiés, mais pas supprimés.",
  role_in_use_one: "{{count}} personne a ce rôle. Choisissez un autre rôle pour elle.",
  role_in_use_many: "{{count}} personnes ont ce rôle. Choisissez un autre rôle pour elles.",
  role_in_use_other: "{{count}} personnes ont ce rôle. Choisissez un autre rôle pour elles.",
  role_target: "Choisissez un autre rôle avec le même accès.",
  last_administrator: "C’est le seul administrateur. Attribuez d’abord ce rôle à une autre personne.",
  person_self: "Vous pouvez modifier votre propre compte dans vos paramètres.",
  person_beyond: "Cette personne a plus de droits que vous. Vous ne pouvez donc pas modifier son compte.",
  person_not_invited: "Cette personne a déjà accepté l’invitation ou est suspendue.",
  person_no_password: "Un lien de mot de passe ne peut être envoyé qu’à un compte actif.",
  import_unreadable:
    "Ce fichier CSV n’a pas pu être traité. Il doit contenir une ligne d’en-tête et une colonne pour l’adresse e-mail. Enregistrez un tableau au format CSV ou utilisez le modèle.",
  import_too_long:
    "Cette liste est trop longue : {{limit}} personnes au maximum à la fois. Veuillez la diviser. Aucune personne n’a été ajoutée.",
  feedback_answer_gone:
    "Cette réponse a été supprimée. Il n’est plus possible de donner un avis à son sujet.",
  feedback_empty: "L’avis est encore vide. Veuillez remplir au moins un champ.",
  tag_name_taken: "L’étiquette « {{name}} » existe déjà, peut-être écrite autrement.",
  sending_started: "Cet e-mail a déjà été envoyé.",
  sending_empty: "Cette sélection ne contient aucune personne. Veuillez choisir d’autres destinataires.",
  sending_not_running: "Aucun de ces e-mails n’attend plus d’être envoyé.",
  mail_not_resendable: "Cet e-mail ne peut pas être renvoyé.",
  mail_without_fault: "Cet e-mail n’a ni échoué ni été renvoyé par le serveur.",
  invoice_incomplete:
    "Il manque à cette facture des mentions exigées par la loi. Complétez les données de l’exploitant et de l’entreprise.",
  invoice_cancelled: "Cette facture est déjà annulée.",
  invoice_unaddressed:
    "Cette facture n’a pas de destinataire : l’entreprise a été supprimée ou n’a aucun gestionnaire des données actif.",
  tag_limit_reached: "La limite de {{limit}} étiquettes est atteinte. Veuillez d’abord en fusionner.",
  smtp_limit_reached_one:
    "Le paramètre SMTP n’a pas pu être ajouté. Limite atteinte : {{count}} paramètre SMTP au maximum.",
  smtp_limit_reached_many:
    "Le paramètre SMTP n’a pas pu être ajouté. Limite atteinte : {{count}} paramètres SMTP au maximum.",
  smtp_limit_reached_other:
    "Le paramètre SMTP n’a pas pu être ajouté. Limite atteinte : {{count}} paramètres SMTP au maximum.",
  declaration_settled: "Cette déclaration a été traitée entre-temps. Votre remarque n’a pas été enregistrée.",
  answer_decided: "Une décision a été prise entre-temps pour cette réponse. Rien n’a été modifié.",
  smtp_in_use:
    "Cette boîte e-mail est utilisée par : {{divisions}}. Veuillez d’abord y choisir une autre boîte e-mail.",
  email_setting_limit_reached_one:
    "Le paramètre d’e-mail n’a pas pu être ajouté. Limite atteinte : {{count}} paramètre d’e-mail au maximum.",
  email_setting_limit_reached_many:
    "Le paramètre d’e-mail n’a pas pu être ajouté. Limite atteinte : {{count}} paramètres d’e-mail au maximum.",
  email_setting_limit_reached_other:
    "Le paramètre d’e-mail n’a pas pu être ajouté. Limite atteinte : {{count}} paramètres d’e-mail au maximum.",
  export_under_way: "Votre export de données est déjà en préparation.",
  export_limit_reached: "{{limit}} exports par jour au maximum. Veuillez réessayer demain.",
  export_failed: "Votre export de données n’a pas pu être préparé. Veuillez réessayer.",
  export_timeout: "L’export a pris trop de temps. Veuillez réessayer plus tard.",
  picture_missing: "Veuillez choisir une image.",
  picture_type: "Veuillez choisir une image sans animation : PNG, JPEG ou WebP.",
  picture_broken: "Cette image est endommagée. Veuillez en choisir une autre.",
  picture_too_wide: "Cette image est trop grande : {{limit}} pixels au maximum par côté.",
  logo_type:
    "Veuillez choisir un logo au format PNG ou JPEG : certaines messageries n’affichent pas les autres formats.",
  logo_too_large: "Le logo est trop volumineux : {{limit}} ko au maximum, car chaque e-mail le contient.",
  chat_read_only: "Cette conversation est partagée avec vous en lecture seule.",
  chat_no_division:
    "Vous n’avez accès à aucun domaine de cette conversation. Veuillez contacter votre gestionnaire des données.",
  inspection_off: "La consultation des conversations n’est pas activée dans votre entreprise.",
  inspection_no_approver:
    "Aucune personne ne peut approuver cette demande : ce ne peut être ni vous, ni la personne dont les conversations seraient consultées.",
  inspection_decided: "Une décision a déjà été prise sur cette demande.",
  share_not_reachable:
    "Vous ne pouvez pas partager la conversation avec cette personne : vous n’avez aucun domaine en commun, ou son rôle ne le permet pas.",
  share_limit_reached: "La limite de {{limit}} personnes par conversation est atteinte.",
  folder_name_taken: "Le dossier « {{name}} » existe déjà ici, peut-être écrit autrement.",
  folder_limit_reached: "La limite de {{limit}} dossiers est atteinte. Veuillez d’abord en supprimer un.",
  folder_too_deep: "Les dossiers ne peuvent être imbriqués que sur un niveau.",
  pin_limit_reached:
    "La limite de {{limit}} conversations épinglées est atteinte. Veuillez d’abord en désépingler une.",
  nothing_to_buy: "Aucun forfait ne peut être acheté dans cette édition de Lotse.",
  plan_renews:
    "Votre forfait se renouvelle déjà automatiquement. Vous pouvez le modifier sous « Forfait et factures ».",
  plan_disputed:
    "La banque n’a pas encore statué sur un paiement de votre forfait précédent. D’ici là, vous pouvez acheter 30 ou 365 jours, mais pas un second forfait renouvelable.",
  plan_running:
    "Votre forfait est encore valable. Un forfait renouvelable peut être commandé dès qu’il se termine. 30 ou 365 jours peuvent être ajoutés à tout moment.",
  payment_not_set_up: "Le paiement n’est pas encore configuré. Veuillez contacter l’exploitant.",
  payment_unreachable:
    "Stripe ne répond pas. Rien n’a été débité et votre forfait reste inchangé. Veuillez réessayer dans quelques minutes.",
  payment_unknown: "Stripe ne connaît pas cette opération. Veuillez contacter l’exploitant.",
  payment_refused:
    "Stripe a refusé l’opération. Rien n’a été débité. Veuillez réessayer ou contacter l’exploitant.",
  payment_price_changed:
    "Le prix vient de changer. Rien n’a été débité. Veuillez vérifier le nouveau prix et commander à nouveau.",
  payment_signature: "La signature est incorrecte ou trop ancienne.",
  archive_broken: "Cette archive est endommagée ou n’est pas un fichier .zip.",
  archive_empty: "Cette archive ne contient aucun fichier.",
  archive_too_many: "Cette archive contient trop d’éléments : {{limit}} au maximum.",
  archive_bomb:
    "Une fois décompressé, le contenu dépasse de loin la taille autorisée : rien n’a été décompressé.",
  archive_name: "Le nom de ce fichier mène hors de l’archive. Veuillez l’archiver sous un nom simple.",
  archive_encrypted:
    "Ce fichier est protégé par un mot de passe dans l’archive. Veuillez l’archiver sans protection.",
  archive_method:
    "Ce fichier est compressé avec une méthode que Lotse ne prend pas en charge. Veuillez créer un fichier .zip ordinaire.",
  archive_nested:
    "Les archives contenues dans une archive ne sont pas décompressées. Veuillez téléverser celle-ci séparément.",
  archive_lies: "La taille de ce fichier diffère de celle indiquée dans l’archive : il a donc été refusé.",
  archive_entry_broken: "Ce fichier est endommagé dans l’archive.",
  batch_full:
    "Limite atteinte : un téléversement comprend au maximum {{limit}} fichiers. Veuillez en commencer un autre.",
  file_there: "Le domaine contient déjà un fichier au contenu identique.",
  file_not_retriable:
    "Un nouvel essai n’y changera rien. Veuillez téléverser un autre fichier ou supprimer celui-ci.",
  approved_limit_reached:
    "La limite de {{limit}} réponses validées dans ce domaine est atteinte. Supprimez-en une, ou réunissez des réponses dans un document.",
  approved_over: "Cette réponse n’est plus valable.",
  email_not_draft: "Cet e-mail n’est plus un brouillon.",
  email_on_its_way: "L’envoi ne peut plus être annulé : l’e-mail a déjà été remis au serveur.",
  email_not_failed: "Cet e-mail est déjà en attente ou a été envoyé.",
  golden_limit_reached:
    "La limite de {{limit}} questions témoins dans ce domaine est atteinte. Supprimez-en une qui n’est plus importante.",
  email_files_most: "Cet e-mail a déjà {{limit}} pièces jointes, le maximum possible.",
  email_files_too_large:
    "Les pièces jointes ne doivent pas dépasser {{limit}} Mo au total. Retirez d’abord une autre pièce jointe.",
  invoice_not_overdue: "Cette facture n’est pas en retard de paiement : aucun rappel n’est envoyé.",
  invoice_reminder_order: "Ce n’est pas le prochain rappel à envoyer. Veuillez recharger la page.",
  invoice_payment_fixed: "Ce paiement ne peut pas être corrigé : il vient de Stripe ou a déjà été corrigé.",
  invoice_paid_online:
    "Cette facture a été payée via Stripe. Effectuez le remboursement dans Stripe ; il sera enregistré ici automatiquement.",
  invoice_no_plan: "Cette facture ne correspond à aucun forfait commandé sur facture, ou elle a été annulée.",
  plan_ordered: "Vous avez déjà commandé un forfait sur facture. Veuillez d’abord payer cette facture.",
  order_needs_address:
    "Il manque l’adresse de votre entreprise pour la facture. Veuillez la saisir sous « Paramètres », « Entreprise », puis commander à nouveau.",
  country_excluded:
    "Nous n’avons pas le droit de vendre de forfaits dans le pays indiqué pour votre entreprise. S’il est inexact, veuillez le modifier sous « Paramètres », « Entreprise ». Sinon, veuillez vous adresser à l’exploitant.",
};
