import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Check } from "~/ui/form/check";
import { Button } from "~/ui/primitives/button";

type FileChoice = { id: string; name: string; divisionName: string };

/** The selectable and the selected files. */
export type FileChoices = {
  chosen: FileChoice[];
  /** The results of the search, without the selected files. */
  found: FileChoice[];
  /** The total number of results. */
  total: number;
  search: string;
  /** Why the search failed. */
  problem?: string;
};

const Root = styled.details`
  summary { min-block-size: 2rem; inline-size: fit-content; padding-block: 0.25rem; color: var(--accent); font: 500 var(--t15) var(--font); cursor: pointer; }
  summary:hover { color: var(--accent-deep); }
  .file-search { display: flex; gap: var(--s2); margin-block: var(--s2) var(--s3); max-inline-size: 28rem; }
  .file-search > input { flex: 1; min-inline-size: 0; min-block-size: var(--control-h); padding: 0.375rem var(--s3); border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); font: 400 var(--t16) var(--font); }
  .wrong { padding: 0 0 var(--s2); color: var(--err); font: 400 var(--t15) var(--font); }
  .hint { color: var(--muted); font: 400 var(--t13) var(--font); }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: var(--s2) var(--s5); }
  li { overflow-wrap: anywhere; }
  @media (max-width: 639px) { summary { min-block-size: 2.75rem; padding-block: 0.625rem; } }
`;

/**
 * Selects single files in a form. Its button sends the form with `intent` files: the page returns with the results and
 * keeps the other input, also without script.
 */
export function ChooseFiles({ files, errors }: { files: FileChoices; errors?: string[] | undefined }) {
  const { t } = useTranslation("ask");
  const { chosen, found, total, search, problem } = files;
  const searched = search !== "" || problem !== undefined;
  return (
    <Root open={chosen.length > 0 || searched} id="files">
      <summary>{chosen.length > 0 ? t("files.chosen", { count: chosen.length }) : t("files")}</summary>
      <p className="hint">{t("files.hint")}</p>
      {errors ? <p className="wrong">{errors.join(" ")}</p> : null}
      <div className="file-search">
        <input
          type="search"
          name="fileSearch"
          aria-label={t("files.search")}
          placeholder={t("files.search")}
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "file-search-problem" : undefined}
        />
        <Button name="intent" value="files" formNoValidate>
          <Search size={18} aria-hidden />
          {t("files.find")}
        </Button>
      </div>
      {problem ? (
        <p className="wrong" id="file-search-problem">
          {problem}
        </p>
      ) : null}
      <ul>
        {[...chosen, ...found].map((file, at) => (
          <li key={file.id}>
            <Check
              name="fileIds"
              value={file.id}
              defaultChecked={at < chosen.length}
              label={<bdi>{file.name}</bdi>}
              sub={<bdi>{file.divisionName}</bdi>}
            />
          </li>
        ))}
      </ul>
      <p className="hint" role="status">
        {total === 0
          ? t("files.none")
          : total > found.length + chosen.length
            ? t("files.more", { shown: found.length + chosen.length, total })
            : searched
              ? t("files.found", { count: total })
              : null}
      </p>
    </Root>
  );
}
