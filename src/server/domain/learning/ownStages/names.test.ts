import { expect, it } from 'vitest';
import { FIRST_WORDS, ownStageTitle, SECOND_WORDS } from '#shared/content/ownStageNames.ts';
import { classifyText } from '#server/domain/people/textFilter/classifyText.ts';

it('no name that children can compose hurts or asks for anything', () => {
  const titles = FIRST_WORDS.flatMap((_, first) =>
    SECOND_WORDS.map((__, second) => ownStageTitle({ first, second })),
  );
  expect(new Set(titles).size).toBe(FIRST_WORDS.length * SECOND_WORDS.length);
  expect(titles.filter((title) => classifyText(title).kind !== 'fine')).toEqual([]);
});
