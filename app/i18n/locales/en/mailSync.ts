export const mailSync = {
  asked: "Fetching takes longer. New emails will appear here by themselves.",
  progress: "{{email}}: the emails of the last 90 days are being fetched, {{stored}} of {{found}}.",
  "failed.name": "{{email}}: the mail server was not found under its name.",
  "failed.port": "{{email}}: the mail server does not answer.",
  "failed.tls": "{{email}}: the connection to the mail server is not secure and was ended.",
  "failed.signIn": "{{email}}: signing in at the mail server failed.",
  kept: "Stored emails are kept.",
  nextTry: "Next try: {{when}}.",
  serverSays: "The server says: {{detail}}",
};
