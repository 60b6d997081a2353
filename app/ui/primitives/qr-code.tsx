import styled from "styled-components";

const Root = styled.svg`
  flex: none; inline-size: 11.5rem; block-size: 11.5rem; border: 1px solid var(--line); border-radius: var(--r-control); background: #fff; color: #000;
`;

/** A QR code rendered on the server as one path. Dark on light in every theme, so that scanners can read it. */
export function QrCode({ label, code }: { label: string; code: { size: number; path: string } }) {
  return (
    <Root role="img" aria-label={label} viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges">
      <path d={code.path} fill="currentColor" />
    </Root>
  );
}
