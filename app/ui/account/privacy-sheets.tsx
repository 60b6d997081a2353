import { Form, Link } from "@remix-run/react";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { FileSize } from "~/ui/primitives/file-size";
import { Sheet } from "~/ui/primitives/sheet";
import { unbroken } from "~/ui/primitives/unbroken";

type Time = { at: string; text: string };
export type ShownPrivacy = {
  eraseAt: Time | null;
  lastAdministrator: boolean;
  exports: {
    id: string;
    state: "waiting" | "working" | "ready" | "failed";
    reason: string | null;
    bytes: number | null;
    created: Time;
    expires: Time | null;
  }[];
};

const Root = styled.div`
  display: grid; gap: var(--s6);
  h2 { margin-block-end: var(--s2); }
  h3 { margin-block: var(--s5) var(--s2); font: 650 var(--t16) var(--font); }
  ul { margin-block-end: var(--s5); }
  li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s4); padding-block: var(--s3); border-block-start: 1px solid var(--line); }
  li:last-child { border-block-end: 1px solid var(--line); }
  li > div { flex: 1 1 14rem; min-inline-size: 0; }
  section > form, section > p + p, section > form + p { margin-block-start: var(--s4); }
`;

/** Export and erasure of the user's own data. */
export function PrivacySheets({
  privacy,
  here,
  problem,
}: {
  privacy: ShownPrivacy;
  here: string;
  problem: string | undefined;
}) {
  const { t } = useTranslation("ownData");
  const { exports, eraseAt, lastAdministrator } = privacy;
  const busy = exports.some(({ state }) => state === "waiting" || state === "working");
  return (
    <Root>
      {problem ? (
        <Alert tone="err" live>
          {problem}
        </Alert>
      ) : null}
      <Sheet data-pad aria-labelledby="export-title">
        <h2 id="export-title">{t("export.title")}</h2>
        <p>{unbroken(t("export.text"))}</p>
        {exports.length > 0 ? (
          <>
            <h3>{t("export.list")}</h3>
            <ul>
              {exports.map(one => (
                <li key={one.id}>
                  <div>
                    <b>{t(`export.state.${one.state}`)}</b>
                    <p className="small muted">
                      <time dateTime={one.created.at}>{t("export.asked", { time: one.created.text })}</time>
                    </p>
                    {one.expires ? (
                      <p className="small muted">
                        <time dateTime={one.expires.at}>{t("export.until", { time: one.expires.text })}</time>
                        {one.bytes === null ? null : (
                          <>
                            {" · "}
                            <FileSize bytes={one.bytes} />
                          </>
                        )}
                      </p>
                    ) : null}
                    {one.reason ? <p className="small">{one.reason}</p> : null}
                  </div>
                  {one.state === "ready" ? (
                    <ButtonLink
                      to={paths.ownData.export(one.id)}
                      reloadDocument
                      small
                      aria-label={t("export.downloadNamed", { time: one.created.text })}
                    >
                      <Download size={18} aria-hidden />
                      {t("export.download")}
                    </ButtonLink>
                  ) : null}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {busy ? (
          <p>
            <Link to={here} reloadDocument>
              {t("export.refresh")}
            </Link>
          </p>
        ) : (
          <Form method="post">
            <RequestId form={`export-${exports.length}`} />
            <Submit kind="plain" name="intent" value="export" busy={t("export.busy")}>
              {t("export.start")}
            </Submit>
          </Form>
        )}
      </Sheet>
      <Sheet data-pad aria-labelledby="delete-title">
        <h2 id="delete-title">{t("delete.title")}</h2>
        {eraseAt ? <p>{t("delete.planned", { time: eraseAt.text })}</p> : <p>{t("delete.text")}</p>}
        {eraseAt ? (
          <Form method="post" action={paths.ownData.delete()}>
            <RequestId form="keep-here" />
            <Submit kind="plain" name="intent" value="keep" busy={t("export.busy")}>
              {t("delete.keep")}
            </Submit>
          </Form>
        ) : lastAdministrator ? (
          <p>{t("delete.last")}</p>
        ) : (
          <p>
            <ButtonLink kind="danger" to={paths.ownData.delete()}>
              {t("delete.go")}
            </ButtonLink>
          </p>
        )}
        <p>
          {t("receipts.text")} <Link to={paths.ownData.deletions()}>{t("receipts.go")}</Link>
        </p>
      </Sheet>
    </Root>
  );
}
