import type { MailTexts } from "./de";

export const en: MailTexts = {
  greeting: "Hello {name},",
  greetingUnnamed: "Hello,",
  footer: "{product} sent this message by itself. Nobody reads replies to it.",
  fileReady: {
    subject: "Your file {file} is ready",
    paragraphs: [
      "{file} has been read. You can now ask questions about it.",
      "Each answer names the page and the sentence it rests on, so that you can read it for yourself.",
      "You can turn these messages off in the settings of your account.",
    ],
    link: "Go to your documents",
  },
  fileFailed: {
    subject: "Your file {file} could not be read",
    paragraphs: [
      "Unfortunately, {file} could not be read. {reason}",
      "Your other files are not affected. You can try again or upload another version.",
      "You can turn these messages off in the settings of your account.",
    ],
    link: "View the file",
  },
  reset: {
    subject: "A new password for {product}",
    paragraphs: [
      "Somebody asked for a new password for your account. Set it with this link. It works for one hour, and once.",
      "If it was not you, there is nothing to do: your password stays as it is.",
    ],
    link: "Set a new password",
  },
  invitation: {
    subject: "{company} invites you to {product}",
    paragraphs: [
      "{company} has made an account for you at {product}, where you can ask questions about the company’s documents.",
      "Set your password with this link. It works for 14 days, and once.",
      "If this means nothing to you, there is nothing to do.",
    ],
    link: "Set your password",
  },
  operatorInvitation: {
    subject: "Your account at {product}",
    paragraphs: [
      "An account at {product} has been made for you.",
      "Set your password with this link. It works for 14 days, and once.",
      "If this means nothing to you, there is nothing to do.",
    ],
    link: "Set your password",
  },
  verification: {
    subject: "Confirm your email address for {product}",
    paragraphs: [
      "An account at {product} was made with this address. Please confirm with this link that the address is yours. It works for 24 hours, and once.",
      "If it was not you, confirm nothing: the account is then deleted after 14 days.",
    ],
    link: "Confirm the email address",
  },
  firstPassword: {
    subject: "Your password for {product}",
    paragraphs: [
      "An account at {product} was made with this address. Set your password with this link. It works for 24 hours, and once.",
      "If it was not you, do not open the link: the account is then deleted after 14 days.",
    ],
    link: "Set your password",
  },
  addressInUse: {
    subject: "Somebody tried to use your address at {product} once more",
    paragraphs: [
      "Somebody tried to make another account at {product} with this address, or to move another one to it. You already have an account; nothing about it has changed.",
      "If it was you, please sign in with your password. You can ask for a new one there too.",
      "If it was not you, there is nothing to do.",
    ],
    link: "Go to sign-in",
  },
  newDevice: {
    subject: "New sign-in at {product}",
    paragraphs: [
      "Somebody signed in to your account on a device that we had not seen there before: {device}, {time}.",
      "If it was you, there is nothing to do. Otherwise please sign the device out and change your password.",
    ],
    link: "See where you are signed in",
  },
  newUnknownDevice: {
    subject: "New sign-in at {product}",
    paragraphs: [
      "Somebody signed in to your account on a device that we had not seen there before: {time}. The device did not say its name.",
      "If it was you, there is nothing to do. Otherwise please sign the device out and change your password.",
    ],
    link: "See where you are signed in",
  },
  twoFactorOn: {
    subject: "Second factor set up for {product}",
    paragraphs: [
      "since {time}, signing in to your account asks for a code from your app beside the password. On other devices you are signed out.",
      "If this was not you, please change your password and contact whoever manages your account.",
    ],
    link: "View the security of your account",
  },
  twoFactorOff: {
    subject: "Second factor turned off for {product}",
    paragraphs: [
      "since {time}, the password alone opens your account again.",
      "If this was not you, please change your password and set the second factor up again.",
    ],
    link: "View the security of your account",
  },
  twoFactorCodes: {
    subject: "New recovery codes for {product}",
    paragraphs: [
      "new recovery codes were made for your account: {time}. Earlier ones are no longer valid.",
      "If this was not you, please change your password.",
    ],
    link: "View the security of your account",
  },
  twoFactorUsed: {
    subject: "Sign-in to {product} with a recovery code",
    paragraphs: [
      "somebody used a recovery code for your account: {time}. That code is no longer valid.",
      "If this was you, there is nothing to do. Otherwise please change your password and make new codes.",
    ],
    link: "View the security of your account",
  },
  twoFactorReset: {
    subject: "Your second factor for {product} was removed",
    paragraphs: [
      "whoever manages your account has removed its second factor: {time}. You now sign in with the password alone and can set a new one up.",
      "If you did not ask for this, please contact them.",
    ],
    link: "View the security of your account",
  },
  confirmCode: {
    subject: "Your code for {product}",
    paragraphs: [
      "with this code you confirm that it is you: {code}. It is good for ten minutes and only once.",
      "If you did not ask for a code, please sign out devices that you do not know.",
    ],
    link: "View the security of your account",
  },
  googleAsks: {
    subject: "Sign-in with Google at {product}",
    paragraphs: [
      "Somebody signed in at {product} with a Google account that has this address. Would you like to connect your account with it? The link works for one hour, and once.",
      "If it was not you, there is nothing to do: without your consent nothing changes.",
    ],
    link: "Connect the account with Google",
  },
  googleAsksFirst: {
    subject: "Confirm your account at {product}",
    paragraphs: [
      "Somebody signed in at {product} with a Google account that has this address. Please confirm with this link that the address is yours. It works for one hour, and once.",
      "If it was not you, confirm nothing: the account is then deleted after 14 days.",
    ],
    link: "Confirm the account",
  },
  googleLinked: {
    subject: "Your account at {product} is connected with Google",
    paragraphs: [
      "Since {time} you can sign in with your Google account.",
      "If this was not you, please disconnect it and change your password.",
    ],
    link: "View the security of your account",
  },
  googleUnlinked: {
    subject: "Your account at {product} is no longer connected with Google",
    paragraphs: [
      "The connection with Google was removed: {time}. You now sign in with your password.",
      "If this was not you, please change your password.",
    ],
    link: "View the security of your account",
  },
  emailOld: {
    subject: "Your account at {product} is to get a new address",
    paragraphs: [
      "A new email address was given for your account: {email}. Please agree or refuse with this link. It works for 24 hours.",
      "The new address is taken only once it is confirmed as well. Without your consent nothing changes.",
    ],
    link: "Agree or refuse",
  },
  emailNew: {
    subject: "Confirm your new address for {product}",
    paragraphs: [
      "This address is to belong to an account at {product}. Please confirm with this link that it is yours. It works for 24 hours.",
      "The present address has to agree as well. If this means nothing to you, there is nothing to do.",
    ],
    link: "Confirm the new address",
  },
  managedOld: {
    subject: "Your account at {product} is to get a new address",
    paragraphs: [
      "The administrators of {product} have entered a new email address for your account: {email}. It counts as soon as it is confirmed there. Until then you sign in as before, afterwards with the new address; wherever you were signed in, you are then signed out.",
      "If you did not expect this, please refuse the change with this link and contact the administrators. It works for 24 hours.",
    ],
    link: "See or refuse the change",
  },
  managedNew: {
    subject: "Confirm your new address for {product}",
    paragraphs: [
      "The administrators of {product} have entered this address for your account. Please confirm with this link that it is yours. It works for 24 hours.",
      "The new address counts only after that. If this means nothing to you, there is nothing to do.",
    ],
    link: "Confirm the new address",
  },
  addressChanged: {
    subject: "Your email address at {product} was changed",
    paragraphs: [
      "the administrators of {product} have changed the email address of your account from {before} to {after}. From now on you sign in with {after}; your password stays the same.",
      "This message goes to both addresses. If you did not expect the change, please contact the administrators.",
    ],
    link: "Sign in",
  },
  exportReady: {
    subject: "Your data from {product} is ready",
    paragraphs: [
      "Your data has been prepared. With this link you download it as a ZIP file after signing in. It stays there until {time}.",
      "If it was not you, please change your password.",
    ],
    link: "Download the data",
  },
  exportFailed: {
    subject: "Your data from {product} could not be prepared",
    paragraphs: ["Preparing your data has failed. Please try again in your settings."],
    link: "Go to settings",
  },
  erasurePlanned: {
    subject: "Your account at {product} will be deleted",
    paragraphs: [
      "Your account will be deleted on {time}, with everything that belongs to it. After that it cannot be undone.",
      "Do you want to keep it, or was it not you? Then open the link and sign in. In the second case please also change your password.",
    ],
    link: "Keep the account",
  },
  exportReadme: [
    "Your data at {product}",
    "",
    "account.json: your account",
    "company.json: your company, if you manage its data",
    "sessions.json, devices.json: where you are and were signed in",
    "divisions.json: divisions that you are a member of",
    "files.json and the folder files: what you uploaded; a file there is called by its id",
    "chats.json: your chats",
    "questions.json: your questions, the generated answers and their sources",
    "activity.json: what you did and when",
    "mails.json: emails to you",
    "",
    "Times are in UTC. Passwords and other secrets are not included.",
  ],
};
