import { expect, it } from 'vitest';
import {
  EIGHTH_ASKS,
  EIGHTH_INSULTS,
  EIGHTH_SELF_HARM,
} from '../../../../../tests/support/chatLines/eighthHarmful.ts';
import { EIGHTH_ORDINARY } from '../../../../../tests/support/chatLines/eighthOrdinary.ts';
import { ELEVENTH_INSULTS } from '../../../../../tests/support/chatLines/eleventhHarmful.ts';
import { ELEVENTH_ORDINARY } from '../../../../../tests/support/chatLines/eleventhOrdinary.ts';
import { FIFTH_ASKS, FIFTH_INSULTS } from '../../../../../tests/support/chatLines/fifthHarmful.ts';
import { FIFTH_ORDINARY } from '../../../../../tests/support/chatLines/fifthOrdinary.ts';
import {
  FOURTH_ASKS,
  FOURTH_INSULTS,
  FOURTH_SELF_HARM,
} from '../../../../../tests/support/chatLines/fourthHarmful.ts';
import { FOURTH_ORDINARY } from '../../../../../tests/support/chatLines/fourthOrdinary.ts';
import {
  FRESH_ASKS,
  FRESH_INSULTS,
  FRESH_SELF_HARM,
} from '../../../../../tests/support/chatLines/freshHarmful.ts';
import { FRESH_ORDINARY_DAY } from '../../../../../tests/support/chatLines/freshOrdinaryDay.ts';
import { FRESH_ORDINARY_PLAY } from '../../../../../tests/support/chatLines/freshOrdinaryPlay.ts';
import {
  NINTH_ASKS,
  NINTH_INSULTS,
  NINTH_SELF_HARM,
} from '../../../../../tests/support/chatLines/ninthHarmful.ts';
import { NINTH_ORDINARY } from '../../../../../tests/support/chatLines/ninthOrdinary.ts';
import {
  SECOND_ASKS,
  SECOND_INSULTS,
  SECOND_SELF_HARM,
} from '../../../../../tests/support/chatLines/secondHarmful.ts';
import { SECOND_ORDINARY } from '../../../../../tests/support/chatLines/secondOrdinary.ts';
import {
  SEVENTH_ASKS,
  SEVENTH_INSULTS,
  SEVENTH_SELF_HARM,
} from '../../../../../tests/support/chatLines/seventhHarmful.ts';
import { SEVENTH_ORDINARY } from '../../../../../tests/support/chatLines/seventhOrdinary.ts';
import {
  SIXTH_ASKS,
  SIXTH_INSULTS,
  SIXTH_SELF_HARM,
} from '../../../../../tests/support/chatLines/sixthHarmful.ts';
import { SIXTH_ORDINARY } from '../../../../../tests/support/chatLines/sixthOrdinary.ts';
import {
  TENTH_ASKS,
  TENTH_INSULTS,
  TENTH_SELF_HARM,
} from '../../../../../tests/support/chatLines/tenthHarmful.ts';
import { TENTH_ORDINARY } from '../../../../../tests/support/chatLines/tenthOrdinary.ts';
import {
  THIRD_ASKS,
  THIRD_INSULTS,
  THIRD_SELF_HARM,
} from '../../../../../tests/support/chatLines/thirdHarmful.ts';
import { THIRD_ORDINARY } from '../../../../../tests/support/chatLines/thirdOrdinary.ts';
import {
  THIRTEENTH_ASKS,
  THIRTEENTH_INSULTS,
} from '../../../../../tests/support/chatLines/thirteenthHarmful.ts';
import { THIRTEENTH_ORDINARY } from '../../../../../tests/support/chatLines/thirteenthOrdinary.ts';
import { TWELFTH_INSULTS } from '../../../../../tests/support/chatLines/twelfthHarmful.ts';
import { TWELFTH_ORDINARY } from '../../../../../tests/support/chatLines/twelfthOrdinary.ts';
import {
  FIFTEENTH_ASKS,
  FIFTEENTH_INSULTS,
} from '../../../../../tests/support/chatLines/fifteenthHarmful.ts';
import { FIFTEENTH_ORDINARY } from '../../../../../tests/support/chatLines/fifteenthOrdinary.ts';
import {
  FOURTEENTH_ASKS,
  FOURTEENTH_INSULTS,
} from '../../../../../tests/support/chatLines/fourteenthHarmful.ts';
import { FOURTEENTH_ORDINARY } from '../../../../../tests/support/chatLines/fourteenthOrdinary.ts';
import {
  SIXTEENTH_ASKS,
  SIXTEENTH_INSULTS,
} from '../../../../../tests/support/chatLines/sixteenthHarmful.ts';
import { SIXTEENTH_ORDINARY } from '../../../../../tests/support/chatLines/sixteenthOrdinary.ts';
import {
  SEVENTEENTH_ASKS,
  SEVENTEENTH_INSULTS,
} from '../../../../../tests/support/chatLines/seventeenthHarmful.ts';
import { SEVENTEENTH_ORDINARY } from '../../../../../tests/support/chatLines/seventeenthOrdinary.ts';
import {
  EIGHTEENTH_ASKS,
  EIGHTEENTH_INSULTS,
} from '../../../../../tests/support/chatLines/eighteenthHarmful.ts';
import { EIGHTEENTH_ORDINARY } from '../../../../../tests/support/chatLines/eighteenthOrdinary.ts';
import {
  NINETEENTH_ASKS,
  NINETEENTH_INSULTS,
} from '../../../../../tests/support/chatLines/nineteenthHarmful.ts';
import { NINETEENTH_ORDINARY } from '../../../../../tests/support/chatLines/nineteenthOrdinary.ts';
import { classifyText } from './classifyText.ts';

// Each list was written before the filter was tried on it. The first try stopped 23 to 93 per cent of the harmful
// lines of a list, the fewest where scorn used ordinary words, and refused at most 7 per cent of the ordinary lines,
// which were chosen to come near the patterns. The patterns were extended by families since, so these thresholds keep
// the present level and do not predict the result on new lines.

const INSULTS = [
  ...FRESH_INSULTS,
  ...SECOND_INSULTS,
  ...THIRD_INSULTS,
  ...FOURTH_INSULTS,
  ...FIFTH_INSULTS,
  ...SIXTH_INSULTS,
  ...SEVENTH_INSULTS,
  ...EIGHTH_INSULTS,
  ...NINTH_INSULTS,
  ...TENTH_INSULTS,
  ...ELEVENTH_INSULTS,
  ...TWELFTH_INSULTS,
  ...THIRTEENTH_INSULTS,
  ...FOURTEENTH_INSULTS,
  ...FIFTEENTH_INSULTS,
  ...SIXTEENTH_INSULTS,
  ...SEVENTEENTH_INSULTS,
  ...EIGHTEENTH_INSULTS,
  ...NINETEENTH_INSULTS,
];
const ASKS = [
  ...FRESH_ASKS,
  ...SECOND_ASKS,
  ...THIRD_ASKS,
  ...FOURTH_ASKS,
  ...FIFTH_ASKS,
  ...SIXTH_ASKS,
  ...SEVENTH_ASKS,
  ...EIGHTH_ASKS,
  ...NINTH_ASKS,
  ...TENTH_ASKS,
  ...THIRTEENTH_ASKS,
  ...FOURTEENTH_ASKS,
  ...FIFTEENTH_ASKS,
  ...SIXTEENTH_ASKS,
  ...SEVENTEENTH_ASKS,
  ...EIGHTEENTH_ASKS,
  ...NINETEENTH_ASKS,
];
const SELF_HARM = [
  ...FRESH_SELF_HARM,
  ...SECOND_SELF_HARM,
  ...THIRD_SELF_HARM,
  ...FOURTH_SELF_HARM,
  ...SIXTH_SELF_HARM,
  ...SEVENTH_SELF_HARM,
  ...EIGHTH_SELF_HARM,
  ...NINTH_SELF_HARM,
  ...TENTH_SELF_HARM,
];
const HARMFUL = [...INSULTS, ...ASKS, ...SELF_HARM];
const ORDINARY = [
  ...FRESH_ORDINARY_PLAY,
  ...FRESH_ORDINARY_DAY,
  ...SECOND_ORDINARY,
  ...THIRD_ORDINARY,
  ...FOURTH_ORDINARY,
  ...FIFTH_ORDINARY,
  ...SIXTH_ORDINARY,
  ...SEVENTH_ORDINARY,
  ...EIGHTH_ORDINARY,
  ...NINTH_ORDINARY,
  ...TENTH_ORDINARY,
  ...ELEVENTH_ORDINARY,
  ...TWELFTH_ORDINARY,
  ...THIRTEENTH_ORDINARY,
  ...FOURTEENTH_ORDINARY,
  ...FIFTEENTH_ORDINARY,
  ...SIXTEENTH_ORDINARY,
  ...SEVENTEENTH_ORDINARY,
  ...EIGHTEENTH_ORDINARY,
  ...NINETEENTH_ORDINARY,
];
const kinds = new Map([...HARMFUL, ...ORDINARY].map((line) => [line, classifyText(line).kind]));
const kindOf = (line: string) => kinds.get(line);
const shareOf = (lines: readonly string[], isCounted: (line: string) => boolean) =>
  lines.filter(isCounted).length / lines.length;

it('the lists are long enough to mean something', () => {
  expect(new Set(HARMFUL).size).toBeGreaterThanOrEqual(350);
  expect(new Set(ORDINARY).size).toBeGreaterThanOrEqual(350);
});

it.each([
  ['insults', INSULTS],
  ['asks', ASKS],
  ['all', HARMFUL],
])('of %s 95 in a hundred are stopped', (_, lines) => {
  expect(shareOf(lines, (line) => kindOf(line) !== 'fine')).toBeGreaterThanOrEqual(0.95);
});

it('4 in a thousand ordinary ones are refused at most', () => {
  expect(shareOf(ORDINARY, (line) => kindOf(line) !== 'fine')).toBeLessThanOrEqual(0.004);
});

it('who may hurt itself is answered with help', () => {
  expect(shareOf(SELF_HARM, (line) => kindOf(line) === 'help')).toBeGreaterThanOrEqual(0.85);
});
