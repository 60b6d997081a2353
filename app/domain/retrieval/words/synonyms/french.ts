/** Words for the same thing in companies' documents, a group a line. Written for this product, no thesaurus's data. */
export const french = `
abîmé, endommagé, défectueux
absence, congé
accord, autorisation, consentement
acheter, acquérir, commander, achat
activer, allumer, activation
adresse, localisation
afficher, montrer, affichage
aide, assistance, support
ajouter, insérer, ajout
allumer, activer, démarrer
annuler, annulation, résilier
appareil, dispositif, équipement
apprenti, stagiaire, alternant
arrêt, arrêter, stopper
arrêter, stopper, interrompre, éteindre
attestation, certificat, justificatif
augmentation, hausse, revalorisation
augmenter, accroître
autoriser, permettre, autorisation
bagnole, voiture, véhicule
bogue, erreur, bug
bouton, touche
cadeau, présent
carburant, essence, gazole
casque, protection
cassé, défectueux, endommagé
chef, supérieur, responsable, manager
choisir, sélectionner
client, acheteur
collègue, salarié, collaborateur
commander, acheter, commande
commencer, démarrer, débuter
confidentiel, secret
congé, vacances, congés
configurer, régler, paramétrer, configuration
connecter, brancher, relier
conserver, garder, stocker
contrat, accord
copier, dupliquer, copie
courriel, mail, email, message
couleur, teinte
créer, établir
déchets, ordures
dégâts, dommage, dommages, endommager
délai, durée
démarrer, lancer, commencer, démarrage
démission, démissionner, rupture
dépenses, frais
désactiver, éteindre, couper
diminuer, réduire, baisser
dossier, répertoire
durée, délai, période
écran, moniteur, affichage
effacer, supprimer, suppression
employé, salarié, collaborateur
employeur, entreprise, société
enceinte, grossesse, maternité
enlever, retirer, supprimer
enregistrer, sauvegarder, sauver
ennui, problème
entreprise, société, employeur
entretien, maintenance
envoyer, transmettre, expédier, envoi
erreur, faute, défaut
éteindre, arrêter, désactiver
facture, note
fermer, clore, quitter
fichier, document
fournir, livrer
frais, dépenses, coût
garantie, garanti
garder, conserver
gratuit, gratuitement, offert
imprimer, impression
installer, monter, installation
jeter, éliminer
joindre, attacher
jour férié, férié
lancer, démarrer, exécuter
lecture, jouer, lire
licencier, licenciement
limite, maximum, plafond
livraison, expédition
livrer, fournir
logiciel, programme, application
loyer, location
machine, appareil
maladie, malade, arrêt
malade, maladie, arrêt
manuel, guide, notice
mariage, noces
médecin, docteur, médical
mesurer, mesure
modifier, changer, éditer, modification
mot de passe, passe
moyen, méthode
naissance, accouchement
note de frais, frais
obtenir, recevoir
ordinateur, PC, poste
outil, outils
ouvrir, ouverture
panne, défaillance, dysfonctionnement
pause, repos
payer, régler, paiement, règlement
permettre, autoriser
permis, autorisé
photo, image
portable, mobile, smartphone
pouvoir, autorisation
préavis, délai
prime, bonus
quitter, fermer
rabais, remise, réduction
ranger, classer
réclamation, plainte
régler, configurer, ajuster, réglage
rembourser, remboursement
remplacer, échanger, remplacement
rendre, retourner, restituer
renseignement, information
réparer, réparation
repas, restauration
responsable, chargé
retard, retardé
retirer, enlever
retourner, renvoyer, retour
retraite, pension
réunion, séance
salaire, rémunération, paie
sauvegarder, enregistrer
son, bruit, audio
stage, stagiaire
supprimer, effacer, suppression
télécharger, téléchargement
téléphone, mobile
télétravail, domicile
travailleur, salarié
trouver, rechercher
vacances, congés, congé
vérifier, contrôler, vérification
verrouiller, bloquer
vêtements, tenue
voiture, véhicule
voler, vol
voyage, déplacement
`;
