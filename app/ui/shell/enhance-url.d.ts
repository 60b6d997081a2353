/** The address of app/ui/enhance/enhance.ts as the build names it (scripts/vite-plugins.ts). */
declare module "virtual:enhance-url" {
  const address: string;
  export default address;
}
