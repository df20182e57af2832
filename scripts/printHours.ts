import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';
import { hoursPage } from './support/content/hoursPage.ts';

// How long the content lasts, as Markdown: `npm run --silent hours > docs/hours.md`.
console.log(hoursPage(QUESTS));
