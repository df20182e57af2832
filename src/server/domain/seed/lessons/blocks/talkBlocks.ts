import { piece } from '#shared/blocks/writeBlocks.ts';
import { ask, blocksProgram, box, calculate, joined, print, quotient, remainder, set } from './parts.ts';
import { CALCULATIONS, TALKS } from './lessonToolboxes.ts';

const size = [set('가로', ask), set('세로', ask)];
const area = print(calculate(box('가로'), 'MULTIPLY', box('세로')));
const around = print(calculate(calculate(box('가로'), 'ADD', box('세로')), 'MULTIPLY', 2));
const snacks = [set('과자', ask), set('친구', ask)];
const pearls = [set('진주', ask), set('친구', ask)];

/** Saying, asking and calculating, by problem. */
export const talkBlocks = {
  102: blocksProgram({
    toolbox: TALKS,
    start: [print('안녕, 바다야!')],
    solution: [print('안녕, 바다야!'), print('나는 코딩을 배워!')],
    wrong: [[print('안녕, 바다야!')], [print('나는 코딩을 배워!'), print('안녕, 바다야!')]],
  }),
  103: blocksProgram({
    toolbox: TALKS,
    start: [set('이름', ask)],
    solution: [set('이름', ask), print(joined('반가워, ', box('이름'), '!'))],
    wrong: [[print('반가워, 니모!')], [print(joined('반가워, ', ask))]],
  }),
  104: blocksProgram({
    toolbox: CALCULATIONS,
    start: [set('아침', ask), set('저녁', ask)],
    solution: [set('아침', ask), set('저녁', ask), print(calculate(box('아침'), 'ADD', box('저녁')))],
    wrong: [[print(joined(ask, ask))], [print(piece('number', 7))]],
  }),
  105: blocksProgram({
    toolbox: CALCULATIONS,
    start: size,
    solution: [...size, area, around],
    wrong: [
      [...size, around, area],
      [...size, area, print(calculate(box('가로'), 'ADD', calculate(box('세로'), 'MULTIPLY', 2)))],
    ],
  }),
  106: blocksProgram({
    toolbox: CALCULATIONS,
    start: snacks,
    solution: [
      ...snacks,
      print(
        joined(quotient(box('과자'), box('친구')), '개씩, ', remainder(box('과자'), box('친구')), '개 남음'),
      ),
    ],
    wrong: [
      [
        ...snacks,
        print(
          joined(
            calculate(box('과자'), 'DIVIDE', box('친구')),
            '개씩, ',
            remainder(box('과자'), box('친구')),
            '개 남음',
          ),
        ),
      ],
      [...snacks, print(quotient(box('과자'), box('친구'))), print(remainder(box('과자'), box('친구')))],
    ],
  }),
  1102: blocksProgram({
    toolbox: TALKS,
    start: [set('이름', ask)],
    solution: [
      set('이름', ask),
      print(joined('안녕, ', box('이름'), '!')),
      print('파이썬 바다에 온 걸 환영해!'),
    ],
    wrong: [
      [set('이름', ask), print(joined('안녕, ', box('이름'), '!'))],
      [print('안녕, 니모!'), print('파이썬 바다에 온 걸 환영해!')],
    ],
  }),
  1103: blocksProgram({
    toolbox: CALCULATIONS,
    start: [set('값', ask), set('개수', ask)],
    solution: [
      set('값', ask),
      set('개수', ask),
      print(joined('모두 ', calculate(box('값'), 'MULTIPLY', box('개수')), '포인트')),
    ],
    wrong: [
      [set('값', ask), set('개수', ask), print(calculate(box('값'), 'MULTIPLY', box('개수')))],
      [
        set('값', ask),
        set('개수', ask),
        print(joined('모두 ', calculate(box('값'), 'ADD', box('개수')), '포인트')),
      ],
    ],
  }),
  1104: blocksProgram({
    toolbox: CALCULATIONS,
    start: pearls,
    solution: [
      ...pearls,
      print(quotient(box('진주'), box('친구'))),
      print(remainder(box('진주'), box('친구'))),
    ],
    wrong: [
      [...pearls, print(remainder(box('진주'), box('친구'))), print(quotient(box('진주'), box('친구')))],
      [...pearls, print(calculate(box('진주'), 'DIVIDE', box('친구')))],
    ],
  }),
  1105: blocksProgram({
    toolbox: CALCULATIONS,
    start: [set('초', ask)],
    solution: [set('초', ask), print(joined(quotient(box('초'), 60), '분 ', remainder(box('초'), 60), '초'))],
    wrong: [
      [set('초', ask), print(joined(calculate(box('초'), 'DIVIDE', 60), '분'))],
      [set('초', ask), print(joined(remainder(box('초'), 60), '분 ', quotient(box('초'), 60), '초'))],
    ],
  }),
} as const;
