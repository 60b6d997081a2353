import type { z } from "zod";

// Zod probes `new Function` once to see whether it may compile, which violates our policy and causes a report. This
// is z.config() without importing Zod: pages that validate nothing in the browser need not load it.
const held = globalThis as { __zod_globalConfig?: Parameters<typeof z.config>[0] };
held.__zod_globalConfig ??= {};
Object.assign(held.__zod_globalConfig, { jitless: true });
