import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';
import { economyPage } from './support/content/economyPage.ts';

// The first ten hours of play in points and experience, as Markdown: `npm run --silent economy > docs/economy.md`.
console.log(economyPage(QUESTS));
