import { expect, it } from 'vitest';
import { STAGE_DOORS } from '#shared/content/stageDoors.ts';
import { MAP_IDS } from '#shared/content/maps/mapTypes.ts';
import { STAGE_THEMES, STAGES_OF_THEME } from '#shared/simulation/stage/level.ts';
import type { StageOnMap } from '#shared/contract/learning/stageRoutes.ts';
import { doorViewOf } from './doorView.ts';

/** A road on which the stages of a theme before `upTo` have so many stars, and the one after them is open. */
function roadWith(progress: Partial<Record<StageOnMap['theme'], { upTo: number; stars: number }>>) {
  const stageList = STAGE_THEMES.flatMap((theme, index) =>
    Array.from({ length: STAGES_OF_THEME }, (_, at): StageOnMap => {
      const order = at + 1;
      const { upTo = 0, stars = 0 } = progress[theme] ?? {};
      const isDone = order < upTo;
      const problemId = index * 100 + order;
      const starCount = isDone ? stars : 0;
      return { problemId, title: '', theme, order, starCount, isOpen: order <= upTo, friendList: [] };
    }),
  );
  return { stageList, starTotal: stageList.reduce((sum, { starCount }) => sum + starCount, 0) };
}

const doorAt = (map: keyof typeof MAP_IDS) => {
  const door = STAGE_DOORS.find(({ mapId }) => mapId === MAP_IDS[map]);
  if (door === undefined) throw new Error(`There is no door on ${map}.`);
  return door;
};

it('a door is new without a star, then open with its own stars, then gold with all of them', () => {
  const first = doorViewOf(doorAt('plaza'), roadWith({ PATH: { upTo: 1, stars: 0 } }));
  expect(first).toMatchObject({ state: 'new', plate: '0 / 15', next: { order: 1 } });
  const later = doorViewOf(doorAt('plaza'), roadWith({ PATH: { upTo: 4, stars: 2 } }));
  expect(later).toMatchObject({ state: 'open', plate: '6 / 15', next: { order: 4, state: 'now' } });
  expect(later.shells.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'now', 'locked']);
  const all = doorViewOf(doorAt('plaza'), roadWith({ PATH: { upTo: 9, stars: 3 } }));
  expect(all).toMatchObject({ state: 'done', plate: '15 / 15' });
});

it('a door whose road costs more stars than there are is closed, and says its price', () => {
  const view = doorViewOf(doorAt('kelp'), roadWith({ PATH: { upTo: 4, stars: 2 } }));
  expect(view).toMatchObject({ state: 'closed', plate: '별 12개', next: undefined });
  expect(view.refusal).toBe('안개가 껴서 들어갈 수 없어요. 별 12개를 모으면 열려요. 지금은 6개예요.');
});

it('the second door of a road is closed until the last stage of the first one is solved, and says where that is', () => {
  const view = doorViewOf(doorAt('beach'), roadWith({ PATH: { upTo: 4, stars: 3 } }));
  expect(view).toMatchObject({ state: 'closed', plate: '5번 다음' });
  expect(view.refusal).toContain('산호 마을 광장으로 가서 길 찾기 5번을 먼저');
  expect(doorViewOf(doorAt('beach'), roadWith({ PATH: { upTo: 6, stars: 3 } }))).toMatchObject({
    state: 'new',
    next: { order: 6 },
  });
});

it('a stage that was solved by a link keeps its door open, whatever the road costs', () => {
  const road = roadWith({});
  const stageList = road.stageList.map((stage) =>
    stage.theme === 'SPELL' && stage.order === 7 ? { ...stage, isOpen: true, starCount: 1 } : stage,
  );
  expect(doorViewOf(doorAt('sky'), { stageList, starTotal: 1 })).toMatchObject({
    state: 'open',
    next: { order: 7 },
  });
});
