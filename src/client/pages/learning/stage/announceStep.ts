/** Pure: what a command did, in words for those who do not see it. */
import type { StageState } from '#shared/simulation/stage/stageTypes.ts';
import { friendName } from './conditionsOf.ts';
import type { Film, FilmStop } from './film.ts';
import { stageTexts } from './texts.ts';

const { announce } = stageTexts;

export function announceStep(film: Film, stop: FilmStop | undefined): string {
  if (stop === undefined) return '';
  const [before, after] = [film.states[stop.from], film.states[stop.to]];
  if (before === undefined || after === undefined) return '';
  const happened = after.happened.flatMap((one) => {
    if (one.kind === 'bumped') return announce.bumped;
    if (one.kind === 'fell') return announce.fell;
    return [];
  });
  const reached = after.ending === 'GOAL' ? [announce.reached] : [];
  return [...actOf(stop, before, after), ...happened, ...reached].join('. ');
}

function actOf({ step }: FilmStop, before: StageState, after: StageState): string[] {
  const { command, args } = step;
  const columns = Math.abs(after.cell.column - before.cell.column);
  const rows = Math.abs(after.cell.row - before.cell.row);
  const happened = (kind: string) => after.happened.some((one) => one.kind === kind);
  switch (command) {
    case 'walk':
      return columns === 0
        ? []
        : [announce.walk(columns, after.cell.column > before.cell.column ? 'right' : 'left')];
    case 'turn':
    case 'jump':
    case 'dash':
      return [announce[command]];
    case 'climbUp':
    case 'climbDown':
      return [announce[command](rows)];
    case 'take':
      return [happened('emptyHand') ? announce.emptyHand : announce.take];
    case 'talk': {
      const talked = after.happened.find((one) => one.kind === 'talked');
      if (talked === undefined) return [announce.nobody];
      return [announce.talk(friendName(after.layout.friends[talked.friend - 1]?.npcId), talked.text)];
    }
    case 'say':
      return [announce.say(String(args[0] ?? ''))];
    case 'draw': {
      const painted = after.happened.find((one) => one.kind === 'painted');
      return painted === undefined ? [] : [announce.draw(stageTexts.colors[painted.color])];
    }
    case 'gapAhead':
    case 'wallAhead':
    case 'shellHere':
    case 'shellAhead':
    case 'friendAhead':
    case 'atFlag':
    case 'readSign':
    case 'colorHere':
    case 'stepsLeft':
      return [];
  }
}
