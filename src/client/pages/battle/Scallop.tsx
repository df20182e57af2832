/** A scallop: a case that has passed. Its colours are those of the words around it. */
export function Scallop({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 30" aria-hidden="true" className={className}>
      <path
        d="M16 27c-2 0-4.6-.4-5.6-2C5.6 22.5 2 17 2 12.5 2 9.5 4.2 8 6.5 8 7 5 9.3 3.5 11.7 4.2 13 2.6 14.5 2 16 2s3 .6 4.3 2.200C22.7 3.5 25 5 25.5 8 27.8 8 30 9.5 30 12.5 30 17 26.4 22.5 21.6 25c-1 1.6-3.6 2-5.6 2Z"
        fill="var(--scallop, #ff9fb4)"
        stroke="currentcolor"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path
        d="M16 24V8M12.5 23.5 8.5 11M19.5 23.500l4-12.5"
        fill="none"
        stroke="currentcolor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
