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
    "Clarity {{value}}. An answer needs at least {{answer}}; the nearest passages are shown from {{nearest}}.",
  searchedAs: "Searched for: {{question}}",
  missing: "In none of these passages: {{words}}",
  found_one: "{{count}} passage",
  found_other: "{{count}} passages",
  place: "{{name}}, page\u00a0{{number}}",
  score: "{{percent}} of the best match",
  words: "Words found: {{words}}",
  noWords: "Only parts of words were found.",
  approved: "Approved answer",
  none: "No passage found",
  noneText:
    "None of the words in the question are in the searched files. Try the words that the documents use, or upload the document that answers it.",
  upload: "Upload files",
  gone: "This division no longer exists. All divisions were searched.",
};
