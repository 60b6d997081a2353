// Replaces @react-spring/web in nivo (vite.config.ts). The drawings are not animated, but nivo would still create a spring
// for each coordinate of each bar and label: three quarters of the server's time for a dashboard, and 20 KB in the
// browser. It also resolves custom properties to fixed colours, which survive a change of theme.
// Values are plain, so code that calls their methods does not work: nivo's points of a scatter plot and its radial grid.
import { type ComponentType, createElement, Fragment, type ReactNode } from "react";

type Values = Record<string, unknown>;
type State<Item> = Values | null | ((item: Item, at: number) => Values);

/** `animated.g` is "g"; `animated(Component)` is the component. */
export const animated = new Proxy((component: ComponentType) => component, {
  get: (_, element: string) => element,
}) as ((component: ComponentType) => ComponentType) & Record<string, string>;

/** No timing. */
export const config = {};

/** Computes a value from one or several. */
export const to = (values: unknown, compute: (...values: unknown[]) => unknown): unknown =>
  Array.isArray(values) ? compute(...values) : compute(values);

/** The values at the end of a movement. */
export const useSpring = (props: Values): Values => (props["to"] as Values | undefined) ?? props;

/** {@link useSpring} of several. */
export const useSprings = (_count: number, all: Values[]): Values[] => all.map(useSpring);

/** Draws each present item in its final state; removes absent ones at once. */
export function useTransition<Item>(
  items: Item[],
  options: { keys: (item: Item) => string; from: State<Item>; enter: State<Item>; update: State<Item> },
) {
  const { keys, from, enter, update } = options;
  const valuesOf = (state: State<Item>, item: Item, at: number) =>
    typeof state === "function" ? state(item, at) : state;
  return (draw: (values: Values, item: Item, transition: Values, at: number) => ReactNode): ReactNode =>
    items.map((item, at) => {
      const values = {
        ...valuesOf(from, item, at),
        ...valuesOf(enter, item, at),
        ...valuesOf(update, item, at),
      };
      return createElement(Fragment, { key: keys(item) }, draw(values, item, {}, at));
    });
}
