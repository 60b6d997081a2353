export interface OrderSign {
  /** Three points in one place hold a file back. */
  weight: 1 | 2 | 3;
  pattern: RegExp;
}

export const sign = (weight: OrderSign["weight"], source: string): OrderSign => ({
  weight,
  pattern: new RegExp(source, "giu"),
});

/** Within a sentence, at most so many UTF-16 units. */
export const near = (most: number) => `[^.!?\\n]{0,${most}}?`;
