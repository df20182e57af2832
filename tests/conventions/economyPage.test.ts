import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';
import { economyPage } from '../../scripts/support/content/economyPage.ts';

it('docs/economy.md is what the content says (npm run --silent economy > docs/economy.md)', () => {
  expect(readFileSync('docs/economy.md', 'utf8').trim()).toBe(economyPage(QUESTS).trim());
});
