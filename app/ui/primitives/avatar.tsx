import styled from "styled-components";

const Root = styled.span`
  display: inline-grid; place-items: center; flex: none; overflow: hidden; inline-size: 2rem; block-size: 2rem; border: 1px solid var(--tint-line); border-radius: 50%;
  background: var(--tint); color: var(--accent-deep); font: 650 var(--t13) var(--font); text-transform: uppercase; user-select: none;
  &[data-size="large"] { inline-size: 4rem; block-size: 4rem; font: 650 var(--t20) var(--font); }
  img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`;

/** Initials of the first and last word, by grapheme clusters: emoji and combined letters count as one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = new Intl.Segmenter();
  const first = (word: string | undefined) => [...letters.segment(word ?? "")][0]?.segment ?? "";
  return first(words[0]) + (words.length > 1 ? first(words.at(-1)) : "");
}

/** A user's picture, or their initials. Decorative: the name is beside it. */
export function Avatar({ name, picture, large }: { name: string; picture?: string; large?: boolean }) {
  return (
    <Root aria-hidden data-size={large ? "large" : undefined}>
      {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : initialsOf(name)}
    </Root>
  );
}
