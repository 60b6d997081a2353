import { test as base, expect } from "@playwright/test";

/**
 * A page that nothing may be wrong with in silence: an error in the console, one of the policy's reports or a
 * request to another host fails the test, even if what it looked for was there.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      const ours = new URL(baseURL ?? "").host;
      page.on("console", message => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("pageerror", error => complaints.push(String(error)));
      page.on("request", request => {
        const { protocol, host } = new URL(request.url());
        if (protocol.startsWith("http") && host !== ours) complaints.push(`asked ${host}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What the demo company's people sign in with. */
export const demo = {
  manager: "manager@kontor.example",
  employee: "employee@kontor.example",
  password: "Lotsen-2026",
};
