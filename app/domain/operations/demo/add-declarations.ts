import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { timedId } from "./timed-id";

const before = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);

/** A cancellation that waits for the operator, and a withdrawal that is settled. */
export async function addDeclarations(tx: Db): Promise<void> {
  await tx.run(sql`
    insert into contract_declarations
      (id, kind, name, contract, email, ends_on, language, received_at, company_id, state, note, settled_at)
    values
      (${timedId("declared cancellation", before(5))}, 'cancellation', 'Birte Hansen', 'Monatstarif, K-10002',
        'birte.hansen@werft.example', null, 'de', ${before(5)}, ${demoId("Werft Süd GmbH")}, 'open', '', null),
      (${timedId("declared withdrawal", before(80))}, 'withdrawal', 'Jule Sommer', '30 Tage vom Montag',
        'jule.sommer@example.com', null, 'de', ${before(80)}, null, 'settled', 'Bei Stripe erstattet.', ${before(70)})
    on conflict (id) do nothing`);
}
