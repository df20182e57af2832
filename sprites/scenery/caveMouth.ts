import { light } from '../core/color.ts';
import { at, fill, line, part } from '../core/svg.ts';
import { crystalCluster } from './crystals.ts';
import { portalDoor } from './portalDoor.ts';

const ROCK = '#8f9bd0';
const ROCK_INK = '#2f356c';

/** A boulder with a door in it and crystals in its cracks, 190 wide and 150 high. */
export function caveMouth(glow: string): string {
  const cracks =
    fill('M-92 -20L-58 -60L-66 -104L-40 -128L-100 -130Z', light(ROCK, 0.7), 0.5) +
    line('M-70 -8L-58 -34L-66 -58M64 -12L56 -44L70 -70M48 -122L60 -104L54 -90', '#5560a4', 2.6, 0.7);
  return (
    at('translate(-74 0) rotate(-14)', crystalCluster(66, '#6fe6dc', 5)) +
    at('translate(78 0) rotate(16)', crystalCluster(58, '#ff9fd0', 8)) +
    part(
      'M-92 5L-98 -36L-80 -72L-84 -104L-50 -138L-12 -150L28 -144L62 -124L82 -92L80 -58L98 -28L94 5Z',
      ROCK,
      { outline: 2.2, ink: ROCK_INK, shadow: [-5, -4], shadowColor: '#6672b8', inside: cracks },
    ) +
    portalDoor({ frame: '#c4d0fa', wood: '#7d5a8a', glow }) +
    at('translate(-66 2)', crystalCluster(34, '#b79bff', 3)) +
    at('translate(68 2)', crystalCluster(30, '#6fe6dc', 4))
  );
}
