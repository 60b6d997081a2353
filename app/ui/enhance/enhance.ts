// The script of pages that go out without React. app/ui/shell/enhancements.tsx loads it once such a page is idle, or as
// soon as it is touched. It enhances what the markup names in data attributes, and brings a module of its own only for
// what weighs something. Everything here also works without it.
import { watchMenus } from "./menus";

async function enhancePage(): Promise<void> {
  watchMenus();
  if (document.querySelector("main form")) await import("./forms").then(({ enhanceForms }) => enhanceForms());
  // Browser tests wait for this.
  document.documentElement.dataset.enhanced = "";
}

// Where a module does not come, the page stays as it is.
void enhancePage().catch(() => {});
