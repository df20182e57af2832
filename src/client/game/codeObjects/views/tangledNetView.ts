import { TANGLED_NET_JOINTS } from '#shared/content/foeJoints.ts';
import { numberOf, type CreateView } from '../CodeObjectView.ts';
import { sway } from '../codeObjectMotion.ts';
import { codeObjectWords } from '../texts.ts';
import { foeChild } from './foeChild.ts';

const AT = {
  ...TANGLED_NET_JOINTS,
  plaque: [30, -178],
} as const;
const MIDDLE = AT.columns[2];
const PULL_PX = 9;
/** The room for words on the plaque. */
const WORDS_PX = 176;
const SWAY_MS = 3600;

/** A net of knots that hangs from a branch, until every row is undone and it becomes a swing with a plaque. */
export const tangledNetView: CreateView = (tools) => {
  const { pieces, nickname, isCalm, sparkle } = tools;
  const ropes = pieces.add('tangledNet/ropes');
  const rows = AT.rows.map((y) => ({
    tangle: pieces.add('tangledNet/tangle', MIDDLE, y),
    strand: pieces.add('tangledNet/strand', MIDDLE, y),
  }));
  const knots = AT.rows.map((y) => AT.columns.map((x) => pieces.add('tangledNet/knot', x, y)));
  const eyes = pieces.add('tangledNet/stern', ...AT.eyes);
  const lamps = AT.lamps.map(([x, y]) => pieces.addLight('tangledNet/lamp', x, y).alpha(0));
  const ring = pieces.add('tangledNet/ring').alpha(0);
  const swing = pieces.add('tangledNet/swing', ...AT.branch).alpha(0);
  const plaque = pieces.add('tangledNet/plaque', ...AT.plaque).alpha(0);
  const [dx, dy] = AT.plaque;
  const words = pieces.addWords(codeObjectWords.swing(nickname), { dx, dy, most: WORDS_PX });
  words.show(false);
  const showChild = foeChild('tangledNet', tools);

  let won = 0;
  let undone = 0;

  return ({ picture, dt, time, isWaiting }) => {
    const isBeaten = numberOf(picture['beaten']) > 0;
    const isFree = isBeaten || numberOf(picture['ended']) > 0;
    const pull = isCalm ? 0 : numberOf(picture['pull']);
    const [row, column] = [Math.round(numberOf(picture['row'])), Math.round(numberOf(picture['column']))];
    const begun = numberOf(picture['begun']);

    ropes.alpha(isBeaten ? 0 : 1).turn(sway(time, SWAY_MS) * 0.006);
    let left = 0;
    for (const [index, { tangle, strand }] of rows.entries()) {
      // Between two plays, and where a phase has fewer rows, the net shows as it hangs there.
      const known = picture[`left.${index}`];
      const isThere = known !== null;
      const count = isFree ? 0 : known === undefined ? AT.columns.length : numberOf(known);
      left += count;
      tangle.alpha(!isBeaten && isThere && count > 0 ? 1 : 0);
      strand.alpha(!isBeaten && isThere && count === 0 ? 1 : 0);
      const gone = index === row ? column : 0;
      for (const [place, knot] of (knots[index] ?? []).entries()) {
        const isTied = isThere && !isBeaten && place >= gone && place < gone + count;
        const isHeld = isTied && index === row && place === column && begun > 0;
        const [x, y] = [AT.columns[place] ?? 0, AT.rows[index] ?? 0];
        knot
          .alpha(isTied ? 1 : 0)
          .at(x - (isHeld ? PULL_PX * pull : 0), y)
          .turn(isHeld ? -pull * Math.PI : 0);
      }
    }
    if (left < undone && dt > 0) sparkle(AT.columns[Math.max(0, column - 1)] ?? 0, AT.rows[row] ?? 0);
    undone = left;

    const isPlaying = !isWaiting && !isFree && begun > 0;
    ring.alpha(isPlaying ? 1 : 0).at(AT.columns[column] ?? AT.columns[4], AT.rows[row] ?? AT.rows[0]);
    const hasMissed = typeof picture['missed'] === 'number';
    eyes
      .frame(
        isFree
          ? 'tangledNet/happy'
          : numberOf(picture['passed']) > 1 && !hasMissed
            ? 'tangledNet/dizzy'
            : 'tangledNet/stern',
      )
      .alpha(isBeaten ? 0 : 1)
      .turn(sway(time, SWAY_MS) * 0.04);

    const count = numberOf(picture['won']);
    for (const [index, lamp] of lamps.entries()) lamp.alpha(!isBeaten && index < count ? 1 : 0);
    if (count > won && dt > 0) sparkle(AT.lamps[1][0], AT.lamps[1][1]);
    won = count;

    swing.alpha(isBeaten ? 1 : 0).turn(sway(time, SWAY_MS) * 0.03);
    plaque.alpha(isBeaten ? 1 : 0);
    words.show(isBeaten);
    showChild(picture);
  };
};
