import { describe, expect, it, test } from "vitest";
import { cpuTime } from "../../../tests/factories/cpu-time";
import { hostileMails } from "../../../tests/fakes/hostile-mails";
import { safeHtml } from "./safe-html";

describe("the HTML of a mail", () => {
  it("keeps structure and text, and the hosts of links", () => {
    const safe = safeHtml('<h1>Hallo</h1><p>Zum <a href="https://portal.example/x?y=1">Portal</a></p>')!;
    expect(safe).toContain("<h1>Hallo</h1>");
    expect(safe).toContain('data-host="portal.example"');
    expect(safe).toContain('rel="noopener noreferrer nofollow"');
  });

  it("moves the address of a picture to where nothing fetches it", () => {
    const safe = safeHtml('<img src="https://bilder.example/a.png" alt="Logo" width="10" onerror="x()">')!;
    expect(safe).toBe('<img alt="Logo" data-src="https://bilder.example/a.png" width="10" />');
  });

  test.each(hostileMails("http://zaehler.example"))("does not run or load anything: %s", html => {
    const safe = safeHtml(html) ?? "";
    expect(safe).not.toMatch(
      /<(?:script|style|link|meta|base|iframe|object|embed|svg|math|form|input|video|audio)/i,
    );
    expect(safe).not.toMatch(
      /\s(?:on\w+|style|class|id|src|srcset|background|poster|action|xlink:href)\s*=/i,
    );
    expect(safe).not.toMatch(/href\s*=\s*"?\s*(?:javascript|data|vbscript|file)/i);
  });

  it("is left out above 256 kB and where it nests by the thousand, and deep nesting costs little", () => {
    expect(safeHtml(`<p>${"x".repeat(256 * 1024)}</p>`)).toBeNull();
    const started = cpuTime();
    expect(safeHtml("<div>".repeat(40_000))).toBeNull();
    expect(safeHtml(`${"<div>".repeat(1_900)}Guten Tag`)).not.toBeNull();
    expect(safeHtml("<p>Guten Tag".repeat(10_000))).toContain("Guten Tag");
    expect(cpuTime() - started).toBeLessThan(8_000);
  });
});
