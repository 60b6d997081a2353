import type { ReactNode } from "react";
import styled from "styled-components";
import { Sheet } from "~/ui/primitives/sheet";

const Root = styled(Sheet)`
  > header { display: grid; gap: var(--s4); padding: var(--s5); border-block-end: 1px solid var(--line); }
  > header > div:first-child { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s3); }
  > header > div:last-child { max-inline-size: 24rem; }
  > .all { padding: var(--s3) var(--s5); border-block-start: 1px solid var(--line); font: 400 var(--t15) var(--font); }
  @media (max-width: 639px) { > header, > .all { padding-inline: var(--s4); } }
`;

/** A list within the company settings: quota, link to add, rows, and link to the full list. */
export function CompanyList({
  title,
  limit,
  add,
  all,
  children,
}: {
  title: string;
  limit: ReactNode;
  add: ReactNode;
  all: ReactNode;
  children: ReactNode;
}) {
  return (
    <Root aria-labelledby="list-title" data-wide>
      <header>
        <div>
          <h2 id="list-title">{title}</h2>
          {add}
        </div>
        {limit}
      </header>
      {children}
      <p className="all">{all}</p>
    </Root>
  );
}
