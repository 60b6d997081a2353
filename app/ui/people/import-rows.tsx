import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { PeopleKind } from "~/contract/people-fields";
import { LongName } from "~/ui/primitives/long-name";
import { Cell, Table } from "~/ui/primitives/table";

const Root = styled.div`
  > h2 { padding: var(--s5) var(--s5) var(--s2); }
  > p { padding: var(--s3) var(--s5) var(--s4); color: var(--muted); font: 400 var(--t15) var(--font); }
  .why { font-weight: 600; color: var(--err); }
  th > .label { display: none; color: var(--muted); font-weight: 400; }
  li + li { margin-block-start: var(--s2); }
  @media (max-width: 899px) { th > .label { display: inline; } > h2, > p { padding-inline: var(--s4); } }
`;

type Row = { row: number; firstName: string; lastName: string; email: string; belongs: string };
type Problem = { column: string; value: string; why: string };

/** The rows with problems, which are not imported. */
export function BadRows({ rows }: { rows: (Row & { problems: Problem[] })[] }) {
  const { t } = useTranslation(["people", "shell"]);
  return (
    <Root>
      <h2>{t("import.badTitle")}</h2>
      <Table
        caption={t("import.badTitle")}
        head={
          <>
            <th scope="col">{t("import.row")}</th>
            <th scope="col">{t("import.who")}</th>
            <th scope="col">{t("import.why")}</th>
          </>
        }
      >
        {rows.map(row => (
          <tr key={row.row}>
            <th scope="row" className="num">
              <span className="label">{t("import.row")} </span>
              {row.row}
            </th>
            <td>
              <bdi>{`${row.firstName} ${row.lastName}`.trim() || "–"}</bdi>
              <span className="sub">
                <LongName name={row.email} />
              </span>
            </td>
            <td>
              <ul>
                {row.problems.map(problem => (
                  <li key={`${problem.column} ${problem.why}`}>
                    {problem.column ? <b>{t("shell:label", { name: problem.column })}</b> : null}{" "}
                    {problem.value ? <q>{problem.value}</q> : null} <span className="why">{problem.why}</span>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </Table>
    </Root>
  );
}

/** The first importable rows, as parsed. */
export function GoodRows({ rows, kind, more }: { rows: Row[]; kind: PeopleKind; more: number }) {
  const { t } = useTranslation("people");
  const belongs = kind === "staff" ? "role" : kind === "data-manager" ? "company" : null;
  return (
    <Root>
      <h2>{t("import.sample")}</h2>
      <Table
        caption={t("import.sample")}
        head={
          <>
            <th scope="col">{t("import.row")}</th>
            <th scope="col">{t("column.name")}</th>
            <th scope="col">{t("column.email")}</th>
            {belongs ? <th scope="col">{t(`column.${belongs}`)}</th> : null}
          </>
        }
      >
        {rows.map(row => (
          <tr key={row.row}>
            <Cell label={t("import.row")}>
              <span className="num">{row.row}</span>
            </Cell>
            <th scope="row">
              <bdi>{`${row.firstName} ${row.lastName}`}</bdi>
            </th>
            <td>
              <LongName name={row.email} />
            </td>
            {belongs ? (
              <td>
                <bdi>{row.belongs}</bdi>
              </td>
            ) : null}
          </tr>
        ))}
      </Table>
      {more > 0 ? <p>{t("import.more", { count: more })}</p> : null}
    </Root>
  );
}
