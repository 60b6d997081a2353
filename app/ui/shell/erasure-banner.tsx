import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Access } from "~/contract/abilities";
import { paths } from "~/paths";
import { RequestId } from "~/ui/form/request-id";
import { Alert } from "~/ui/primitives/alert";
import { Button } from "~/ui/primitives/button";

const Root = styled.div`
  margin-block-end: var(--s5);
  .row { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s4); }
  .row > p:first-of-type { flex: 1 1 14rem; }
`;

/** Shown on every page while an erasure is planned: its date, and a link to cancel it. */
export function ErasureBanner({ at }: { at: { at: string; text: string } }) {
  const { t } = useTranslation("frame");
  return (
    <Root>
      <Alert tone="warn">
        <Form className="row" method="post" action={paths.ownData.delete()}>
          <RequestId form="keep" />
          <p>
            <b>{t("erasure", { time: at.text })}</b>
          </p>
          <Button type="submit" small name="intent" value="keep">
            {t("erasure.keep")}
          </Button>
        </Form>
      </Alert>
    </Root>
  );
}

/** Shown to a company's people on every page while its deletion is announced: when, and how to keep what they asked. */
export function CompanyEndBanner({ at, access }: { at: { at: string; text: string }; access: Access }) {
  const { t } = useTranslation("frame");
  return (
    <Root>
      <Alert tone="warn">
        <div className="row">
          <p>
            <b>{t("companyEnds", { time: at.text })}</b>
          </p>
          <Link to={paths.ownData.overview(access)}>{t("companyEnds.export")}</Link>
        </div>
      </Alert>
    </Root>
  );
}
