import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { timedId } from "./timed-id";

const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);

/** Adds an open cancellation and a settled withdrawal. */
export async function addDeclarations(tx: Db): Promise<void> {
  await tx.run(sql`
    insert into contract_declarations
      (id, kind, name, contract, email, ends_on, language, received_at, company_id, state, note, settled_at)
    values
      (${timedId("declared cancellation", hoursAgo(5))}, 'cancellation', 'Birte Hansen', 'Monatstarif, K-10002',
        'birte.hansen@werft.example', null, 'de', ${hoursAgo(5)}, ${demoId("Werft Süd GmbH")}, 'open', '', null),
      (${timedId("declared withdrawal", hoursAgo(80))}, 'withdrawal', 'Jule Sommer', '30 Tage vom Montag',
        'jule.sommer@example.com', null, 'de', ${hoursAgo(80)}, null, 'settled', 'Bei Stripe erstattet.', ${hoursAgo(70)})
    on conflict (id) do nothing`);
}
