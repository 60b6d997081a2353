/** A source as the page shows it; where one may read it is asked only when it is opened. */
export type ShownSource = {
  number: number;
  fileName: string;
  pageNumber: number | null;
  heading: string | null;
  sentence: string;
};

/** A question with its answer, as the page shows it. */
export type ShownMessage = {
  id: string;
  attempt: number;
  question: string;
  answer: string;
  state: "waiting" | "streaming" | "complete" | "declined" | "stopped" | "interrupted" | "failed";
  /** What went wrong, in the reader's language. */
  problem: string | null;
  /** The model that wrote it; null for the built-in answerer. */
  model: string | null;
  sources: ShownSource[];
  unsupported: [number, number][];
  askedAt: string;
  when: string;
};

export const isGrowing = ({ state }: Pick<ShownMessage, "state">) =>
  state === "waiting" || state === "streaming";

/** A source that stands open, with its page where its reader may see that. */
export type OpenSource = ShownSource & {
  messageId: string;
  of: number;
  /** Null in somebody else's public chat, and when the file is gone. */
  page: {
    fileId: string;
    heading: string | null;
    number: number | null;
    ordinal: number;
    total: number;
    text: string;
    start: number;
    end: number;
    previousId: string | null;
    nextId: string | null;
  } | null;
};

/** The ids that links within a chat lead to. */
export const anchors = {
  message: (id: string) => `m-${id}`,
  source: (id: string, number: number) => `s-${id}-${number}`,
  actions: (id: string) => `a-${id}`,
  /** Just before an open source, where a narrow screen shows it. */
  open: "source",
  openTitle: "source-title",
  latest: "latest",
};

/** `?source=` of a source, with the page of its file where it is another than the cited one. */
export function sourceQuery(messageId: string, number: number, pageId?: string): string {
  return `?${new URLSearchParams({ source: `${messageId}.${number}`, ...(pageId ? { page: pageId } : {}) })}`;
}
