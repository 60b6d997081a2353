import { CircleCheck, Clock, Lock, Mail, MailX } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { EmployeeStatus } from "~/contract/employee-fields";
import type { UndeliveredReason } from "~/contract/undelivered-reasons";
import { paths } from "~/paths";
import { shownStatus } from "./shown-status";

const Root = styled.span`
  display: inline-flex; gap: var(--s2); align-items: center; vertical-align: bottom; font: 500 var(--t15) var(--font); color: var(--ok);
  &[data-status="invited"] { color: var(--info); }
  &[data-status="unverified"] { color: var(--warn); }
  &:is([data-status="suspended"], [data-status="undelivered"]) { color: var(--err); }
  &[data-status="locked"] { color: var(--warn); }
`;

const icons = {
  active: CircleCheck,
  invited: Mail,
  unverified: Clock,
  suspended: Lock,
  locked: Lock,
  undelivered: MailX,
};

/**
 * Whether an employee may sign in: a mark and a word; locked by a lapsed plan, with a link to upgrade. Of an invitation
 * that did not arrive, why.
 */
export function PersonStatus({
  status,
  undelivered = null,
  locked = false,
  purchase = false,
}: {
  status: EmployeeStatus;
  undelivered?: UndeliveredReason | null;
  locked?: boolean;
  purchase?: boolean;
}) {
  const { t } = useTranslation(["employees", "messages"]);
  const shown = shownStatus({ status, undelivered, locked });
  const Icon = icons[shown];
  return (
    <>
      <Root data-status={shown}>
        <Icon size={20} strokeWidth={1.6} aria-hidden />
        {t(`status.${shown}`)}
      </Root>
      {shown === "undelivered" && undelivered ? (
        <span className="tiny muted" style={{ display: "block" }}>
          {t(`undelivered.${undelivered}`)}
        </span>
      ) : null}
      {shown === "locked" && purchase ? (
        <>
          {" "}
          <a className="small" href={paths.checkout()}>
            {t("messages:plan.locked")}
          </a>
        </>
      ) : null}
    </>
  );
}
