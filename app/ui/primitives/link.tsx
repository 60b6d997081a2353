import { type LinkProps, Link as RouterLink } from "@remix-run/react";

type Props = Omit<LinkProps, "to"> & { to: string };

/**
 * A link on the server, where all addresses are absolute. The router's link renders the same element, but takes about five
 * per cent of the rendering time of a page with sixty links.
 */
function ServerLink({ to, ...props }: Props) {
  if (!to.startsWith("/")) return <RouterLink to={to} {...props} />;
  const { discover = "render", prefetch, preventScrollReset, relative, ...rest } = props;
  const { reloadDocument, replace, state, viewTransition, ...attributes } = rest;
  return <a data-discover={discover === "render" || undefined} {...attributes} href={to} />;
}

/** The router's link for places with many links: navigation and lists. */
export const Link = import.meta.env.SSR ? ServerLink : (RouterLink as typeof ServerLink);
