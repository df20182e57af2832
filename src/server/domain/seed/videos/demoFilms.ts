/**
 * The action of the dolphin in one second of a film: a step, a jump over a crab, picking a shell up, looking around.
 */
export type Beat = 'STEP' | 'JUMP' | 'PICK' | 'WAIT';

export interface DemoFilm {
  /** Its row among the videos of the product. */
  readonly id: number;
  readonly key: string;
  readonly title: string;
  readonly description: string;
  /** The theme of the stages, whose backdrop is the ground of the film. */
  readonly theme: 'path' | 'pattern' | 'riddle' | 'spell';
  readonly beats: readonly Beat[];
  /** Beats that are one round of a loop; a bracket is drawn around each. */
  readonly round?: number;
  /** The spoken lines, each from a beat to another. */
  readonly lines: readonly (readonly [from: number, to: number, text: string])[];
}

const repeat = (times: number, ...beats: Beat[]): Beat[] => Array.from({ length: times }, () => beats).flat();

/** Short films that the product draws itself, for the demonstration class. Ids and keys are never changed. */
export const DEMO_FILMS: readonly DemoFilm[] = [
  {
    id: 1,
    key: 'one-after-another',
    title: '차례대로 하나씩',
    description: '명령은 위에서 아래로, 하나씩 차례대로 해요.',
    theme: 'path',
    beats: [
      ...repeat(2, 'WAIT'),
      ...(['STEP', 'STEP', 'PICK', 'STEP', 'JUMP', 'STEP', 'PICK', 'STEP', 'STEP', 'PICK'] as const),
      ...repeat(3, 'WAIT'),
    ],
    lines: [
      [0, 2, '돌핀이가 길을 떠나요.'],
      [2, 5, '한 걸음, 한 걸음, 그리고 조개를 주워요.'],
      [5, 8, '게를 만나면 폴짝 뛰어넘어요.'],
      [8, 12, '명령은 하나씩 차례대로예요.'],
      [12, 15, '다 왔다!'],
    ],
  },
  {
    id: 2,
    key: 'again-and-again',
    title: '같은 일을 여러 번',
    description: '걷고 줍기를 다섯 번. 반복문이 대신 말해 줘요.',
    theme: 'pattern',
    beats: ['WAIT', ...repeat(5, 'STEP', 'STEP', 'PICK'), 'WAIT'],
    round: 3,
    lines: [
      [0, 1, '조개가 다섯 개 있어요.'],
      [1, 4, '걷고, 걷고, 주워요.'],
      [4, 7, '똑같은 일을 또 하네요?'],
      [7, 13, '똑같은 일은 반복문 하나로 말할 수 있어요.'],
      [13, 17, '다섯 번 반복하기, 끝!'],
    ],
  },
  {
    id: 3,
    key: 'if-there-is-a-crab',
    title: '만약에 게가 있다면',
    description: '앞에 게가 있으면 뛰고, 없으면 걸어요.',
    theme: 'riddle',
    beats: [
      'WAIT',
      'STEP',
      'JUMP',
      'STEP',
      'STEP',
      'JUMP',
      'PICK',
      'STEP',
      'JUMP',
      'JUMP',
      'STEP',
      'PICK',
      'WAIT',
      'WAIT',
      'STEP',
      'WAIT',
    ],
    lines: [
      [0, 2, '게가 어디에 있을지 몰라요.'],
      [2, 5, '앞에 게가 있으면 뛰어요.'],
      [5, 8, '없으면 그냥 걸어요.'],
      [8, 12, '만약에로 두 가지 길을 다 말해 두면,'],
      [12, 16, '어떤 바다에서도 잘 갈 수 있어요.'],
    ],
  },
  {
    id: 4,
    key: 'box-of-shells',
    title: '조개를 세는 상자',
    description: '변수는 값을 담는 상자예요. 조개를 주울 때마다 하나씩 커져요.',
    theme: 'spell',
    beats: ['WAIT', ...repeat(4, 'STEP', 'PICK', 'WAIT', 'STEP'), 'WAIT'],
    lines: [
      [0, 2, '상자에는 0이 들어 있어요.'],
      [2, 6, '조개를 하나 주우면 1이 돼요.'],
      [6, 10, '하나 더 주우면 2.'],
      [10, 14, '상자에 든 값은 이렇게 바뀌어요.'],
      [14, 18, '그래서 이름이 변수예요.'],
    ],
  },
];

const clock = (seconds: number): string => `00:${String(seconds).padStart(2, '0')}.000`;

/** The words of a film as the captions of its video. */
export const captionsOf = ({ lines }: DemoFilm): string =>
  ['WEBVTT', ...lines.map(([from, to, text]) => `${clock(from)} --> ${clock(to)}\n${text}`)].join('\n\n');
