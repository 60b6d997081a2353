import { ChevronDown } from "lucide-react";
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SelectHTMLAttributes,
  useEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { ComboboxListProps, EarlyInput } from "./combobox-list";
import { Field } from "./field";
import { listLook } from "./list-look";
import { useSelectChange } from "./use-select-change";
import { useTakenOver } from "./use-taken-over";

const Root = styled.div`
  position: relative;
  > select[data-kept] { position: absolute; inset: 0; inline-size: 100%; min-block-size: 0; opacity: 0; pointer-events: none; }
  > .control { padding-inline-end: 2.5rem; }
  > select.control { margin-block-start: 0.375rem; }
  > button {
    position: absolute; inset-inline-end: 1px; inset-block-start: calc(0.375rem + 1px); display: grid; place-items: center;
    inline-size: 2.375rem; block-size: calc(var(--control-h) - 2px); padding: 0; border: 0; border-radius: var(--r-control); background: none; cursor: pointer;
  }
  ${listLook}
  > .list[data-above] { inset-block: auto calc(100% - 0.375rem + 4px); }
  > .list:not([data-open]) { display: none; }
  > .list > div[aria-selected="true"] { font-weight: 650; }
  > .list > .none { color: var(--muted); cursor: default; }
`;

type Control = {
  id: string;
  name: string;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** A select that script makes searchable. The select keeps the value and is autofilled by browsers. */
export function Combobox({
  name,
  label,
  hint,
  errors,
  ...rest
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  errors?: string[] | undefined;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, "name" | "id">) {
  return (
    <Field name={name} label={label} hint={hint} errors={errors}>
      {control => (
        <SearchedSelect control={control} disabled={rest.disabled}>
          {kept => <select {...rest} {...kept} />}
        </SearchedSelect>
      )}
    </Field>
  );
}

type Kept = Control & {
  ref: RefObject<HTMLSelectElement>;
  tabIndex?: number;
  "aria-hidden"?: true;
  "data-kept"?: true;
};

const chosenLabel = (select: HTMLSelectElement | null) => select?.selectedOptions[0]?.label ?? "";

/** Makes any select searchable, also one whose options are static HTML. */
export function SearchedSelect({
  control,
  disabled,
  children,
}: {
  control: Control;
  disabled?: boolean | undefined;
  children: (kept: Kept) => ReactNode;
}) {
  const { t } = useTranslation("forms");
  const root = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const scripted = useTakenOver(select);
  const [shown, setShown] = useState("");
  const [early, setEarly] = useState<EarlyInput>();
  const [List, setList] = useState<ComponentType<ComboboxListProps>>();
  const [unreachable, setUnreachable] = useState(false);
  const searchable = scripted && !unreachable;

  useEffect(() => setShown(chosenLabel(select.current)), []);
  useSelectChange(select, () => setShown(chosenLabel(select.current)));

  function load(now: EarlyInput) {
    setEarly(before => ({ open: now.open || before?.open === true, typed: now.typed ?? before?.typed }));
    if (List) return;
    import("./combobox-list").then(
      module => {
        const at = document.activeElement;
        if (at && at !== document.body && !root.current?.contains(at))
          setEarly({ open: false, typed: undefined, gone: true });
        setList(() => module.ComboboxList);
      },
      () => setUnreachable(true),
    );
  }

  const { id, ...described } = control;
  const field = {
    ...described,
    name: undefined,
    id,
    type: "text",
    autoComplete: "off",
    autoCapitalize: "off",
    spellCheck: false,
    disabled,
  };
  return (
    <Root ref={root}>
      {children({
        ...control,
        ref: select,
        ...(searchable ? { id: `${id}-kept`, tabIndex: -1, "aria-hidden": true, "data-kept": true } : {}),
      })}
      {!searchable ? null : List && early ? (
        <List select={select} field={field} early={early} />
      ) : (
        <>
          <input
            {...field}
            role="combobox"
            aria-expanded={false}
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            value={early?.typed ?? shown}
            onFocus={() => load({ open: false, typed: undefined })}
            // The list may appear before the pointer is released; the click would then reach neither field.
            onPointerDown={() => load({ open: true, typed: undefined })}
            onChange={event => load({ open: true, typed: event.currentTarget.value })}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key === "ArrowDown" || event.key === "ArrowUp")
                load({ open: true, typed: undefined });
              // Enter chooses in an open list. Until it is there, Enter does nothing, instead of sending the form.
              if (event.key === "Enter" && early?.open) event.preventDefault();
            }}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={t("combobox.open")}
            disabled={disabled}
            onClick={() => load({ open: true, typed: undefined })}
          >
            <ChevronDown size={18} aria-hidden />
          </button>
          <div id={`${id}-list`} className="list" role="listbox" aria-label={t("combobox.choices")} hidden />
        </>
      )}
    </Root>
  );
}
