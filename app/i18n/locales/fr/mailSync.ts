export const mailSync = {
  asked: "La relève prend plus de temps. Les nouveaux e-mails apparaîtront ici automatiquement.",
  progress: "{{email}} : relève des e-mails des 90 derniers jours, {{stored}} sur {{found}}.",
  "failed.name": "{{email}} : le serveur de messagerie est introuvable sous ce nom.",
  "failed.port": "{{email}} : le serveur de messagerie ne répond pas.",
  "failed.tls": "{{email}} : la connexion au serveur de messagerie n’est pas sécurisée et a été interrompue.",
  "failed.signIn": "{{email}} : la connexion au compte de messagerie a échoué.",
  kept: "Les e-mails enregistrés sont conservés.",
  nextTry: "Prochaine tentative : {{when}}.",
  serverSays: "Réponse du serveur : {{detail}}",
};
