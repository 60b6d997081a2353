import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Access } from "~/contract/abilities";
import type { MatrixRow } from "~/contract/role-matrix";
import { Switch } from "~/ui/form/choices";
import { TextField } from "~/ui/form/field";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";
import { RoleMatrix } from "./role-matrix";

type Props = {
  role: { name: string; access: Access; twoFactorRequired: boolean; rows: MatrixRow[] };
  refusal: FormRefusal;
  locked: string[];
  fixed?: boolean;
  /** The built-in role's default name, if it can be renamed. */
  builtIn?: string | undefined;
  /** The other areas that the role could open, with their addresses. */
  others?: { access: Access; to: string }[];
  version?: number;
  /** Companies' roles always open the same area, so the form omits it. */
  oneAccess: boolean;
  back: string;
  submit: string;
};

/** A role's name, area and matrix. */
export function RoleForm(props: Props) {
  const {
    role,
    refusal,
    locked,
    fixed = false,
    builtIn,
    others = [],
    version,
    oneAccess,
    back,
    submit,
  } = props;
  const { t } = useTranslation(["roles", "shell"]);
  return (
    <Form method="post" noValidate className="stack" data-gap="6">
      <input type="hidden" name="access" value={role.access} />
      {fixed ? null : <UnsavedGuard />}
      <RequestId form={`role-${version ?? "new"}`} />
      {version === undefined ? null : <input type="hidden" name="version" value={version} />}
      <Sheet data-pad className="stack">
        <div style={{ maxInlineSize: "32rem" }}>
          <TextField
            name="name"
            label={t("name")}
            hint={builtIn ? t("nameHintBuiltIn", { name: builtIn }) : t("nameHint")}
            defaultValue={role.name}
            errors={refusal.errors("name")}
            maxLength={60}
            autoComplete="off"
            readOnly={fixed}
            required={!builtIn}
          />
        </div>
        {oneAccess ? null : (
          <p>
            <b>{t("shell:label", { name: t("columnAccess") })}</b> {t(`access.${role.access}`)}.{" "}
            {t(`accessText.${role.access}`)}{" "}
            {others.length > 0 ? (
              <>
                {t("accessOther")}{" "}
                {others.map(({ access, to }, index) => (
                  <span key={access}>
                    {index > 0 ? t("shell:comma") : ""}
                    <Link to={to}>{t(`access.${access}`)}</Link>
                  </span>
                ))}
              </>
            ) : version === undefined ? null : (
              t("accessFixed")
            )}
          </p>
        )}
        <Switch
          name="twoFactorRequired"
          label={t("twoFactor")}
          sub={t("twoFactorText")}
          defaultChecked={role.twoFactorRequired}
          disabled={fixed}
        />
      </Sheet>
      <Sheet data-pad className="stack" id="rows" tabIndex={-1}>
        <h2>{t("matrix")}</h2>
        <p>
          {t("matrixHint")} {locked.length > 0 && !fixed ? t("notYours") : null}
        </p>
        {refusal.errors("rows") ? (
          <p style={{ color: "var(--err)", fontWeight: 600 }}>{refusal.errors("rows")?.join(" ")}</p>
        ) : null}
        <RoleMatrix key={role.access} access={role.access} rows={role.rows} locked={locked} fixed={fixed} />
      </Sheet>
      {fixed ? null : (
        <div className="row">
          <Submit busy={t("saving")}>{submit}</Submit>
          <Button name="intent" value="preview">
            {t("preview")}
          </Button>
          <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
        </div>
      )}
    </Form>
  );
}
