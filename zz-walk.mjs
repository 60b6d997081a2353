import { chromium } from "playwright-core";
const base="http://localhost:4390";
const [,, email, out, theme, lang, w, h, js, ...urls]=process.argv;
const b=await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell"});
const c=await b.newContext({viewport:{width:+w,height:+h},javaScriptEnabled:js==="1",locale:"de-DE"});
await c.request.post(base+"/login",{form:{email,password:"Lotsen-2026"},headers:{origin:base},maxRedirects:0});
await c.request.post(base+"/preferences",{form:{theme,to:"/"},headers:{origin:base},maxRedirects:0});
await c.request.post(base+"/preferences",{form:{language:lang,to:"/"},headers:{origin:base},maxRedirects:0});
const p=await c.newPage();
let i=0;
for(const u of urls){ await p.goto(base+u,{waitUntil:"load"}); await p.waitForTimeout(js==="1"?700:100); await p.screenshot({path:`${out}-${i++}.png`,fullPage:process.env.FULL==="1"}); console.log(p.url(), await p.title()); }
await b.close();
