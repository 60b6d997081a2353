import { contract } from "../contract-texts/en";
import { erasure } from "../erasure-texts/en";
import { words as exportPage } from "../export-page-texts/en";
import { file } from "../file-texts/en";
import { inspection } from "../inspection-texts/en";
import { plan } from "../plan-texts/en";
import { question } from "../question-texts/en";
import type { MailTexts } from "./de";

export const en: MailTexts = {
  greeting: "Hello {name},",
  greetingUnnamed: "Hello,",
  footer: "This is an automated email from {product}. Please do not reply.",
  stopMails: "Stop these emails",
  chatShared: {
    subject: "A chat has been shared with you",
    paragraphs: [
      "{owner} has shared the chat “{chat}” with you.",
      "You can see the answers from divisions that you have access to.",
      "You can turn these emails off in your account settings.",
    ],
    link: "Open chat",
  },
  ...question,
  divisionNews: {
    subject: "What is new in {division}",
    paragraphs: [
      "There is news in the division {division}.",
      "New feedback: {feedback}",
      "Processed files: {ready}",
      "Failed files: {failed}",
      "Files in quarantine: {quarantined}",
      "Questions without an answer: {unanswered}",
      "Your company sets recipients and frequency in its email settings.",
    ],
    link: "View division",
  },
  reset: {
    subject: "New password for {product}",
    paragraphs: [
      "A new password was requested for your account. Use this link to set it. The link is valid for one hour and can be used once.",
      "If you did not request this, you do not need to do anything. Your password stays the same.",
    ],
    link: "Set a new password",
  },
  invitation: {
    subject: "{company} invites you to {product}",
    paragraphs: [
      "{company} has created a {product} account for you, where you can ask questions about the company’s documents.",
      "Use this link to set your password. It is valid for 14 days and can be used once.",
      "If you were not expecting this invitation, you can ignore it.",
    ],
    link: "Set your password",
  },
  operatorInvitation: {
    subject: "Your {product} account",
    paragraphs: [
      "A {product} account has been created for you.",
      "Use this link to set your password. It is valid for 14 days and can be used once.",
      "If you were not expecting this invitation, you can ignore it.",
    ],
    link: "Set your password",
  },
  verification: {
    subject: "Confirm your email address for {product}",
    paragraphs: [
      "A {product} account was created with this address. Please use this link to confirm that the address is yours. It is valid for 24 hours and can be used once.",
      "If this was not you, ignore this email. The account will then be deleted after 14 days.",
    ],
    link: "Confirm email address",
  },
  firstPassword: {
    subject: "Your password for {product}",
    paragraphs: [
      "A {product} account was created with this address. Use this link to set your password and confirm that the address is yours. The link is valid for 24 hours and can be used once.",
      "If this was not you, ignore this email. The account will then be deleted after 14 days.",
    ],
    link: "Set your password",
  },
  addressInUse: {
    subject: "Your email address is already registered with {product}",
    paragraphs: [
      "There was an attempt to create another {product} account with this address, or to move another account to it. You already have an account; it has not been changed.",
      "If this was you, please sign in with your password. You can also request a new one on the sign-in page.",
      "If this was not you, you do not need to do anything.",
    ],
    link: "Go to sign-in",
  },
  newDevice: {
    subject: "New sign-in to {product}",
    paragraphs: [
      "There was a sign-in to your account from a new device: {device}, {time}.",
      "If this was you, you do not need to do anything. Otherwise, please sign the device out and change your password.",
    ],
    link: "View signed-in devices",
  },
  newUnknownDevice: {
    subject: "New sign-in to {product}",
    paragraphs: [
      "There was a sign-in to your account from a new device: {time}. The name of the device is not known.",
      "If this was you, you do not need to do anything. Otherwise, please sign the device out and change your password.",
    ],
    link: "View signed-in devices",
  },
  passwordChanged: {
    subject: "Your password for {product} was changed",
    paragraphs: [
      "The password of your account was changed: {time}. You have been signed out on all other devices.",
      "If this was not you, please request a new password immediately and contact the person who manages your account.",
    ],
    link: "Request a new password",
  },
  twoFactorOn: {
    subject: "Second factor set up for {product}",
    paragraphs: [
      "As of {time}, signing in to your account requires a code from your app as well as your password. You have been signed out on other devices.",
      "If this was not you, please change your password and contact the person who manages your account.",
    ],
    link: "View account security",
  },
  twoFactorOff: {
    subject: "Second factor turned off for {product}",
    paragraphs: [
      "As of {time}, your account needs only your password again.",
      "If this was not you, please change your password and set up the second factor again.",
    ],
    link: "View account security",
  },
  twoFactorCodes: {
    subject: "New recovery codes for {product}",
    paragraphs: [
      "New recovery codes were created for your account: {time}. Earlier codes are no longer valid.",
      "If this was not you, please change your password.",
    ],
    link: "View account security",
  },
  twoFactorUsed: {
    subject: "Sign-in to {product} with a recovery code",
    paragraphs: [
      "A recovery code was used for your account: {time}. It is no longer valid.",
      "If this was you, you do not need to do anything. Otherwise, please change your password and create new codes.",
    ],
    link: "View account security",
  },
  twoFactorReset: {
    subject: "Your second factor for {product} has been removed",
    paragraphs: [
      "The person who manages your account has removed its second factor: {time}. You now sign in with your password alone and can set up a new one.",
      "If you did not ask for this, please contact that person.",
    ],
    link: "View account security",
  },
  twoFactorResetByOperator: {
    subject: "The second factor of {whose} has been removed",
    paragraphs: [
      "The administrators of {product} have removed the second factor of {whose}: {time}. The company currently has no data manager who could do so.",
      "The reason given: {reason}",
      "If this was not agreed, please contact the administrators immediately.",
    ],
    link: "View account security",
  },
  confirmCode: {
    subject: "Your code for {product}",
    paragraphs: [
      "Your confirmation code is {code}. It is valid for ten minutes and can be used once.",
      "If you did not request a code, please sign out any devices you do not know.",
    ],
    link: "View account security",
  },
  googleAsks: {
    subject: "Google sign-in to {product}",
    paragraphs: [
      "There was a sign-in to {product} with a Google account that has this address. Would you like to connect your account to it? The link is valid for one hour and can be used once.",
      "If this was not you, you do not need to do anything. Nothing changes without your consent.",
    ],
    link: "Connect account to Google",
  },
  googleAsksFirst: {
    subject: "Confirm your {product} account",
    paragraphs: [
      "There was a sign-in to {product} with a Google account that has this address. Please use this link to confirm that the address is yours. It is valid for one hour and can be used once.",
      "If this was not you, ignore this email. The account will then be deleted after 14 days.",
    ],
    link: "Confirm account",
  },
  googleLinked: {
    subject: "Your {product} account has been connected to Google",
    paragraphs: [
      "As of {time}, you can sign in with your Google account.",
      "If this was not you, please disconnect it and change your password.",
    ],
    link: "View account security",
  },
  googleUnlinked: {
    subject: "Your {product} account is no longer connected to Google",
    paragraphs: [
      "The connection to Google has been removed: {time}. You now sign in with your password.",
      "If this was not you, please change your password.",
    ],
    link: "View account security",
  },
  emailOld: {
    subject: "New email address for your {product} account",
    paragraphs: [
      "A new email address was entered for your account: {email}. Please use this link to agree or decline. The link is valid for 24 hours.",
      "The new address only takes effect once it has been confirmed too. Nothing changes without your consent.",
    ],
    link: "Agree or decline",
  },
  emailNew: {
    subject: "Confirm your new address for {product}",
    paragraphs: [
      "This address was entered as the new address of a {product} account. Please use this link to confirm that it is yours. It is valid for 24 hours.",
      "The change must also be confirmed from the current address. If you did not request it, you can ignore this email.",
    ],
    link: "Confirm new address",
  },
  managedOld: {
    subject: "New email address for your {product} account",
    paragraphs: [
      "The administrators of {product} have entered a new email address for your account: {email}. It takes effect once it is confirmed. Until then, sign in as before. After that, you will be signed out on all devices and will need to sign in with the new address.",
      "If you did not expect this, please decline the change with this link and contact the administrators. The link is valid for 24 hours.",
    ],
    link: "View or decline the change",
  },
  managedNew: {
    subject: "Confirm your new address for {product}",
    paragraphs: [
      "The administrators of {product} have entered this address for your account. Please use this link to confirm that it is yours. It is valid for 24 hours.",
      "The new address only takes effect after that. If you were not expecting this email, you can ignore it.",
    ],
    link: "Confirm new address",
  },
  addressChanged: {
    subject: "The email address of your {product} account has been changed",
    paragraphs: [
      "The administrators of {product} have changed the email address of your account from {before} to {after}. From now on you sign in with {after}; your password stays the same.",
      "This email was sent to both addresses. If you did not expect the change, please contact the administrators.",
    ],
    link: "Sign in",
  },
  exportReady: {
    subject: "Your {product} data export is ready",
    paragraphs: [
      "Your data export is ready. Sign in to download it as a ZIP file. It is available until {time}.",
      "If you did not request this, please change your password.",
    ],
    link: "Download data",
  },
  exportFailed: {
    subject: "Your {product} data export failed",
    paragraphs: ["Your data export could not be prepared. Please try again in your settings."],
    link: "Go to settings",
  },
  notice: {
    subject: "Notice about your contract with {product}",
    paragraphs: ["This notice is about your use of {product}:"],
    link: "Open {product}",
  },
  news: {
    subject: "Improvements in {product}",
    paragraphs: ["We have improved {product}:"],
    link: "Open {product}",
  },
  newsFooter: "You can turn product information off in your account settings.",
  examples: {
    requester: "Frauke Petersen",
    approver: "Malte Jessen",
    by: "Frauke Petersen",
    hours: "24",
    due: "30 November 2026",
    chat: "Leave and working hours",
    owner: "Frauke Petersen",
    source: "Holiday policy 2026.pdf",
    approved: "How many days of leave do I have a year?",
    what: "Ordinary cancellation",
    who: "Kim Weber",
    contract: "Yearly plan, K-10001",
    end: "as early as possible",
    division: "Sales",
    feedback: "2",
    unanswered: "1",
    ready: "Price list.pdf",
    failed: "Notice.pdf",
    quarantined: "Circular.docx",
    plan: "Yearly plan",
    amount: "€1,178.10",
    document: "Invoice 2026-0131",
    terms: "Please transfer €1,178.10 by 30 November 2026 without deduction.",
    date: "30 November 2026",
    name: "Kim Weber",
    file: "Holiday policy 2026.pdf",
    files: "Holiday policy 2026.pdf and Travel costs.docx",
    count: "2",
    reason: "The file is protected by a password.",
    company: "Kontor Nord GmbH",
    device: "Firefox, Linux",
    time: "Monday, 23 November 2026, 09:14",
    whose: "Kim Weber",
    code: "123456",
    email: "kim.new@kontor.example",
    before: "kim@kontor.example",
    after: "kim.new@kontor.example",
  },
  ...file,
  ...inspection,
  ...plan,
  ...contract,
  ...erasure,
  exportPage,
  exportReadme: [
    "Your data at {product}",
    "",
    "index.html: everything to read, in your language and time zone (extract the ZIP file first)",
    "folder files: the files you uploaded, named by their ID; index.html leads to them",
    "",
    "folder json, for other programs:",
    "account.json: your account",
    "company.json: your company, if you manage it",
    "sessions.json, devices.json: current and past sign-ins and devices",
    "divisions.json: divisions you are a member of",
    "files.json: the files you uploaded",
    "chats.json: your chats",
    "folders.json: your chat folders",
    "tags.json: the tags of your chats",
    "inspections.json: inspections of your chats, and those that you requested or decided",
    "shares.json: chats shared with others, without names",
    "questions.json: your questions, the generated answers and their sources",
    "feedback.json: the feedback that you gave",
    "approved-answers.json: the answers that you approved",
    "golden-questions.json: the test questions that you created",
    "activity.json: your activities and when they took place",
    "mails.json: emails to you",
    "",
    "All times in the folder json are in UTC. Passwords and other secrets are not included.",
  ],
};
