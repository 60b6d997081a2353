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
    <ChoiceGroup single name="terms" legend={t("agree")} errors={errors}>
      <Check
        id="terms"
        name="terms"
        label={t(company ? "agree.company" : "agree.person")}
        defaultChecked={agreed}
        aria-invalid={errors?.length ? true : undefined}
        aria-describedby={errors?.length ? "terms-error" : undefined}
        required
        data-called={t("agree")}
        data-missing={t("agree.needed")}
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
