import { type ComponentProps, type ComponentType, lazy, useState } from "react";
import { DefaultLayout } from "./default-layout";

type Props = ComponentProps<typeof DefaultLayout>;

// The pages of visitors do without this frame, so a browser loads it as a chunk of its own. The server has
// it at hand: what waits there would be missing where there is no script.
let held: ComponentType<Props> | undefined = import.meta.env.SSR ? DefaultLayout : undefined;

/** Fetches the frame before a page that came with it is taken over. */
export async function loadFrame() {
  const { DefaultLayout: Loaded } = await import("./default-layout");
  held = Loaded;
  return { default: Loaded };
}

const Later = lazy(loadFrame);

/** The frame of signed-in pages. */
export function Frame(props: Props) {
  const [Loaded] = useState(() => held ?? Later);
  return <Loaded {...props} />;
}
