import { CONTENT_IDS, freeIds } from './support/content/contentIds.ts';

// `npm run ids [-- word]`: the next free id of each kind of content, the number left, and the file of a new row.
const [word = ''] = process.argv.slice(2);
const rows = CONTENT_IDS.filter(({ of }) => of.toLowerCase().includes(word.toLowerCase())).map((range) => {
  const { next, left } = freeIds(range);
  const { of, file, last } = range;
  return { 'ids of': of, 'next free': next ?? 'none', left, last, 'in src/': file };
});
console.table(rows);
process.exitCode = rows.length === 0 ? 1 : 0;
