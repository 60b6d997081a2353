import { Link } from "@remix-run/react";
import styled from "styled-components";
import { Alert } from "~/ui/primitives/alert";
import type { Outage } from "./frame-data";

const Root = styled.div`
  display: grid; gap: var(--s3); margin-block-end: var(--s5);
  p + p { margin-block-start: var(--s1); }
`;

/** Above every page of those whom it concerns: what does not work at the moment, and what continues. */
export function OutageBanner({ outages }: { outages: Outage[] }) {
  return (
    <Root>
      {outages.map(({ part, text, since, link }) => (
        <Alert key={part} tone="warn">
          <p>{text}</p>
          {since || link ? (
            <p className="small">
              {since} {link ? <Link to={link.to}>{link.text}</Link> : null}
            </p>
          ) : null}
        </Alert>
      ))}
    </Root>
  );
}
