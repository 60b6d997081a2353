export const contract = {
  contractReceived: {
    subject: "We have received your declaration: {what}",
    paragraphs: [
      "Your declaration was received on {time}.",
      "Type: {what}",
      "Name: {who}",
      "Contract: {contract}",
      "Effective: {end}",
      "Reason: {reason}",
      "Please keep this email as proof. For further questions, use the contact details in the legal notice.",
    ],
    link: "Legal notice",
  },
  contractLink: {
    subject: "We have received your cancellation",
    paragraphs: [
      "Your cancellation was received on {time}.",
      "Type: {what}",
      "Name: {who}",
      "Contract: {contract}",
      "Effective: {end}",
      "Use the link to complete the cancellation immediately: the plan of {company} will then end on {date}. The link is valid for 14 days and can be used once. If you do not use it, we will process your cancellation manually; it still takes effect from the date it was received.",
      "If you have not cancelled, you do not have to do anything. In that case, do not open the link.",
    ],
    link: "Complete cancellation",
  },
};
