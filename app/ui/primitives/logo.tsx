/** Signal flag H, "I have a pilot on board", with a wedge that makes it a speech bubble. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M8.5 4H16v19.5h-1.7L8.9 29a.8.8 0 0 1-1.4-.6v-4.9a5 5 0 0 1-4-4.9V9a5 5 0 0 1 5-5z"
        fill="var(--surface)"
      />
      <path d="M16 4h7.5a5 5 0 0 1 5 5v9.500a5 5 0 0 1-5 5H16z" fill="var(--accent)" />
      <path
        d="M8.5 4h15a5 5 0 0 1 5 5v9.500a5 5 0 0 1-5 5h-9.200L8.900 29a.8.8 0 0 1-1.400-.6v-4.900a5 5 0 0 1-4-4.900V9a5 5 0 0 1 5-5z"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
