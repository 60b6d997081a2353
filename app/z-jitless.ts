import type { z } from "zod";

// Zod tries `new Function` once to see whether it may compile; under our policy that is a report. This is what
// z.config() does, said without Zod itself: pages that check nothing in the browser need not load it.
const held = globalThis as { __zod_globalConfig?: Parameters<typeof z.config>[0] };
held.__zod_globalConfig ??= {};
Object.assign(held.__zod_globalConfig, { jitless: true });
