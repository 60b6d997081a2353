import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Search, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { AppError } from "~/contract/errors";
import { formatNumber, formatPercent } from "~/i18n/format";
import { sayError } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { NoCompany } from "~/ui/employees/no-company";
import { SelectField, TextField } from "~/ui/form/field";
import { type ShownPassage, TrialPassages } from "~/ui/knowledge/trial-passages";
import { Alert } from "~/ui/primitives/alert";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["searchTest"] };

/** Characters of a question (UTF-16). */
const maxLength = 500;

/** A trial search with its ranking, for users who manage the documents. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("update", "Division")) throw new Response(null, { status: 403 });
  if (!user.companyId) return { state: "no-company" as const };
  const { language, url } = context;
  const question = (url.searchParams.get("question") ?? "")
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Cs}$/u, "");
  const wanted = url.searchParams.get("division") ?? "";
  const divisions = (await api.divisions.list({ size: 100 })).rows.map(({ id, name }) => ({ id, name }));
  const division = divisions.find(({ id }) => id === wanted)?.id;
  const common = { state: "form" as const, question, divisions, division, gone: wanted !== "" && !division };
  if (!question) return { ...common, found: null, problem: null };
  try {
    const { passages, clarity, ...found } = await api.search.try({
      question,
      ...(division && { divisionId: division }),
    });
    const shown = passages.map(
      ({ place, score, ...passage }): ShownPassage => ({
        ...passage,
        page: place?.number ? formatNumber(place.number, language) : null,
        to: place ? paths.knowledge.page(place.fileId, place.pageId) : null,
        score: formatPercent(Math.round(score * 100), language),
      }),
    );
    const number = (value: number) => formatNumber(Math.round(value * 10) / 10, language);
    const figures =
      clarity.value === null
        ? null
        : { value: number(clarity.value), answer: number(clarity.answer), nearest: number(clarity.nearest) };
    return { ...common, found: { ...found, passages: shown, clarity: figures }, problem: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.status === 404) throw error;
    return { ...common, found: null, problem: sayError(language, error.code, error.data.values) };
  }
}

const Ask = styled(Form)`
  display: grid; grid-template-columns: minmax(0, 1fr) 16rem auto; gap: var(--s4); align-items: end;
  @media (max-width: 767px) { grid-template-columns: minmax(0, 1fr); }
`;

export default function SearchTest() {
  const { t } = useTranslation(["searchTest", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  if (data.state === "no-company")
    return (
      <>
        <PageHead title={root.title} />
        <NoCompany about="divisions" />
      </>
    );
  const { question, divisions, division, found, problem } = data;
  return (
    <>
      <PageHead title={root.title}>{t("intro")}</PageHead>
      <div className="stack" data-gap="6">
        <Sheet data-pad as="div">
          <Ask role="search" action={paths.knowledge.searchTest()} key={`${question} ${division}`}>
            <TextField
              name="question"
              label={t("question")}
              type="search"
              required
              maxLength={maxLength}
              defaultValue={question}
            />
            <SelectField name="division" label={t("division")} defaultValue={division ?? ""}>
              <option value="">{t("all")}</option>
              {divisions.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Button kind="main">
              <Search size={18} aria-hidden />
              {t("find")}
            </Button>
          </Ask>
        </Sheet>
        {data.gone ? <Alert tone="warn">{t("gone")}</Alert> : null}
        {problem ? <Alert tone="err">{problem}</Alert> : null}
        {found && found.passages.length === 0 ? (
          <EmptyState
            title={t("none")}
            action={
              <ButtonLink to={paths.knowledge.new(division ? { division } : {})}>
                <Upload size={18} aria-hidden />
                {t("upload")}
              </ButtonLink>
            }
          >
            {t("noneText")}
          </EmptyState>
        ) : null}
        {found && found.passages.length > 0 ? (
          <>
            <Alert live tone={found.level === "answer" ? "ok" : "calm"}>
              <strong>{t(`level_${found.level}`)}</strong>
              {found.clarity ? <> {t("clarity", found.clarity)}</> : null}
              {found.searchedAs ? <p>{t("searchedAs", { question: found.searchedAs })}</p> : null}
              {found.missing.length > 0 ? (
                <p>{t("missing", { words: found.missing.join(t("shell:comma")) })}</p>
              ) : null}
            </Alert>
            <TrialPassages passages={found.passages} />
          </>
        ) : null}
      </div>
    </>
  );
}
