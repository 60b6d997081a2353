/** The style of an export's page, inline because the page is a single file. */
export const pageStyle = `
:root { color-scheme: light dark; --line: #d9d9e3; --soft: #f6f5fb; --muted: #5a5b6a; --link: #5a49c8; }
@media (prefers-color-scheme: dark) { :root { --line: #45465a; --soft: #2a2b3d; --muted: #b4b5c5; --link: #b9a9ff; } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-inline-size: 60rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; } h2 { font-size: 1.25rem; margin-block: 2.5rem .75rem; }
nav h2 { margin-block-start: 1.5rem; }
a { color: var(--link); }
ul { margin: 0; padding-inline-start: 1.25rem; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; }
.wide { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: .4rem .75rem .4rem 0; padding-inline: 0 .75rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
th { font-size: .875rem; color: var(--muted); }
td { min-inline-size: 6rem; }
td .text { overflow-wrap: break-word; }
div.text { text-align: start; }
dl { display: grid; grid-template-columns: minmax(7rem, 12rem) minmax(0, 1fr); gap: .35rem 1rem; margin: 0 0 1rem; padding: .9rem 1rem; border: 1px solid var(--line); border-radius: .5rem; content-visibility: auto; contain-intrinsic-size: auto 12rem; }
dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
blockquote { margin: .15rem 0 .5rem; padding-inline-start: .75rem; border-inline-start: 3px solid var(--line); color: var(--muted); }
@media (max-width: 40rem) { dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-block-end: .5rem; } }
@media print { .wide { overflow: visible; } dl { break-inside: avoid; content-visibility: visible; } }
`;
