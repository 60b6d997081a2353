import type { AppLoadContext } from "@remix-run/node";
import type { Room } from "~/contract/divisions";
import { mayBuy } from "~/session/may-buy";
import type { Offer } from "~/ui/knowledge/answer";

/** A list longer than this nobody reads in a select; the rest is reached from its own division. */
const mostOffered = 500;

/** What the form of new knowledge offers: the divisions that take files, and whether another one may be made. */
export async function makeOffer(context: AppLoadContext, wanted: string): Promise<Offer> {
  const { api, build } = context;
  const divisions: Offer["divisions"] = [];
  let room: Room;
  for (let page = 1; ; page++) {
    const list = await api.divisions.list({ page, size: 100 });
    room = list.room;
    divisions.push(...list.rows.filter(row => row.status === "open" && !row.locked));
    if (list.to >= list.total || list.rows.length === 0 || divisions.length >= mostOffered) break;
  }
  const offered = divisions.map(({ id, name }) => ({ id, name }));
  const known = offered.some(({ id }) => id === wanted);
  return {
    divisions: offered,
    chosen: known ? wanted : offered.length === 0 ? "new" : offered.length === 1 ? offered[0]!.id : "",
    limitMb: build.uploadLimitMb,
    full: room.locked ? room.limit : null,
    purchase: mayBuy(context),
  };
}
