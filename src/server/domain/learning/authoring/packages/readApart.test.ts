import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readApart } from './readApart.ts';

const zipOf = (course: string) => zipSync({ 'course.yaml': strToU8(course) });
const COURSE = zipOf('format: 1\ntitle: 코스\nlessons: []\n');

it('reads a package on a thread of its own, and says what is no package', async () => {
  const read = readApart(COURSE);
  expect((await read).fileList).toMatchObject([{ path: 'course.yaml', kind: 'COURSE' }]);
  await expect(readApart(strToU8('zip?'))).rejects.toMatchObject({
    code: 'PACKAGE_REFUSED',
    userMessage: expect.stringContaining('압축 파일'),
  });
});

it('gives up a file that would be read for an hour, stands still for nobody meanwhile, and reads the next', async () => {
  // Every name is compared with every other one.
  const names = Array.from({ length: 60_000 }, (_, n) => `k${n}: 1`).join('\n');
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 20);
  const [endless, next] = [readApart(zipOf(names), 0.5), readApart(COURSE)];
  await expect(endless).rejects.toMatchObject({
    code: 'PACKAGE_REFUSED',
    userMessage: expect.stringContaining('너무 오래'),
  });
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(5);
  expect((await next).course?.title).toBe('코스');
});
