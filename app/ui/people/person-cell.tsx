import type { ReactNode } from "react";
import styled from "styled-components";
import { paths } from "~/paths";
import { Avatar } from "~/ui/primitives/avatar";
import { Link } from "~/ui/primitives/link";
import { LongName } from "~/ui/primitives/long-name";

const Root = styled.span`
  display: flex; gap: var(--s3); align-items: center;
  > :last-child { min-inline-size: 0; }
`;

/** The person of a row: picture, name and address, linked to their page. */
export function PersonCell({
  person: { name, email, avatar },
  to,
  children,
}: {
  person: { name: string; email: string; avatar: string | null };
  to: string;
  /** Beside the name. */
  children?: ReactNode;
}) {
  return (
    <Root>
      <Avatar name={name} picture={paths.picture(avatar)} />
      <span>
        <Link to={to}>
          <bdi>{name}</bdi>
        </Link>
        {children}
        <span className="sub">
          <LongName name={email} />
        </span>
      </span>
    </Root>
  );
}
