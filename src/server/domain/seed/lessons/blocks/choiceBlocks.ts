import { ask, blocksProgram, both, box, either, is, oneOf, print, remainder, set, when } from './parts.ts';
import { CHOICES } from './lessonToolboxes.ts';

const door = (sign: 'GTE' | 'GT' | 'LTE') => [
  set('키', ask),
  either(is(box('키'), sign, 100), [print('들어와!')], [print('조금 더 크면 만나!')]),
];
const slide = (sign: 'GTE' | 'GT') => [
  set('키', ask),
  either(is(box('키'), sign, 110), [print('출발!')], [print('조금 더 크면 만나!')]),
];
const layers = (first: 'LT' | 'LTE', second: 'LT' | 'LTE') => [
  set('깊이', ask),
  either(
    is(box('깊이'), first, 10),
    [print('햇살 층')],
    [either(is(box('깊이'), second, 100), [print('산호 층')], [print('별빛 층')])],
  ),
];
const pearls = [set('가', ask), set('나', ask), set('다', ask)];
const larger = (name: string) => when(is(box(name), 'GT', box('큰 것')), [set('큰 것', box(name))]);
const divides = (by: number, sign: 'EQ' | 'NEQ' = 'EQ') => is(remainder(box('해'), by), sign, 0);
const beats = (mine: string, other: string) => both(is(box('나'), 'EQ', mine), is(box('상어'), 'EQ', other));
const hands = [set('나', ask), set('상어', ask)];
const wins = oneOf(oneOf(beats('가위', '보'), beats('바위', '가위')), beats('보', '바위'));
const free = oneOf(
  oneOf(is(box('나이'), 'LTE', 7), is(box('나이'), 'GTE', 65)),
  is(box('생일'), 'EQ', 'yes'),
);
const guest = [set('나이', ask), set('생일', ask)];
const light = (onRed: string, otherwise: string) => [
  set('불', ask),
  either(
    is(box('불'), 'EQ', '초록'),
    [print('건너요')],
    [
      either(
        is(box('불'), 'EQ', '노랑'),
        [print('기다려요')],
        [either(is(box('불'), 'EQ', '빨강'), [print(onRed)], [print(otherwise)])],
      ),
    ],
  ),
];

/** Decisions, by problem. */
export const choiceBlocks = {
  202: blocksProgram({
    toolbox: CHOICES,
    start: door('GT'),
    solution: door('GTE'),
    wrong: [door('LTE'), [print('들어와!')]],
  }),
  203: blocksProgram({
    toolbox: CHOICES,
    start: [set('번호', ask)],
    solution: [
      set('번호', ask),
      either(is(remainder(box('번호'), 2), 'EQ', 0), [print('왼쪽')], [print('오른쪽')]),
    ],
    wrong: [
      [set('번호', ask), either(is(remainder(box('번호'), 2), 'EQ', 0), [print('오른쪽')], [print('왼쪽')])],
      [print('왼쪽')],
    ],
  }),
  204: blocksProgram({
    toolbox: CHOICES,
    start: [set('깊이', ask)],
    solution: layers('LT', 'LT'),
    wrong: [layers('LTE', 'LT'), layers('LT', 'LTE')],
  }),
  205: blocksProgram({
    toolbox: CHOICES,
    start: pearls,
    solution: [...pearls, set('큰 것', box('가')), larger('나'), larger('다'), print(box('큰 것'))],
    wrong: [
      [...pearls, set('큰 것', box('가')), larger('나'), print(box('큰 것'))],
      [...pearls, print(box('다'))],
    ],
  }),
  206: blocksProgram({
    toolbox: CHOICES,
    start: guest,
    solution: [...guest, either(free, [print('0')], [fee('LTE')])],
    wrong: [
      [...guest, either(free, [print('0')], [fee('LT')])],
      [...guest, fee('LTE')],
    ],
  }),
  1202: blocksProgram({
    toolbox: CHOICES,
    start: [set('키', ask)],
    solution: slide('GTE'),
    wrong: [slide('GT'), [set('키', ask), when(is(box('키'), 'GTE', 110), [print('출발!')])]],
  }),
  1203: blocksProgram({
    toolbox: CHOICES,
    start: [set('불', ask)],
    solution: light('멈춰요', '고장이에요'),
    wrong: [light('멈춰요', '멈춰요'), light('기다려요', '고장이에요')],
  }),
  1204: blocksProgram({
    toolbox: CHOICES,
    start: [set('해', ask)],
    solution: [
      set('해', ask),
      either(oneOf(divides(400), both(divides(4), divides(100, 'NEQ'))), [print('366일')], [print('365일')]),
    ],
    wrong: [
      [set('해', ask), either(divides(4), [print('366일')], [print('365일')])],
      [set('해', ask), either(both(divides(4), divides(100, 'NEQ')), [print('366일')], [print('365일')])],
    ],
  }),
  1205: blocksProgram({
    toolbox: CHOICES,
    start: hands,
    solution: [
      ...hands,
      either(
        is(box('나'), 'EQ', box('상어')),
        [print('비겼다')],
        [either(wins, [print('이겼다')], [print('졌다')])],
      ),
    ],
    wrong: [
      [...hands, either(wins, [print('이겼다')], [print('졌다')])],
      [...hands, either(is(box('나'), 'EQ', box('상어')), [print('비겼다')], [print('이겼다')])],
    ],
  }),
} as const;

function fee(sign: 'LTE' | 'LT') {
  return either(is(box('나이'), sign, 18), [print('5')], [print('10')]);
}
