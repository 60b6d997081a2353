import styled from "styled-components";

/**
 * A mail as mail programs show it. The frame may not run scripts, send forms or navigate, and its document has a policy
 * of its own that loads nothing.
 */
const Root = styled.iframe`
  display: block; inline-size: 100%; block-size: 30rem; max-block-size: 80vh; border: 1px solid var(--line);
  border-radius: var(--r-card); background: #ffffff; resize: vertical;
`;

export function MailFrame({ src, title }: { src: string; title: string }) {
  return <Root sandbox="" src={src} title={title} loading="lazy" />;
}
