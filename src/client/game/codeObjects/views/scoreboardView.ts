import type { CreateView } from '../CodeObjectView.ts';
import { near } from '../codeObjectMotion.ts';
import { NumberSign } from '../NumberSign.ts';

const ROUNDS = [0, 1, 2, 3, 4] as const;
const PEARLS = { first: -84, spacing: 26, y: -73 } as const;
const FISH_X = 112;
const CHEER_MS = 1800;
const HOP_MS = 300;
const COUNT_MS = 120;

/** A board that counts up to what a program shows, with two fish that cheer. */
export const scoreboardView: CreateView = ({ pieces, isCalm, sparkle }) => {
  pieces.add('scoreboard/board');
  const pearls = ROUNDS.map((round) =>
    pieces.add('scoreboard/pearl', PEARLS.first + round * PEARLS.spacing, PEARLS.y),
  );
  const fish = [-1, 1].map((side) => ({ side, piece: pieces.add('scoreboard/fish', side * FISH_X, 0) }));
  const total = new NumberSign({
    pieces,
    digits: 'scoreboard/digit-',
    most: 3,
    spacing: 42,
    dx: 0,
    dy: -132,
  });
  const score = new NumberSign({
    pieces,
    digits: 'scoreboard/small-digit-',
    most: 2,
    spacing: 15,
    dx: 64,
    dy: -73,
  });
  let last: number | null = null;
  let counted = 0;
  let sinceShown = CHEER_MS;
  return ({ picture, dt, elapsed }) => {
    const wanted = typeof picture['total'] === 'number' ? picture['total'] : null;
    if (wanted !== last) {
      sinceShown = wanted === null ? CHEER_MS : 0;
      if (wanted !== null) sparkle(0, -150);
      last = wanted;
    }
    sinceShown += elapsed;
    counted = near(counted, wanted ?? 0, dt, COUNT_MS);
    total.show(wanted === null ? null : counted);
    score.show(typeof picture['score'] === 'number' ? picture['score'] : null);
    const round = typeof picture['round'] === 'number' ? picture['round'] : -1;
    for (const [index, pearl] of pearls.entries())
      pearl.frame(index <= round ? 'scoreboard/pearl-lit' : 'scoreboard/pearl');
    const isCheering = sinceShown < CHEER_MS;
    for (const { side, piece } of fish) {
      const hop = isCheering && !isCalm ? Math.abs(Math.sin((sinceShown / HOP_MS) * Math.PI + side)) * 10 : 0;
      piece.frame(isCheering ? 'scoreboard/fish-up' : 'scoreboard/fish').at(side * FISH_X, -hop);
    }
  };
};
