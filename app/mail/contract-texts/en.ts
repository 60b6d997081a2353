export const contract = {
  contractReceived: {
    subject: "We have received your declaration: {what}",
    paragraphs: [
      "Your declaration was received on {time}.",
      "Kind: {what}",
      "Name: {who}",
      "Contract: {contract}",
      "Effective: {end}",
      "Reason: {reason}",
      "Please keep this email as proof. For further questions, use the contact details in the imprint.",
    ],
    link: "Imprint",
  },
  contractLink: {
    subject: "We have received your cancellation",
    paragraphs: [
      "Your cancellation was received on {time}.",
      "Kind: {what}",
      "Name: {who}",
      "Contract: {contract}",
      "Effective: {end}",
      "The link carries the cancellation out at once: the plan of {company} then ends on {date}. It is valid for 14 days and can be used once. Without the link we process your cancellation by hand; it counts from when it was received all the same.",
      "If you have not cancelled, you do not have to do anything. In that case, do not open the link.",
    ],
    link: "Carry out cancellation",
  },
};
