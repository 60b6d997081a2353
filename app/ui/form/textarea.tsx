import {
  forwardRef,
  type TextareaHTMLAttributes,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from "react";

type Typed = { text: string; from: number; to: number };
const typedBefore = new WeakMap<HTMLTextAreaElement, Typed>();
const unchanging = () => () => {};

/** A `<textarea>` that keeps text typed before hydration, which React would overwrite. Its text has its own direction. */
export const Textarea = forwardRef<
  HTMLTextAreaElement,
  { id: string } & TextareaHTMLAttributes<HTMLTextAreaElement>
>(function Lines(props, outer) {
  const inner = useRef<HTMLTextAreaElement>(null);
  const takenOver = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  // Runs before React hydrates the element.
  if (!takenOver && typeof document !== "undefined") rememberTyped(document.getElementById(props.id));
  useImperativeHandle(outer, () => inner.current!, []);
  return (
    <textarea
      dir="auto"
      {...props}
      ref={area => {
        (inner as { current: HTMLTextAreaElement | null }).current = area;
        if (area) restoreTyped(area);
      }}
    />
  );
});

function rememberTyped(area: HTMLElement | null) {
  if (!(area instanceof HTMLTextAreaElement) || area.value === area.defaultValue) return;
  typedBefore.set(area, { text: area.value, from: area.selectionStart, to: area.selectionEnd });
}

function restoreTyped(area: HTMLTextAreaElement) {
  const typed = typedBefore.get(area);
  typedBefore.delete(area);
  if (!typed || area.value === typed.text) return;
  area.value = typed.text;
  area.setSelectionRange(typed.from, typed.to);
}
