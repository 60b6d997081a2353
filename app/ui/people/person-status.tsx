import { CircleCheck, Clock, Lock, Mail } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { EmployeeStatus } from "~/contract/employee-fields";
import { paths } from "~/paths";

const Root = styled.span`
  display: inline-flex; gap: var(--s2); align-items: center; vertical-align: bottom; font: 500 var(--t15) var(--font); color: var(--ok);
  &[data-status="invited"] { color: var(--info); }
  &[data-status="unverified"] { color: var(--warn); }
  &[data-status="suspended"] { color: var(--err); }
  &[data-status="locked"] { color: var(--warn); }
`;

const icons = { active: CircleCheck, invited: Mail, unverified: Clock, suspended: Lock, locked: Lock };

/** Whether an employee may sign in: a mark and a word; locked by a lapsed plan, with a link to upgrade. */
export function PersonStatus({
  status,
  locked = false,
  purchase = false,
}: {
  status: EmployeeStatus;
  locked?: boolean;
  purchase?: boolean;
}) {
  const { t } = useTranslation(["employees", "messages"]);
  const shown = locked && status !== "suspended" ? "locked" : status;
  const Icon = icons[shown];
  return (
    <>
      <Root data-status={shown}>
        <Icon size={20} strokeWidth={1.6} aria-hidden />
        {t(`status.${shown}`)}
      </Root>
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
