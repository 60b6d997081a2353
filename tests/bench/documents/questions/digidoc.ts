import { of } from "../question";

const ask = of("digidoc");

export const digidoc = [
  ask("fact", "Which file extension do digitally signed files have?", ".ddoc"),
  ask("definition", "What is OCSP?", "obtaining the revocation status"),
  ask("yes/no", "Is the structure of the OCSP nonce checked by default?", [
    "value is set to false",
    "ASN.1 prefix is not checked",
  ]),
  ask("fact", "Which character stands between the role and the resolution of the signer?", [
    "slash character",
    "slash mark",
  ]),
  ask("fact", "Which extension does an encrypted document have?", ".cdoc"),
  ask(
    "other words",
    "Where are the secret keys of a Mobile-ID user stored?",
    "special SIM card with private keys",
  ),
  ask("number", "Since which version are minor technical errors printed as warnings?", "3.8 version"),
];
