import { Solid } from './Solid.tsx';

/** A jellyfish around the origin, 80 wide and 100 high: it goes where a program sends it. */
export function Jellyfish() {
  return (
    <>
      {[-22, -8, 8, 22].map((x, index) => (
        <path
          key={x}
          d={`M${x} 6q${index % 2 ? 8 : -8} 14 0 26t0 20`}
          fill="none"
          stroke="#8465c9"
          strokeWidth="6"
          strokeLinecap="round"
        />
      ))}
      <Solid
        d="M-40 10c-6-44 20-66 40-66s46 22 40 66q-10 10-20 0-10 10-20 0-10 10-20 0-10 10-20 0Z"
        paint="violet"
      >
        <ellipse cx="-18" cy="-30" rx="6" ry="12" fill="#fff" opacity=".6" transform="rotate(24 -18 -30)" />
      </Solid>
      <circle cx="-12" cy="-16" r="4.500" fill="#2a2438" />
      <circle cx="12" cy="-16" r="4.500" fill="#2a2438" />
      <path d="M-6-8q6 6 12 0" fill="none" stroke="#2a2438" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}
