import type { ComponentType } from "react";

/** A confirmation page's question: the loader's data with its `title`, and the action's refusal. */
export type Question<Loaded> = ComponentType<{ loaded: Loaded; problem?: string | undefined }>;
