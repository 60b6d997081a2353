import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { unbroken } from "~/ui/primitives/unbroken";

/**
 * The way to the other kind of account, above a registration: to a personal one from that of a company, whose employees
 * are invited instead, and back where companies register themselves. `prices`: plans are sold to companies.
 */
export function OtherRegistration({ company, prices }: { company?: string | null; prices?: boolean }) {
  const { t } = useTranslation("auth");
  const forPerson = company === undefined;
  const to = forPerson ? paths.register() : company;
  if (to === null) return null;
  return (
    <div className="stack small" data-gap="2" style={{ marginBlockEnd: "1.5rem" }}>
      {forPerson ? <p>{unbroken(t("other.employee"))}</p> : null}
      <p>
        {t(forPerson ? "other.person" : "other.company")}{" "}
        <Link to={to}>{t(forPerson ? "other.personLink" : "other.companyLink")}</Link>
      </p>
      {prices ? (
        <p>
          {t("other.prices")} <a href={paths.checkout()}>{t("other.pricesLink")}</a>
        </p>
      ) : null}
    </div>
  );
}
