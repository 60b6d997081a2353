import type { SVGProps } from "react";

/** A shape of an icon in lucide's data: tag and attributes. */
type Shape = [tag: string, attributes: Record<string, string>];
type IconProps = Omit<SVGProps<SVGSVGElement>, "children"> & { size?: number };

/**
 * Creates an icon from lucide's data. Replaces `createLucideIcon` of lucide-react (scripts/vite-plugins.ts),
 * which creates an element per shape and computes all attributes for each icon: a list of 25 rows took 7 % longer
 * with it. Here the shapes are one string, built once. Icons are decorative: words stand beside them.
 */
export default function createIcon({ node }: { node: Shape[] }) {
  const attribute = ([name, value]: [string, string]) => (name === "key" ? "" : ` ${name}="${value}"`);
  const shapes = {
    __html: node
      .map(([tag, attributes]) => `<${tag}${Object.entries(attributes).map(attribute).join("")}/>`)
      .join(""),
  };
  return function Icon({ size = 20, strokeWidth = 2, className, ...rest }: IconProps) {
    return (
      <svg
        className={className ? `i ${className}` : "i"}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        strokeWidth={strokeWidth}
        aria-hidden
        {...rest}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of a package, known when this is built
        dangerouslySetInnerHTML={shapes}
      />
    );
  };
}
