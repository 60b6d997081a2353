import { type ReactNode, useContext, useMemo } from "react";
import { type IStyleSheetContext, StyleSheetContext } from "styled-components";

type Compile = IStyleSheetContext["stylis"];
const kept = new Map<string, string[]>();

/**
 * A class is named after its own rules, so its compiled rules are the same in every page: they are compiled once a
 * process, where styled-components does it once a page. What has no class of its own passes by.
 */
function keep(compile: Compile): Compile {
  const look = (css: string, selector?: string, prefix?: string, id?: string) => {
    if (!selector?.startsWith(".") || prefix) return compile(css, selector, prefix, id);
    const known = kept.get(selector) ?? compile(css, selector, prefix, id);
    kept.set(selector, known);
    return known;
  };
  return Object.assign(look, { hash: compile.hash });
}

/** Stands inside of what `ServerStyleSheet.collectStyles` wraps. */
export function KeptCss({ children }: { children: ReactNode }) {
  const outer = useContext(StyleSheetContext);
  const value = useMemo(() => ({ ...outer, stylis: keep(outer.stylis) }), [outer]);
  return <StyleSheetContext.Provider value={value}>{children}</StyleSheetContext.Provider>;
}
