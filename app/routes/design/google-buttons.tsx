import { useTranslation } from "react-i18next";
import { GoogleButton, type GoogleState } from "~/ui/identity/google-button";

const sizes = ["large", "medium", "small"] as const;
const states: GoogleState[] = ["ready", "loading", "loaded", "failed", "missing"];

/** The Google button: three heights in every state. */
export function GoogleButtons() {
  const { t } = useTranslation(["google", "messages"]);
  return sizes.map(size => (
    <div key={size} className="row" style={{ alignItems: "flex-start" }}>
      {states.map(state => (
        <GoogleButton
          key={state}
          type="button"
          size={size}
          state={state}
          label={t("signIn")}
          note={state === "failed" ? t("messages:signIn.failed") : undefined}
        />
      ))}
    </div>
  ));
}
