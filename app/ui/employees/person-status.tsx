import { CircleCheck, Clock, Lock, Mail } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { EmployeeStatus } from "~/contract/employee-fields";

const Root = styled.span`
  display: inline-flex; gap: var(--s2); align-items: center; vertical-align: bottom; font: 500 var(--t15) var(--font); color: var(--ok);
  &[data-status="invited"] { color: var(--info); }
  &[data-status="unverified"] { color: var(--warn); }
  &[data-status="suspended"] { color: var(--err); }
`;

const icons = { active: CircleCheck, invited: Mail, unverified: Clock, suspended: Lock };

/** Whether somebody may come in: a mark and a word. */
export function PersonStatus({ status }: { status: EmployeeStatus }) {
  const { t } = useTranslation("employees");
  const Icon = icons[status];
  return (
    <Root data-status={status}>
      <Icon size={20} strokeWidth={1.6} aria-hidden />
      {t(`status.${status}`)}
    </Root>
  );
}
