import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';
import { contentProblems } from './support/content/contentProblems.ts';

// Proves that every quest has its ids, can be reached from a new account and is worded for a child.
const problems = contentProblems(QUESTS);
for (const problem of problems) console.error(problem);
console.log(`${QUESTS.length} quests, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
