import { z } from "zod";

// Zod tries `new Function` once to see whether it may compile; under our policy that is a report.
z.config({ jitless: true });
