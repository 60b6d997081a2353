import { type ReactNode, useContext, useMemo } from "react";
import { type IStyleSheetContext, StyleSheetContext } from "styled-components";

type Compile = IStyleSheetContext["stylis"];
const cache = new Map<string, string[]>();

/**
 * A class is named after its own rules, so its compiled rules are the same on every page: they are compiled once
 * per process, where styled-components does it once per page. Styles without a class are not cached.
 */
function withCache(compile: Compile): Compile {
  const compileOnce = (css: string, selector?: string, prefix?: string, id?: string) => {
    if (!selector?.startsWith(".") || prefix) return compile(css, selector, prefix, id);
    const compiled = cache.get(selector) ?? compile(css, selector, prefix, id);
    cache.set(selector, compiled);
    return compiled;
  };
  return Object.assign(compileOnce, { hash: compile.hash });
}

/** Rendered inside of `ServerStyleSheet.collectStyles`. */
export function CachedCss({ children }: { children: ReactNode }) {
  const outer = useContext(StyleSheetContext);
  const value = useMemo(() => ({ ...outer, stylis: withCache(outer.stylis) }), [outer]);
  return <StyleSheetContext.Provider value={value}>{children}</StyleSheetContext.Provider>;
}
