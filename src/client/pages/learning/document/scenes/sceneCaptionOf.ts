import { josa } from 'es-hangul';
import type { PageScene, SceneKind } from '#shared/content/lessonScenes.ts';
import { branchesOf, loopsOf, routinesOf, takenBranch } from './codePlan.ts';
import { listOf } from './listOf.ts';
import type { Moment } from './moments.ts';
import { listIn, numberIn, pairsIn, plain, lettersOf } from './values.ts';

type Caption = (moment: Moment, scene: PageScene) => string;

const lastSaid: Caption = ({ output }) => (output.length === 0 ? '' : `방금 말한 것: ${output.at(-1)}`);

const timesRan = ({ lines }: Moment, body: readonly number[] | undefined): number =>
  lines.filter((line) => line === body?.[0]).length;

const CAPTIONS: Readonly<Record<SceneKind, Caption>> = {
  says: lastSaid,
  sums: ({ output }) => (output.length === 0 ? '' : `계산한 값: ${output.at(-1)}`),
  letter: ({ state, input }) => (state === 'ready' || !input[0] ? '' : `들어온 편지: ${input[0]}`),
  box: ({ variables }, { names }) =>
    names
      .flatMap((name) => {
        const value = variables.get(name);
        return value === undefined ? [] : `${name} 상자에 ${plain(value)}`;
      })
      .join(', '),
  fork: ({ source, lines, state }) => {
    const branches = branchesOf(source);
    const taken = branches[takenBranch(branches, lines, state === 'done')];
    if (!taken) return '';
    if (taken.condition !== '') return `「${taken.condition}」 길로 갔어요`;
    return taken.body.length > 0 ? '「아니면」 길로 갔어요' : '그냥 지나갔어요';
  },
  lamps: ({ output }) => output.map((line) => (line.toLowerCase() === 'true' ? '참' : '거짓')).join(', '),
  wheel: (moment) => {
    const turns = loopsOf(moment.source).map(({ body }) => timesRan(moment, body));
    if ((turns[0] ?? 0) === 0) return '';
    return turns.length > 1 ? `바깥 ${turns[0]}번, 안쪽 ${turns[1]}번 돌았어요` : `${turns[0]}번 돌았어요`;
  },
  shells: (moment, scene) => {
    const { items } = listOf(moment, scene);
    return moment.state === 'ready' ? '' : `${items.length}칸에 ${items.join(', ')}`;
  },
  beads: ({ variables }, { names }) => {
    const [name = ''] = names;
    const value = variables.get(name);
    if (value === undefined) return '';
    const words = listIn(value);
    return words
      ? `낱말 ${words.length}개: ${words.join(', ')}`
      : `글자 ${lettersOf(plain(value)).length}개: ${plain(value)}`;
  },
  machine: (moment) => {
    const [routine] = routinesOf(moment.source);
    const calls = timesRan(moment, routine?.body);
    return routine && calls > 0 ? `${josa(`${routine.name} 주문`, '을/를')} ${calls}번 불렀어요` : '';
  },
  mosaic: ({ output }) => (output.length === 0 ? '' : `${output.length}줄을 깔았어요`),
  drawers: ({ variables }, { names }) => {
    const value = variables.get(names[0] ?? '');
    const pairs = pairsIn(value) ?? [];
    if (pairs.length > 0) return pairs.map((pair) => `${pair.name}: ${pair.value}`).join(', ');
    return (listIn(value) ?? []).join(', ');
  },
  halves: ({ variables }) => {
    const [first, last] = ['first', 'last'].map((name) => numberIn(variables.get(name)));
    if (first === null || last === null || first === undefined || last === undefined) return '';
    return first === last ? `${first} 하나만 남았어요` : `${first}부터 ${last}까지 남았어요`;
  },
  fish: (moment, scene) => {
    const { items } = listOf(moment, scene);
    return moment.state === 'ready' ? '' : `선 차례: ${items.join(', ')}`;
  },
  walk: ({ variables }, { names }) => {
    const value = variables.get(names[0] ?? '');
    return value === undefined ? '' : `지금 자리: ${value}`;
  },
  nest: (moment) => {
    const calls = timesRan(moment, routinesOf(moment.source)[0]?.body);
    return calls > 1 ? `자기를 다시 ${calls - 1}번 불렀어요` : '';
  },
  // It plays by itself, over and over: its page says in words what it shows.
  blocks: () => '',
};

/** The picture in one line, for those who read or hear it; empty while there is nothing to say. */
export function sceneCaptionOf(moment: Moment, scene: PageScene): string {
  if (moment.state === 'puzzled') return '어? 여기서 막혔어요';
  return CAPTIONS[scene.kind](moment, scene);
}
