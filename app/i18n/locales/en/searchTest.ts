export const searchTest = {
  intro:
    "Ask a question and see which passages are found, and why. No answer is written and nothing is stored.",
  question: "Question",
  division: "Division",
  all: "All divisions",
  find: "Search",
  level_answer: "This would become an answer.",
  level_nearest: "Not clear enough for an answer: the nearest passages would be shown.",
  level_nothing: "Nothing would be shown for this.",
  clarity:
    "Clarity {{value}}. From {{answer}} on it is an answer; from {{nearest}} on the nearest passages are shown.",
  searchedAs: "Searched for: {{question}}",
  missing: "In none of these passages: {{words}}",
  found_one: "{{count}} passage",
  found_other: "{{count}} passages",
  place: "{{name}}, page {{number}}",
  score: "{{percent}} of the best",
  words: "Words found: {{words}}",
  noWords: "Only parts of words were found.",
  approved: "Approved answer",
  none: "No passage found",
  noneText:
    "No word of the question is in the searched files. Try the words that the documents use, or upload the document that answers it.",
  upload: "Upload files",
  gone: "This division no longer exists. All divisions were searched.",
};
