import type { Answered } from "./question";
import { autoMultipleChoice } from "./questions/auto-multiple-choice";
import { biblatex } from "./questions/biblatex";
import { claws } from "./questions/claws";
import { cloudcompare } from "./questions/cloudcompare";
import { digidoc } from "./questions/digidoc";
import { eyes17 } from "./questions/eyes17";
import { gentle } from "./questions/gentle";
import { gmAssistant } from "./questions/gm-assistant";
import { gnucash } from "./questions/gnucash";
import { hagenberg } from "./questions/hagenberg";
import { hausarbeit } from "./questions/hausarbeit";
import { jurabib } from "./questions/jurabib";
import { komascript } from "./questions/komascript";
import { l2kurz } from "./questions/l2kurz";
import { lilypond } from "./questions/lilypond";
import { linuxcnc } from "./questions/linuxcnc";
import { milog } from "./questions/milog";
import { muttprint } from "./questions/muttprint";
import { openni } from "./questions/openni";
import { paperwork } from "./questions/paperwork";
import { previsat } from "./questions/previsat";
import { texlive } from "./questions/texlive";

/** The questions that a document answers. */
export const answered: Answered[] = [
  ...l2kurz,
  ...muttprint,
  ...texlive,
  ...linuxcnc,
  ...paperwork,
  ...hausarbeit,
  ...milog,
  ...gnucash,
  ...lilypond,
  ...biblatex,
  ...gentle,
  ...claws,
  ...openni,
  ...cloudcompare,
  ...digidoc,
  ...gmAssistant,
  ...previsat,
  ...eyes17,
  ...autoMultipleChoice,
  ...hagenberg,
  ...jurabib,
  ...komascript,
];
