export const legal = {
  "nothing.title": "No details yet",
  "nothing.text": "Whoever runs this installation has not entered anything here yet.",
  "nothing.action": "Enter details",
  "imprint.intro": "Information under section 5 of the German Digital Services Act (DDG)",
  "imprint.provider": "Provider",
  "imprint.managing": "Represented by",
  "imprint.contact": "Contact",
  "imprint.website": "Website",
  "imprint.register": "Register entry",
  "imprint.registerAt": "{{court}}, {{number}}",
  "imprint.vat": "VAT identification number",
  "imprint.content": "Content",
  "imprint.contentText":
    "A company that uploads documents is responsible for them and for the answers drawn from them.",
  "privacy.intro": "What happens to your data, and the rights you have (Art. 13 GDPR)",
  "privacy.who": "Who is responsible",
  "privacy.whoDocuments":
    "A company is responsible for its documents and chats; we process them on its behalf (Art. 28 GDPR).",
  "privacy.contact": "Questions about data protection",
  "privacy.what": "What we store, and what for",
  "privacy.account": "Account",
  "privacy.accountText":
    "Name, email address, language, country and, if you give it, your phone number. We keep your password only as a check value from which it cannot be worked out. The basis is the contract of use (Art. 6(1)(b) GDPR).",
  "privacy.chats": "Questions, answers and documents",
  "privacy.chatsText":
    "They stay until they are deleted. Private chats are seen only by those they belong to. We do not read them, and we train no AI with them.",
  "privacy.sessions": "Sign-ins",
  "privacy.sessionsText":
    "Device and time of each sign-in, for 30 days at most. Failed attempts are counted for a day, with a check value instead of your address. Of devices you signed in on, a check value stays for 90 days after the last time, so that we can tell you of new ones.",
  "privacy.forms": "Public forms",
  "privacy.formsText":
    "We check ourselves whether a person fills in a public form: your browser solves a small sum, and we count how many forms come from one network. An encrypted trace of this, which names nobody, stays for one day. No other provider learns of it.",
  "privacy.log": "Activity log",
  "privacy.logText_one":
    "Who used which function and when, without content and without IP addresses, for {{count}} day. It helps us to explain faults and attacks (Art. 6(1)(f) GDPR).",
  "privacy.logText_other":
    "Who used which function and when, without content and without IP addresses, for {{count}} days. It helps us to explain faults and attacks (Art. 6(1)(f) GDPR).",
  "privacy.mails": "Emails",
  "privacy.mailsText":
    "We write to you only what your account and your documents require. The text is deleted as soon as the email has been sent or has failed; that we wrote it, after 90 days. How many emails go to an address is counted for a day with a check value, so that nobody can flood you.",
  "privacy.cookies": "Cookies",
  "privacy.cookiesText":
    "All of them are necessary for what you ask for (section 25(2) TDDDG), so we do not ask first. They remember:",
  "privacy.cookie.session":
    "your sign-in: until you close the browser, or for up to 30 days if you want to stay signed in on the device",
  "privacy.cookie.secondStep": "the first step of a sign-in in two steps: 5 minutes",
  "privacy.cookie.awaited":
    "after you register, the email address you entered, so that the next page can name it: one hour",
  "privacy.cookie.flash": "the sentence that says what happened after an action: one minute at most",
  "privacy.cookie.seen": "when you last looked at the news: 30 days",
  "privacy.cookie.look": "language and appearance, once you change any of it: 30 days",
  "privacy.cookie.draft":
    "without a cookie, in this tab alone: a question you have not sent yet, until you close the tab",
  "privacy.recipients": "Who receives data",
  "privacy.hosting": "Data centre",
  "privacy.noProvider":
    "Answers are made on this server. No question and no document leaves it unless a company itself chooses an AI provider.",
  "privacy.provider":
    "Questions and the passages found for them go to {{name}} ({{host}}) unless a company has chosen otherwise.",
  "privacy.google":
    "Google (Google Ireland Limited) learns of it only if you sign in with Google. We then get your email address and the id of your Google account, and nothing else. A cookie remembers for ten minutes where the sign-in began.",
  "privacy.recaptcha":
    "If you prefer to have a public form checked by Google reCAPTCHA and agree to that there, your browser loads a script from Google, and Google learns your IP address and details about your browser. Without your consent that does not happen (Art. 6(1)(a) GDPR).",
  "privacy.countryLookup":
    "To suggest your country when you register, our server asks the service {{host}} for the country of your IP address. The last part of the address is not sent.",
  "privacy.noOthers":
    "Fonts, pictures and scripts come from this server. There is no tracking, no advertising and no sharing.",
  "privacy.noOthersBesides":
    "All other scripts, and fonts and pictures, come from this server. There is no tracking, no advertising and no other sharing.",
  "privacy.ai": "Artificial intelligence",
  "privacy.aiText":
    "In chats an AI answers, or a program that quotes sentences from documents; the chat says which before the first question. Answers are marked as generated (Art. 50 AI Act). Nothing about you is decided automatically.",
  "privacy.rights": "Your rights",
  "privacy.rightsText":
    "You have the right of access (Art. 15 GDPR), rectification (Art. 16), erasure (Art. 17), restriction (Art. 18), portability (Art. 20) and objection (Art. 21). You can complain to a data protection authority (Art. 77), for example where you live.",
  "privacy.rightsHow":
    "In your settings you take your data with you yourself: a ZIP file stays there for seven days. There you also delete your account: after 14 days, in which you can change your mind, it is deleted with your chats.",
  "privacy.more": "Further information",
  "accessibility.intro": "Lotse is meant to be usable by everyone.",
  "accessibility.state": "Where we stand",
  "accessibility.stateText":
    "We follow WCAG 2.2, level AA, and EN 301 549. Every page is checked automatically with every change: in light and dark, in both writing directions, on narrow and wide screens. Everything works with the keyboard and without JavaScript.",
  "accessibility.limits": "What is not good yet",
  "accessibility.limitsText":
    "A review by people with disabilities is still to come. Uploaded documents are as accessible as their authors have made them; Lotse shows their text.",
  "accessibility.contact": "Report a barrier",
  "accessibility.contactText": "Tell us what does not work, and with which device. We will answer.",
  "accessibility.authority": "If we do not help",
  "accessibility.authorityText":
    "For services under the German Accessibility Strengthening Act (BFSG) the market surveillance authority of the federal states for the accessibility of products and services (MLBF) in Magdeburg is responsible.",
};
