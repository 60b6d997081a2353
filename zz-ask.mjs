import { chromium } from "playwright-core";
const base="http://localhost:4390";
const [,, email, path, out, theme, lang, w, h, js, ...qs]=process.argv;
const b=await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell"});
const c=await b.newContext({viewport:{width:+w,height:+h},javaScriptEnabled:js==="1",locale:"de-DE"});
await c.request.post(base+"/login",{form:{email,password:"Lotsen-2026"},headers:{origin:base},maxRedirects:0});
await c.request.post(base+"/preferences",{form:{theme,to:"/"},headers:{origin:base},maxRedirects:0});
await c.request.post(base+"/preferences",{form:{language:lang,to:"/"},headers:{origin:base},maxRedirects:0});
const p=await c.newPage(); let i=0;
for(const q of qs){ await p.goto(base+path); await p.fill("textarea",q); await p.locator("main button[data-kind=main]").last().click(); await p.waitForTimeout(2500); if(js!=="1") await p.reload(); await p.screenshot({path:`${out}-${i++}.png`,fullPage:true}); console.log("##",q,"\n",(await p.locator("main article, main [data-message]").last().innerText().catch(()=>"?")).slice(0,700)); }
await b.close();
