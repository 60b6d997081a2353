import { minifyCss } from "./tokens";

/** The base styles of every page: reset, type, focus, and a few utility classes. */
export const baseCss = minifyCss(`
*,*::before,*::after{box-sizing:border-box}
[hidden]{display:none!important}
html{scroll-padding-block-start:3.75rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--canvas);color:var(--ink);font:400 var(--t16) var(--font);font-synthesis:none;overflow-wrap:break-word}
[dir="rtl"]{--font:var(--font-ar)}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend,table{margin:0;padding:0;border:0}
ul,ol{list-style:none}
h1{font:680 var(--t28) var(--font);letter-spacing:-.018em;text-wrap:balance}
h2{font:650 var(--t20) var(--font);letter-spacing:-.01em;text-wrap:balance}
h3,h4{font:650 var(--t16) var(--font)}
[dir="rtl"] :is(h1,h2,h3){letter-spacing:0}
p{text-wrap:pretty}
a{color:var(--accent);text-underline-offset:.18em;text-decoration-thickness:1px}
a:hover{color:var(--accent-deep);text-decoration-thickness:2px}
svg{display:block;flex:none}
.i{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}
button,input,select,textarea{font:inherit;color:inherit}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:var(--r-control)}
[dir="rtl"] .flips{transform:scaleX(-1)}
.hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.whole{white-space:nowrap}
.muted{color:var(--muted)}
.small{font:400 var(--t15) var(--font)}
.tiny{font:400 var(--t13) var(--font)}
.num{font-variant-numeric:tabular-nums lining-nums}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s3)}
.stack>:where(:not(input[type=hidden],dialog,[hidden]))~*{margin-block-start:var(--gap,var(--s4))}
[data-gap="5"]{--gap:var(--s5)}
[data-gap="6"]{--gap:var(--s6)}
:is(q:lang(de),:lang(de)>q:not([lang])){quotes:"„" "“"}
:is(q:lang(fr),:lang(fr)>q:not([lang])){quotes:"«\u00a0" "\u00a0»"}
form>.held{flex:1 1 100%;display:flex;gap:var(--s2);margin-block-start:var(--s3);padding:var(--s3) var(--s4);border:1px solid var(--warn-line);border-radius:var(--r-control);background:var(--warn-fill);color:var(--ink);font:600 var(--t15) var(--font)}
form>.held svg{flex:none;margin-block-start:.25rem;color:var(--warn)}
@media print{body{background:none}.no-print{display:none}@page{margin:18mm 16mm 20mm;@bottom-right{content:counter(page) " / " counter(pages);font:9pt sans-serif}}}
`);
