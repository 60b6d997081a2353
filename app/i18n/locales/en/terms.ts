export const terms = {
  intro: "Rules for using Lotse",
  "parties.title": "Parties to the contract",
  "parties.text":
    "The contract is concluded between the operator and you, or your company, when the account is created.",
  "service.title": "What Lotse does",
  "service.text":
    "Lotse answers questions from the documents that your company uploads, and cites the page and the sentence. Answers are created automatically and can be wrong: the source takes precedence.",
  "account.title": "Account",
  "account.text":
    "Keep your password secret and do not share your account. The data manager decides which employees use which divisions.",
  "content.title": "Your content",
  "content.text":
    "Documents, questions and answers continue to belong to your company. Upload only documents that you are allowed to use. We do not train AI on them.",
  "conduct.title": "Prohibited use",
  "conduct.text":
    "Unlawful content, attacks on Lotse and automated mass queries are not allowed. In case of a serious violation, the operator can suspend an account.",
  "end.title": "End of the contract",
  "end.text": "You can delete your account at any time in the settings. You can export your data beforehand.",
  "law.title": "Liability and law",
  "law.text":
    "The statutory rules on liability and the law of the country where the operator is established apply. Mandatory consumer protection remains unaffected.",
  operator: "Operator",
  "processing.intro": "Processing of personal data on behalf of your company (Art. 28 GDPR)",
  "processing.subject.title": "Subject and duration",
  "processing.subject.text":
    "The operator processes documents, questions, answers and employee accounts in order to answer questions. The agreement applies as long as the company has an account.",
  "processing.instructions.title": "Instructions of the company",
  "processing.instructions.text":
    "The operator processes the data only on the company’s instructions. The company gives them mainly through the settings in Lotse.",
  "processing.secrecy.title": "Confidentiality",
  "processing.secrecy.text":
    "People with access to the data are bound to confidentiality. The operator does not read the content of chats.",
  "processing.security.title": "Security",
  "processing.security.text":
    "Each company’s data is kept separate, transfers are encrypted and passwords are stored only as a hash. An activity log records changes (Art. 32 GDPR).",
  "processing.others.title": "Sub-processors",
  "processing.others.text":
    "Other recipients of the data are named in the privacy notice. The company selects an AI provider itself. The operator gives notice of changes in advance; the company can object.",
  "processing.help.title": "Assistance to the company",
  "processing.help.text":
    "The operator assists the company with requests from data subjects, reports data breaches without undue delay and demonstrates compliance with this agreement on request.",
  "processing.end.title": "Deletion",
  "processing.end.text":
    "The operator deletes files, chats and accounts together with their texts and search data. At the end of the agreement, the company can export its data; after that it is deleted.",
};
