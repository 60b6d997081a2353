import { useTranslation } from "react-i18next";
import type { GoldenQuestion } from "~/contract/golden-questions";
import { Badge } from "~/ui/primitives/badge";

const tones = { waiting: "info", same: "ok", changed: "warn", failed: "err" } as const;

/** Whether a golden question is answered as expected. */
export function GoldenState({ state }: Pick<GoldenQuestion, "state">) {
  const { t } = useTranslation("golden");
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
