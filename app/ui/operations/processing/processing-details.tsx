import { Form } from "@remix-run/react";
import { OctagonX, RotateCcw } from "lucide-react";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { RequestId } from "~/ui/form/request-id";
import { Button } from "~/ui/primitives/button";
import { AboveContext } from "~/ui/primitives/confirmation";
import { DescriptionList } from "~/ui/primitives/description-list";
import { Progress } from "~/ui/primitives/progress";
import { Sheet } from "~/ui/primitives/sheet";
import { Attempts } from "./attempts";
import type { ShownProcessingFile } from "./shown-processing";

const Root = styled.div`
  display: grid; gap: var(--s6);
  h2, h3 { font: 650 var(--t17, 1.0625rem) var(--font); }
`;

/** A file's processing: figures, attempts and actions. On its own page, and in the table's dialog. */
export default function ProcessingDetails({
  loaded: { file, facts, attempts, may },
}: {
  loaded: ShownProcessingFile;
  problem?: string | undefined;
}) {
  const { t } = useTranslation(["processing", "divisions"]);
  const above = useContext(AboveContext);
  const Sender = above?.Form ?? Form;
  const busy = file.status === "reading" && file.pagesTotal !== null;
  const content = (
    <Root>
      {busy ? (
        <Progress
          label={t("divisions:pagesRead", { name: file.name })}
          value={file.pagesRead}
          of={file.pagesTotal ?? 0}
        />
      ) : null}
      <DescriptionList lines={facts} />
      <Attempts attempts={attempts} heading={above ? "h3" : "h2"} />
      {may.retry || may.cancel ? (
        <Sender method="post" className="row" {...(above ? { action: above.action } : {})}>
          <RequestId form={`processing-${file.id}-${file.attempts}`} />
          {may.retry ? (
            <Button kind="main" name="intent" value={`retry:${file.id}`}>
              <RotateCcw size={18} aria-hidden />
              {t("retry")}
            </Button>
          ) : null}
          {may.cancel ? (
            <Button name="intent" value={`cancel:${file.id}`}>
              <OctagonX size={18} aria-hidden />
              {t("cancel")}
            </Button>
          ) : null}
        </Sender>
      ) : null}
    </Root>
  );
  return above ? content : <Sheet data-pad>{content}</Sheet>;
}
