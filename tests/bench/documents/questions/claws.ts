import { of } from "../question";

const ask = of("claws");

export const claws = [
  ask("fact", "What happens if I send an email with an empty subject?", "ask you for confirmation", 5),
  ask("number", "What is the standard port of an LDAP server?", "389", 11),
  ask("how-to", "How do I create a new folder?", ["New folder..."], [5, 6]),
  ask(
    "yes/no",
    "Can I change the type of an account after it has been created?",
    ["you can’t change its type", "not modifiable for existing accounts"],
    [8, 9],
  ),
  ask(
    "comparison",
    "What is the disadvantage of POP3 compared with IMAP?",
    "more difficult to keep your mail synchronised",
    9,
  ),
  ask("other words", "Where are the emails that I sent kept?", "saved in the Sent folder", 5),
  ask(
    "definition",
    "What are Actions?",
    ["Unix command-line", "define various commands", "Actions are user-defined commands"],
    [11, 27, 28, 29, 30, 31, 32],
  ),
  ask("yes/no", "Can deleted mail be recovered when I remove a folder?", "not recoverable", 6),
  ask("list", "From which programs can I import address books?", ["Pine or Mutt"], 10),
  ask(
    "typo",
    "How do I serch quickly in subfolders of my mailbox?",
    ["recursively through subfolders", "search to be recursive"],
    [7, 8],
  ),
  ask("keyword", "Receive size limit", "limit the time spent downloading large emails", 8),
  ask(
    "follow-up",
    "And can the user delete them?",
    "cannot be deleted by the user",
    9,
    "Where are messages of a News account held?",
  ),
];
