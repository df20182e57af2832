import { expect, it } from 'vitest';
import { isFoeKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { CODE_OBJECTS, codeObjectById, codeObjectOfProblem, problemIdsOf } from './codeObjects.ts';
import { FOES, foePhaseOf } from './foes.ts';
import { MAPS } from './maps/maps.ts';
import { lineSetsOf } from './npcLines/linesOf.ts';
import { NPCS } from './npcs.ts';

it.each(FOES)(
  'the foe $id has a body of its own, and three phases that are found by their problems',
  (foe) => {
    const body = codeObjectById(foe.objectId);
    expect(body?.problemId).toBe(foe.phases[0].problemId);
    expect(foe.phases).toHaveLength(3);
    expect(foe.phases.map(({ problemId }) => problemId)).toEqual(body && problemIdsOf(body));
    for (const [index, { problemId }] of foe.phases.entries()) {
      expect(foePhaseOf(problemId)).toEqual({ foe, index });
      expect(codeObjectOfProblem(problemId)).toBe(body);
    }
    // The last phase changes with every run, so that no plan can be learned by heart.
    expect(foe.phases.at(-1)?.isForeseen).toBe(false);
  },
);

it.each(FOES)('two lines or more of the people of its map speak of the foe $id', ({ id, objectId }) => {
  const map = MAPS.find((one) => one.id === codeObjectById(objectId)?.mapId);
  const people = NPCS.filter((npc) => map?.npcs.some(({ npcId }) => npcId === npc.id));
  const lines = people.flatMap((npc) => lineSetsOf(npc).filter(({ afterFoe }) => afterFoe === id));
  expect(lines.flatMap((set) => set.lines).length).toBeGreaterThanOrEqual(2);
});

it('every body of a foe has its row, on a map of its own', () => {
  const bodies = CODE_OBJECTS.filter(({ kind }) => isFoeKind(kind));
  expect(bodies.map(({ id }) => id)).toEqual(FOES.map(({ objectId }) => objectId));
  expect(new Set(bodies.map(({ mapId }) => mapId)).size).toBe(bodies.length);
});
