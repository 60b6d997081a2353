import { Link } from "@remix-run/react";
import styled from "styled-components";
import { Alert } from "~/ui/primitives/alert";
import type { Outage } from "./frame-data";

const Root = styled.div`
  display: grid; gap: var(--s3); margin-block-end: var(--s5);
  p + p { margin-block-start: var(--s1); }
`;

/** The current outages and what still works, above every page of the users concerned. */
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
