// Replaces styled-components in the comparison build of `npm run bench -- styles`: the same tags with the same
// classes, and no rules.
import {
  type ComponentType,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  type PropsWithChildren,
} from "react";

type Tag = string | ComponentType<object>;
type Given = { as?: Tag; className?: string; [prop: string]: unknown };
type Rules = [texts: TemplateStringsArray, ...values: unknown[]];

const template = (tag: Tag, id: string) => {
  const make = (..._rules: Rules) =>
    forwardRef<unknown, Given>(({ as = tag, className, ...rest }, ref) =>
      createElement(
        as as Tag,
        {
          ...rest,
          ...(ref ? { ref } : {}),
          className: className ? `${id} ${className}` : id,
        } as object,
      ),
    );
  // The compiler gives each component its id.
  return Object.assign(make, {
    withConfig: (config: { componentId: string }) => template(tag, config.componentId),
  });
};

type Styled = ((tag: Tag) => ReturnType<typeof template>) & Record<string, ReturnType<typeof template>>;
const styled = new Proxy((tag: Tag) => template(tag, ""), {
  get: (_, tag) => template(String(tag), ""),
}) as unknown as Styled;
export default styled;

export const css = (..._rules: Rules) => "";
export const keyframes = (..._rules: Rules) => "";
export const createGlobalStyle =
  (..._rules: Rules) =>
  () =>
    null;
export const StyleSheetContext = createContext({ stylis: Object.assign(() => [], { hash: "" }) });
export class ServerStyleSheet {
  instance = { clearTag() {} };
  getStyleTags = () => "";
  collectStyles = (children: PropsWithChildren["children"]) => createElement(Fragment, null, children);
}
