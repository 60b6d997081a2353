import styled from "styled-components";

const surfaces = ["canvas", "surface", "raised", "sunken", "tint", "mark", "sea", "leaf"];
const letters = ["ink", "muted", "accent", "accent-deep", "ok", "info", "warn", "err"];
const lines = ["line", "line-2", "control", "focus"];

const Root = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: var(--s4); font: 400 var(--t13) var(--font);
  span { display: grid; align-items: center; padding-inline: var(--s3); block-size: 3.5rem; border: 1px solid var(--line-2); border-radius: var(--r-control); font: 650 var(--t16) var(--font); margin-block-end: var(--s1); }
  code { font: inherit; }
`;

/** Backgrounds with text, text colours, tinted text on its own fill, and lines. */
export function Colours() {
  const swatch = (name: string, style: { background?: string; color?: string; border?: string }) => (
    <li key={name}>
      <span style={style}>Aa</span>
      <code dir="ltr">{name}</code>
    </li>
  );
  return (
    <Root>
      {surfaces.map(name => swatch(name, { background: `var(--${name})`, color: "var(--ink)" }))}
      {letters.map(name => swatch(name, { background: "var(--surface)", color: `var(--${name})` }))}
      {["ok", "info", "warn", "err"].map(name =>
        swatch(`${name}-fill`, { background: `var(--${name}-fill)`, color: `var(--${name})` }),
      )}
      {swatch("button", { background: "var(--button)", color: "var(--on-accent)" })}
      {swatch("primary", { background: "var(--primary)", color: "#1f1b38" })}
      {lines.map(name => swatch(name, { border: `2px solid var(--${name})` }))}
    </Root>
  );
}
