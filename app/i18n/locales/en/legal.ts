export const legal = {
  "nothing.title": "No details yet",
  "nothing.text": "The operator has not added any details yet.",
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
    "The company that uploads documents is responsible for them and for the answers based on them.",
  "privacy.intro": "How we process your data, and your rights (Art. 13 GDPR)",
  "privacy.who": "Controller",
  "privacy.whoDocuments":
    "A company is responsible for its documents and chats; we process them on its behalf (Art. 28 GDPR).",
  "privacy.contact": "Questions about data protection",
  "privacy.what": "What data we store and why",
  "privacy.account": "Account",
  "privacy.accountText":
    "Name, email address, language, country and, if you provide it, your phone number. We store your password only as a hash from which it cannot be recovered. The legal basis is the user agreement (Art. 6(1)(b) GDPR).",
  "privacy.chats": "Questions, answers and documents",
  "privacy.chatsText":
    "Questions, answers and documents are kept until they are deleted. Only you can see your private chats. We do not read them or train AI on them.",
  "privacy.sessions": "Sign-ins",
  "privacy.sessionsText":
    "Device and time of each sign-in, for up to 30 days. Failed attempts are counted for one day, with a hash instead of your address. For devices you have signed in on, we store a hash for 90 days after the last sign-in so that we can notify you of new devices.",
  "privacy.forms": "Public forms",
  "privacy.formsText":
    "We protect public forms with our own security check: your browser performs a small calculation, and we count how many forms are sent from one network. For this we keep an encrypted record for one day, without any names. No other provider receives it.",
  "privacy.log": "Activity log",
  "privacy.logText_one":
    "Who used which function and when, without content or IP addresses, for {{count}} day. We use it to investigate errors and attacks (Art. 6(1)(f) GDPR).",
  "privacy.logText_other":
    "Who used which function and when, without content or IP addresses, for {{count}} days. We use it to investigate errors and attacks (Art. 6(1)(f) GDPR).",
  "privacy.mails": "Emails",
  "privacy.mailsText":
    "We only email you when your account or your documents require it. The text is deleted once the email has been sent or has failed; the record of it after 90 days. To protect you from too many emails, we count for one day, using a hash, how many are sent to an address.",
  "privacy.cookies": "Cookies",
  "privacy.cookiesText":
    "We only use strictly necessary cookies (section 25(2) TDDDG), which require no consent. They store:",
  "privacy.cookie.session":
    "your sign-in: until you close the browser, or for up to 31 days if you want to stay signed in on the device",
  "privacy.cookie.secondStep": "the first step of a two-step sign-in: 5 minutes",
  "privacy.cookie.awaited":
    "after you register, your email address, so that the next page can show it: one hour",
  "privacy.cookie.flash": "the message shown after an action: one minute at most",
  "privacy.cookie.unsent":
    "if your session had already ended when you sent a form: which page and account it belongs to, so that you find it again after signing in: 30 minutes",
  "privacy.cookie.consent":
    "when you give consent for a mailbox at its provider: which mailbox the consent is for: 10 minutes",
  "privacy.cookie.seen": "when you last viewed your notifications: 30 days",
  "privacy.cookie.look": "language and appearance, if you change them: 30 days",
  "privacy.cookie.draft":
    "without a cookie, in this tab only: a question you have not sent yet, until you close the tab",
  "privacy.recipients": "Recipients of the data",
  "privacy.hosting": "Data centre",
  "privacy.noProvider":
    "Answers are created on this server. Questions and documents only leave it if a company chooses an AI provider itself.",
  "privacy.provider":
    "Questions and matching passages are sent to {{name}} ({{host}}) unless a company has chosen otherwise.",
  "privacy.topicNames":
    "If an AI model names open topics for your company, it receives only the questions that employees passed on.",
  "privacy.google":
    "Google (Google Ireland Limited) receives data only if you sign in with Google. We then receive only your email address and the ID of your Google account. A cookie stores for ten minutes where the sign-in began.",
  "privacy.recaptcha":
    "If you choose to have a public form checked by Google reCAPTCHA and agree to it there, your browser loads a script from Google, and Google receives your IP address and details about your browser. This does not happen without your consent (Art. 6(1)(a) GDPR, section 25(1) TDDDG).",
  "privacy.countryLookup":
    "To suggest your country when you register, our server asks the service {{host}} for the country of your IP address. The last part of the address is not sent.",
  "privacy.noOthers":
    "Fonts, images and scripts come from this server. We use no tracking and no advertising. There are no other recipients.",
  "privacy.noOthersBesides":
    "All other scripts, as well as fonts and images, come from this server. We use no tracking and no advertising. There are no other recipients.",
  "privacy.ai": "Artificial intelligence",
  "privacy.aiText":
    "In chats, answers come from an AI or from a program that quotes sentences from documents; each chat states which before the first question. Answers are marked as generated (Art. 50 AI Act). No decisions about you are made automatically.",
  "privacy.rights": "Your rights",
  "privacy.rightsText":
    "You have the right of access (Art. 15 GDPR), rectification (Art. 16), erasure (Art. 17), restriction (Art. 18), portability (Art. 20) and objection (Art. 21). You can withdraw any consent at any time with effect for the future (Art. 7(3)). You can complain to a data protection authority (Art. 77), for example where you live.",
  "privacy.rightsHow":
    "In your settings you can export your data (the ZIP file is available for seven days) and delete your account. You can undo the deletion for 14 days; then your account and chats are deleted.",
  "privacy.more": "Further information",
  "accessibility.intro": "Everyone should be able to use Lotse.",
  "accessibility.state": "Current status",
  "accessibility.stateText":
    "We follow WCAG 2.2, level AA, and EN 301 549. Every page is checked automatically with every change: in light and dark mode, in both writing directions, on narrow and wide screens. All pages can be used with the keyboard, and the essential functions also work without JavaScript.",
  "accessibility.limits": "Known limitations",
  "accessibility.limitsText":
    "A review by people with disabilities has not taken place yet. Uploaded documents are as accessible as they were made; Lotse shows their text.",
  "accessibility.contact": "Report a barrier",
  "accessibility.contactText": "Tell us what does not work and which device you use. We will reply.",
  "accessibility.authority": "Enforcement body",
  "accessibility.authorityText":
    "For services under the German Accessibility Strengthening Act (BFSG), this is the market surveillance authority of the federal states for the accessibility of products and services (MLBF) in Magdeburg.",
};
