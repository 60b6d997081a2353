import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ChevronLeft, ChevronRight, Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { formatDate } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { isUnsure } from "~/ui/chats/is-unsure";
import { markPage } from "~/ui/chats/mark-page";
import { PageSheet } from "~/ui/knowledge/page-sheet";
import { OriginalView } from "~/ui/original/original-view";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["divisions", "original"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const page = await or404(api.files.page({ id: params.page ?? "" }));
  if (page.fileId !== params.id) throw notFound();
  const {
    text,
    kind,
    total,
    previousId,
    nextId,
    fileId,
    fileName,
    heading,
    language,
    hiddenWords,
    confidence,
  } = page;
  const numberIn = (name: string) => Number(context.url.searchParams.get(name) ?? Number.NaN);
  const [start, end] = [numberIn("from"), numberIn("to")];
  const marked =
    Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start < end && end <= text.length;
  const number = page.number ?? page.ordinal + 1;
  const translate = textsFor(context.language);
  const place = translate(kind === "pdf" ? "divisions:page.of" : "divisions:page.sectionOf", {
    number,
    total,
  });
  return {
    kind,
    fileId,
    fileName,
    heading,
    language,
    place,
    hiddenWords,
    confidence,
    number: page.number,
    replaced: page.replaced
      ? translate("divisions:page.replaced", {
          number: String(page.replaced.number),
          date: formatDate(page.replaced.at, { language: context.language, timeZone: user.timeZone }),
        })
      : null,
    paragraphs: markPage(text, marked ? { sentence: text.slice(start, end), start, end } : undefined),
    marked,
    sentence: marked ? text.slice(start, end) : null,
    /** The number of the page in the .pdf, if that can be shown. */
    original: kind === "pdf" && !page.replaced ? page.number : null,
    title: translate(kind === "pdf" ? "divisions:page.ofFile" : "divisions:page.sectionOfFile", {
      name: fileName,
      number,
      total,
    }),
    previous: previousId && paths.knowledge.page(fileId, previousId),
    next: nextId && paths.knowledge.page(fileId, nextId),
    breadcrumbs: [
      { to: paths.knowledge.divisions(user.access), text: translate("divisions:backToAll") },
      { to: paths.knowledge.file(fileId), text: fileName },
    ],
  };
}

const Root = styled.div`
  max-inline-size: 46rem;
  > .turn { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s3); margin-block: var(--s5); }
  > .turn > :first-child { margin-inline-end: auto; color: var(--muted); }
  > p { margin-block-start: var(--s4); }
`;

export default function FilePage() {
  const { t } = useTranslation("divisions");
  const page = useLoaderData<typeof loader>();
  const sheet = (
    <PageSheet
      language={page.language}
      heading={page.heading}
      paragraphs={page.paragraphs}
      number={page.number}
    />
  );
  return (
    <>
      <PageHead
        title={page.fileName}
        actions={
          page.replaced ? undefined : (
            <ButtonLink to={paths.knowledge.download(page.fileId)} reloadDocument download>
              <Download size={18} aria-hidden />
              {t("download")}
            </ButtonLink>
          )
        }
      >
        {page.marked ? <a href="#mark">{t("page.mark")}</a> : null}
      </PageHead>
      <Root>
        <nav className="turn" aria-label={t("page.turn")}>
          <Turn page={page} />
        </nav>
        {page.replaced ? (
          <Alert tone="warn">
            {page.replaced} <Link to={paths.knowledge.file(page.fileId)}>{t("page.present")}</Link>
          </Alert>
        ) : null}
        {page.original === null ? (
          sheet
        ) : (
          <OriginalView fileId={page.fileId} number={page.original} sentence={page.sentence}>
            {sheet}
          </OriginalView>
        )}
        <div className="turn">
          <Turn page={page} />
        </div>
        <p className="small muted">{t("page.asRead")}</p>
        {page.confidence === null ? null : isUnsure(page.confidence) ? (
          <Alert tone="warn">{t("page.scannedUnsure", { percent: page.confidence })}</Alert>
        ) : (
          <p className="small muted">{t("page.scanned", { percent: page.confidence })}</p>
        )}
        {page.hiddenWords > 0 ? (
          <p className="small muted">{t("page.hiddenWords", { count: page.hiddenWords })}</p>
        ) : null}
      </Root>
    </>
  );
}

type Shown = Awaited<ReturnType<typeof loader>>;

function Turn({ page }: { page: Shown }) {
  const { t } = useTranslation("divisions");
  const pdf = page.kind === "pdf";
  return (
    <>
      <span className="small num">{page.place}</span>
      {page.previous ? (
        <ButtonLink small to={page.previous} rel="prev">
          <ChevronLeft size={18} aria-hidden className="flips" />
          {pdf ? t("page.previous") : t("page.previousSection")}
        </ButtonLink>
      ) : null}
      {page.next ? (
        <ButtonLink small to={page.next} rel="next">
          {pdf ? t("page.next") : t("page.nextSection")}
          <ChevronRight size={18} aria-hidden className="flips" />
        </ButtonLink>
      ) : null}
    </>
  );
}
