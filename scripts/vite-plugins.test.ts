import { build } from "esbuild";
import { expect, test } from "vitest";
import { staticIcons } from "./vite-plugins";

test("a developer sees pages with icons: the development server bundles them with the React that they need", async () => {
  const { config } = staticIcons() as unknown as {
    config(): { optimizeDeps: { esbuildOptions: Parameters<typeof build>[0] } };
  };
  const { outputFiles } = await build({
    stdin: { contents: 'export { Lock } from "lucide-react";', resolveDir: process.cwd() },
    bundle: true,
    format: "esm",
    external: ["react", "react/jsx-runtime"],
    write: false,
    // Like the development server, which does not read tsconfig.json.
    tsconfigRaw: "{}",
    ...config().optimizeDeps.esbuildOptions,
  });
  const code = outputFiles![0]!.text;
  expect(code).toContain('from "react/jsx-runtime"');
  expect(code).not.toContain("React.createElement");
});
