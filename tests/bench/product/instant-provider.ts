// A benchmark process: an OpenAI-compatible server that answers at once.
import { fakeProvider } from "~/integrations/ai/fake-provider";

const { url } = await fakeProvider("instant");
process.send?.({ origin: url });
