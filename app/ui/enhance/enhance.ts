// The script of pages without React. app/ui/shell/enhancements.tsx loads it once such a page is idle or has a user event.
// It enhances what the markup names in data attributes, and loads separate modules for large features. Everything here
// also works without it.
import { watchMenus } from "./menus";

async function enhancePage(): Promise<void> {
  watchMenus();
  if (document.querySelector("main form")) await import("./forms").then(({ enhanceForms }) => enhanceForms());
  // Browser tests wait for this.
  document.documentElement.dataset.enhanced = "";
}

// Without the module the page still works.
void enhancePage().catch(() => {});
