/** A treasure chest: what nobody knows yet. */
export function ChestPicture({ isOpen = false }: { readonly isOpen?: boolean }) {
  return (
    <svg viewBox="0 0 48 40" aria-hidden="true">
      {isOpen ? (
        <path
          d="M5 14 L9 3 H39 L43 14Z"
          fill="#8a4f22"
          stroke="#4a2710"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ) : (
        <path
          d="M4 19 C4 8 10 4 16 4 H32 C38 4 44 8 44 19Z"
          fill="#b56c31"
          stroke="#4a2710"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      )}
      {isOpen && <path d="M10 18 Q24 6 38 18Z" fill="#ffd34f" stroke="#b07a12" strokeWidth="2" />}
      <rect x="4" y="18" width="40" height="18" rx="3" fill="#a05a26" stroke="#4a2710" strokeWidth="3" />
      <path d="M13 18V36M35 18V36" stroke="#e6b13c" strokeWidth="5" />
      <rect x="19" y="14" width="10" height="12" rx="3" fill="#ffd34f" stroke="#4a2710" strokeWidth="2.5" />
    </svg>
  );
}
