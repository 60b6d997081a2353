import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Submit } from "./submit";

/**
 * The submit button of a public form with its human check, which asks nothing. Without script: a time stamp and a
 * hidden trap field. With script (app/ui/enhance/human-check.ts) the browser also solves a challenge.
 */
export function HumanSubmit({ stamp, busy, children }: { stamp: string; busy: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div
      data-human={paths.humanCheck({ stamp })}
      data-waiting={t("checking")}
      data-recaptcha={paths.recaptcha()}
      data-privacy={paths.privacy()}
    >
      <Submit wide busy={busy}>
        {children}
      </Submit>
      <input type="hidden" name="stamp" value={stamp} />
      <input className="hidden" name="homepage" tabIndex={-1} autoComplete="off" aria-hidden />
      {/* Rendered empty first, so that changes are announced. */}
      <p className="hidden" role="status" />
    </div>
  );
}
