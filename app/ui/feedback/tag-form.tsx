import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { TagChoice, TagMark } from "~/contract/tags";
import { CheckGroup } from "~/ui/form/choices";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { Sheet } from "~/ui/primitives/sheet";

/** On paper there is nothing to tick: it shows the tags that are chosen. */
const Paper = styled(Sheet)`
  @media print {
    && { padding: 0; border: 0; box-shadow: none; }
    &:not(:has(:checked)), label:not(:has(:checked)), input, .sub { display: none; }
  }
`;

/** The company's tags as checkboxes; suggested ones are first and marked. */
export function TagBoxes({
  choices,
  chosen,
  hint,
}: {
  choices: TagChoice[];
  chosen: TagMark[];
  hint?: ReactNode;
}) {
  const { t } = useTranslation("tagging");
  return (
    <CheckGroup
      columns
      name="tagIds"
      legend={t("tags")}
      hint={choices.length === 0 ? t("none") : hint}
      choices={choices.map(({ id, name, suggested }) => ({
        value: id,
        label: <bdi>{name}</bdi>,
        sub: suggested ? t("suggested") : undefined,
      }))}
      chosen={chosen.map(({ id }) => id)}
    />
  );
}

/** Sets the tags of the page's record: sent with the intent `tags`. */
export function TagForm({
  choices,
  chosen,
  version,
  refused,
}: {
  choices: TagChoice[];
  chosen: TagMark[];
  /** For records whose tags count as a change of the record. */
  version?: number;
  /** Why the tags were not saved, and those that were ticked. */
  refused?: { problem: string; tagIds: string[] } | undefined;
}) {
  const { t } = useTranslation("tagging");
  const ticked = refused ? choices.filter(({ id }) => refused.tagIds.includes(id)) : chosen;
  return (
    <Paper data-pad>
      <Form method="post" className="stack" data-gap="5">
        {refused ? (
          <Alert tone="err" live>
            {refused.problem}
          </Alert>
        ) : null}
        <TagBoxes choices={choices} chosen={ticked} />
        <RequestId form="tags" />
        <input type="hidden" name="intent" value="tags" />
        {version === undefined ? null : (
          <ExpectedVersion version={version} refusal={readRefusal(undefined)} />
        )}
        {choices.length === 0 ? null : (
          <div className="row">
            <Submit busy={t("saving")}>{t("save")}</Submit>
          </div>
        )}
      </Form>
    </Paper>
  );
}
