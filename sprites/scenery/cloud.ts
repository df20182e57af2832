import { part, svg } from '../core/svg.ts';

/** A cloud about 3 `s` wide. */
export function cloud(s: number, opacity = 1): string {
  const d = svg`M${-s * 1.5} 0C${-s * 1.9} ${-s * 0.7} ${-s * 1.1} ${-s} ${-s * 0.8} ${-s * 0.7}C${-s * 0.6} ${-s * 1.4} ${s * 0.4} ${-s * 1.4} ${s * 0.5} ${-s * 0.8}C${s} ${-s * 1.1} ${s * 1.7} ${-s * 0.7} ${s * 1.4} 0Z`;
  return `<g opacity="${opacity}">${part(d, '#ffffff', { outline: 0, shadowColor: '#cfe8fb', shadow: [-2, -6] })}</g>`;
}
