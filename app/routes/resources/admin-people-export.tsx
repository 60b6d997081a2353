import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import writeXlsx, { type Cell, type Row } from "write-excel-file/node";
import type { Person } from "~/contract/people";
import { csvLine, harmless } from "~/i18n/csv-line";
import { languageNames } from "~/i18n/languages";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { kindAsked, peopleQuery } from "~/routes/people/people-query";
import { countryNamer, staffRoleName } from "~/routes/people/show-person";
import { enterSignedIn } from "~/session/enter";
import { flash } from "~/session/flash";

/** A spreadsheet is made in memory: more rows than these are had as CSV, which is sent as it is read. */
const mostInMemory = 20_000;
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The people that a list's filter finds, as a file: CSV piece by piece, or XLSX. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = enterSignedIn(context);
  const { page: _, size: __, ...filter } = peopleQuery(context.url, kindAsked(context.url));
  const { heads, cells } = columnsOf(context, filter.kind);
  const pieces = piecesOf(api, filter);
  if (context.url.searchParams.get("format") !== "xlsx")
    return answer(csvOf(heads, cells, pieces), "text/csv; charset=utf-8", `${filter.kind}.csv`);
  const rows: Row[] = [heads.map(value => ({ value, fontWeight: "bold" }))];
  for await (const people of pieces) {
    for (const person of people) rows.push(cells(person).map(xlsxCell));
    if (rows.length > mostInMemory) {
      flash(context, { kind: "problem", key: "people:exportTooMany", values: { count: mostInMemory } });
      throw redirect(paths.people.list(filter.kind));
    }
  }
  const file = await writeXlsx(rows, {
    columns: heads.map(() => ({ width: 22 })),
    stickyRowsCount: 1,
  }).toBuffer();
  return answer(new Uint8Array(file), xlsx, `${filter.kind}.xlsx`);
}

type Value = string | number | Date | null;

function columnsOf(context: AppLoadContext, kind: Person["kind"]) {
  const t = textsFor(context.language);
  const countryName = countryNamer(context);
  const columns: [string, (person: Person) => Value][] = [
    [t("people:field.firstName"), person => person.firstName],
    [t("people:field.lastName"), person => person.lastName],
    [t("people:field.email"), person => person.email],
    [t("people:field.phone"), person => person.phone],
  ];
  if (kind === "staff") columns.push([t("people:field.role"), person => staffRoleName(context, person.role)]);
  if (kind === "data-manager") {
    columns.push([t("people:field.companyName"), person => person.company?.name ?? null]);
    if (context.build.mode === "lotse")
      columns.push([t("people:column.plan"), person => t(`people:plan.${person.plan ?? "none"}`)]);
  }
  columns.push(
    [t("people:column.status"), person => t(`employees:status.${person.status}`)],
    [t("people:field.language"), person => languageNames[person.language]],
    [t("people:field.country"), person => countryName(person.country)],
    [t("people:column.since"), person => person.createdAt],
  );
  return {
    heads: columns.map(([head]) => head),
    cells: (person: Person) => columns.map(([, cell]) => cell(person)),
  };
}

async function* piecesOf(
  api: AppLoadContext["api"],
  filter: Omit<ReturnType<typeof peopleQuery>, "page" | "size">,
) {
  for (let piece = 1; ; piece++) {
    const { rows, more } = await api.people.export({ ...filter, piece });
    yield rows;
    if (!more) return;
  }
}

function csvOf(
  heads: string[],
  cells: (person: Person) => Value[],
  pieces: AsyncGenerator<Person[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const plain = (value: Value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
  return new ReadableStream({
    start(controller) {
      // The mark in front tells Excel that this is UTF-8.
      controller.enqueue(encoder.encode(`\ufeff${csvLine(heads)}`));
    },
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) return controller.close();
      const lines = value.map(person => csvLine(cells(person).map(plain)));
      controller.enqueue(encoder.encode(lines.join("")));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/** Texts are texts, never formulas, whatever they begin with; a phone number keeps its plus, which alone runs nothing. */
function xlsxCell(value: Value): Cell {
  if (value === null) return null;
  if (value instanceof Date) return { value, type: Date, format: "yyyy-mm-dd" };
  if (typeof value === "number") return { value, type: Number };
  return { value: /^\+\d+$/.test(value) ? value : harmless(value), type: String };
}

function answer(body: BodyInit, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
