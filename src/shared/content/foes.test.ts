import { expect, it } from 'vitest';
import { codeObjectById, codeObjectOfProblem } from './codeObjects.ts';
import { FOES, foePhaseOf } from './foes.ts';

it.each(FOES)(
  'the foe $id has a body of its own, and three phases that are found by their problems',
  (foe) => {
    const body = codeObjectById(foe.objectId);
    expect(body?.problemId).toBe(foe.phases[0].problemId);
    expect(foe.phases).toHaveLength(3);
    for (const [index, { problemId }] of foe.phases.entries()) {
      expect(foePhaseOf(problemId)).toEqual({ foe, index });
      expect(codeObjectOfProblem(problemId)).toBe(body);
    }
    // The last phase changes with every run, so that no plan can be learned by heart.
    expect(foe.phases.at(-1)?.isForeseen).toBe(false);
  },
);
