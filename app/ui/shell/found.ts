/** A search result that its reader may open. */
export type Found = {
  kind: (typeof foundKinds)[number];
  to: string;
  title: string;
  note: string | null;
  /** The address to ask about it, with permission. */
  ask?: string;
  /** The fields of an action, which is sent as a form; other results are links. */
  post?: Record<string, string>;
};

/** Sends the form of an action as a document request, because it may change every page. */
export function sendAction({ to, post = {} }: Found): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = to;
  for (const [name, value] of Object.entries(post)) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

/** The kinds in display order. */
const foundKinds = ["ask", "page", "chat", "division", "file", "person", "passage", "action"] as const;

export const kindIcons = {
  ask: "chat",
  passage: "file",
  action: "settings",
  page: "page",
  chat: "chat",
  division: "library",
  file: "file",
  person: "person",
} as const;

/** The results of each kind that has some, in the order of their first results. */
export function grouped(found: Found[]): { kind: Found["kind"]; items: Found[] }[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.map(kind => ({ kind, items: found.filter(item => item.kind === kind) }));
}
