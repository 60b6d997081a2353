import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { blockKinds, maxBlocks } from "~/contract/mail-block-kinds";
import type { MailContent } from "~/contract/mail-blocks";
import { ChoiceGroup } from "~/ui/form/choices";
import { SelectField, TextArea, TextField } from "~/ui/form/field";
import { Button } from "~/ui/primitives/button";

const Part = styled.div`
  display: grid; gap: var(--s3); padding: var(--s4); border: 1px solid var(--line); border-radius: var(--r-control); margin-block-end: var(--s3);
  > .head { display: flex; flex-wrap: wrap; align-items: flex-end; gap: var(--s2); }
  > .head > [data-field] { flex: 1 1 10rem; }
  > .head > button { padding-inline: var(--s3); }
`;

type Row = { key: number; kind: MailContent["blocks"][number]["kind"]; text: string };

/** Subject and blocks of a mail. Buttons change the blocks with script at once, without it by sending the form. */
export function ContentEditor({
  content,
  language,
  errors,
}: {
  content: MailContent;
  language: string;
  errors: (name: string) => string[] | undefined;
}) {
  const { t } = useTranslation("operatorMail");
  const next = useRef(content.blocks.length);
  const root = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<Row[]>(() => content.blocks.map((block, key) => ({ ...block, key })));
  /** `instead`: the buttons that take the focus of one that is removed or disabled, the first that there is. */
  const change = (make: (rows: Row[]) => Row[], instead: string[]) => (event: MouseEvent) => {
    event.preventDefault();
    setRows(make);
    setTimeout(() => {
      // Buttons fire no input event, for which the preview and the unsaved guard listen.
      root.current?.dispatchEvent(new Event("change", { bubbles: true }));
      if (!document.activeElement?.matches("body, :disabled")) return;
      const button = (value: string) =>
        root.current?.querySelector<HTMLButtonElement>(`button[value="${value}"]:enabled`);
      instead.map(button).find(Boolean)?.focus();
    });
  };
  const moved = (from: number, to: number) =>
    change(
      rows => {
        const after = [...rows];
        after.splice(to, 0, ...after.splice(from, 1));
        return after;
      },
      [to < from ? `down:${to}` : `up:${to}`],
    );
  return (
    <div ref={root} className="stack" data-gap="5">
      <TextField
        name="subject"
        label={t("subject")}
        defaultValue={content.subject}
        maxLength={200}
        lang={language}
        errors={errors("subject")}
        required
      />
      <ChoiceGroup name="blocks" legend={t("blocks")} hint={t("blocksHint")} errors={errors("blocks")}>
        <div>
          {rows.map(({ key, kind, text }, index) => {
            const number = String(index + 1);
            return (
              <Part key={key}>
                <div className="head">
                  <SelectField
                    name={`blocks[${index}].kind`}
                    label={t("blockKind", { number })}
                    defaultValue={kind}
                  >
                    {blockKinds.map(one => (
                      <option key={one} value={one}>
                        {t(`kind.${one}`)}
                      </option>
                    ))}
                  </SelectField>
                  <Button
                    name="intent"
                    value={`up:${index}`}
                    aria-label={t("moveUp", { number })}
                    disabled={index === 0}
                    formNoValidate
                    onClick={moved(index, index - 1)}
                  >
                    <ArrowUp size={18} aria-hidden />
                  </Button>
                  <Button
                    name="intent"
                    value={`down:${index}`}
                    aria-label={t("moveDown", { number })}
                    disabled={index === rows.length - 1}
                    formNoValidate
                    onClick={moved(index, index + 1)}
                  >
                    <ArrowDown size={18} aria-hidden />
                  </Button>
                  <Button
                    name="intent"
                    value={`remove:${index}`}
                    aria-label={t("removeBlock", { number })}
                    formNoValidate
                    onClick={change(
                      rows => rows.filter(row => row.key !== key),
                      [`remove:${index}`, `remove:${index - 1}`, "add"],
                    )}
                  >
                    <X size={18} aria-hidden />
                  </Button>
                </div>
                <TextArea
                  name={`blocks[${index}].text`}
                  label={t("blockText", { number })}
                  defaultValue={text}
                  maxLength={2000}
                  lang={language}
                  errors={errors(`blocks[${index}].text`)}
                />
              </Part>
            );
          })}
          {rows.length < maxBlocks ? (
            <Button
              name="intent"
              value="add"
              formNoValidate
              onClick={change(
                rows => [...rows, { key: next.current++, kind: "paragraph", text: "" }],
                [`remove:${rows.length}`],
              )}
            >
              <Plus size={18} aria-hidden />
              {t("addBlock")}
            </Button>
          ) : null}
        </div>
      </ChoiceGroup>
    </div>
  );
}
