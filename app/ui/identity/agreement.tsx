import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Check } from "~/ui/form/check";
import { ChoiceGroup } from "~/ui/form/choices";

/** Consent to the terms of use and, for companies, to the data processing agreement, with links to both. */
export function Agreement({
  company,
  agreed,
  errors,
}: {
  company: boolean;
  agreed: boolean;
  errors: string[] | undefined;
}) {
  const { t } = useTranslation("auth");
  return (
    <ChoiceGroup name="terms" legend={t("agree")} errors={errors}>
      <Check
        name="terms"
        label={t(company ? "agree.company" : "agree.person")}
        defaultChecked={agreed}
        aria-required
      />
      <p className="row small">
        <a href={paths.terms()} target="_blank" rel="noreferrer">
          {t("agree.terms")}
        </a>
        {company ? (
          <a href={paths.processing()} target="_blank" rel="noreferrer">
            {t("agree.processing")}
          </a>
        ) : null}
      </p>
    </ChoiceGroup>
  );
}
