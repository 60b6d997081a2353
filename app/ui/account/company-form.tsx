import { useTranslation } from "react-i18next";
import type { Company } from "~/contract/company";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { Sheet } from "~/ui/primitives/sheet";
import { CompanyFieldsets } from "./company-fieldsets";
import { FormGrid } from "./form-grid";

/** The details of a company. `countries` only if the document does not contain them. */
export function CompanyForm({
  company,
  countries,
  refused,
}: {
  company: Company;
  countries: string | null;
  refused: Refusal | undefined;
}) {
  const { t } = useTranslation(["account", "messages", "shell", "settings"]);
  const refusal = readRefusal(refused);
  return (
    <>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad>
        <FormGrid method="post" noValidate>
          <UnsavedGuard />
          <RequestId form="company" />
          <ExpectedVersion version={company.version} refusal={refusal} />
          <CompanyFieldsets
            title={t("settings:tab.company")}
            saved={company}
            buyer={{
              country: company.country,
              buyer_reference: company.buyer_reference,
              billing_email: company.billing_email,
              countries: countries ?? undefined,
            }}
            refusal={refusal}
          />
          <p>
            <Submit busy={t("saving")}>{t("shell:save")}</Submit>
          </p>
        </FormGrid>
      </Sheet>
    </>
  );
}
