import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createApiClient } from '../support/apiClient.ts';
import { endCompetition, handIn, makeCompetition, rightProgram, WRONG_PROGRAM } from '../support/battles.ts';
import { solutionOfProblem } from '../support/learn.ts';
import type { Child } from './support/Child.ts';
import { expect, test } from './support/test.ts';

const NAME = '우리 반 가을 대회';
const HOUR_MS = 3_600_000;
const SECRET = '비밀 제출';
const DESK = { width: 1280, height: 720 };

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

async function enrols({ page }: Child): Promise<void> {
  await page.getByRole('link', { name: `${NAME} 보기` }).click();
  await page.getByRole('button', { name: '참가 신청하기' }).click();
  await expect(page.getByText('신청했어요! 시작하면 이 화면이 저절로 바뀌어요.')).toBeVisible();
}

test('a class has a competition from its first sign to its certificates', async ({ world, server }) => {
  const teacher = await world.teacher({ at: '/channels/dolphin/competitions/staff', viewport: DESK });
  const desk = teacher.page;
  // Made by the form in the story of a fresh class.
  await makeCompetition(createApiClient(server.url), await teacher.identity(), {
    name: NAME,
    startDate: new Date(Date.now() + HOUR_MS).toISOString(),
    endDate: new Date(Date.now() + 3 * HOUR_MS).toISOString(),
  });
  await desk.reload();
  await desk.getByRole('link', { name: `${NAME} 살피기` }).click();

  const [first, second] = await Promise.all([
    world.resident({ at: '/competitions', viewport: DESK }),
    world.resident({ at: '/competitions', viewport: { width: 390, height: 844 } }),
  ]);
  const { page } = first;
  await test.step('two children enrol; what there is to solve is a secret', async () => {
    await enrols(first);
    await enrols(second);
    await page.getByRole('radio', { name: '문제' }).click();
    await expect(page.getByText('문제는 시작하면 열려요.')).toBeVisible();
  });

  await test.step('the teacher starts it, and it opens by itself', async () => {
    await confirm(desk, '지금 시작하기');
    await expect(desk.getByRole('button', { name: '지금 끝내기' })).toBeVisible();
    await page.getByRole('button', { name: '시작하기' }).click();
    await page.getByRole('link', { name: '바다에 인사하기' }).click();
  });

  await test.step('one solves on the page, the other elsewhere', async () => {
    await first.lesson.editor.click();
    const key = /competitions\/(\d+)/.exec(page.url())?.[1] ?? '';
    const api = createApiClient(server.url);
    const identity = await second.identity();
    const { body } = await api.call('competitions.listContents', { params: { key } }, identity);
    const [easy, hard] = body.contentList;
    if (!easy || !hard) throw new Error('the competition has no contents');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(solutionOfProblem(easy.problemId).source);
    await page.getByRole('button', { name: '제출하기' }).click();
    await expect(page.getByText(/개 모두 통과!/)).toBeVisible();
    const work = { key, content: hard };
    await handIn(api, identity, { ...work, program: WRONG_PROGRAM });
    await handIn(api, identity, { ...work, program: rightProgram(hard) });
  });

  await test.step('the board shows both, and who leads', async () => {
    const board = page.getByRole('group', { name: '순위표' });
    await expect(board.getByRole('row', { name: new RegExp(`^1 ${second.nickname} 200`) })).toBeVisible();
    await expect(board.getByRole('row', { name: new RegExp(`^2 ${first.nickname} 나 100`) })).toBeVisible();
    await second.page.getByRole('radio', { name: '순위표' }).click();
    await expect(second.page.getByRole('row', { name: new RegExp(first.nickname) })).toContainText('100');
  });

  await test.step('it ends: places, certificate, practice', async () => {
    await confirm(desk, '지금 끝내기');
    await second.page.getByRole('radio', { name: '문제' }).click();
    await expect(second.page.getByText('1위를 했어요!')).toBeVisible();
    await second.page.getByRole('button', { name: '상장 보기' }).click();
    const certificate = second.page.getByRole('dialog', { name: '상장' });
    await expect(certificate.getByText(second.nickname)).toBeVisible();
    await expect(certificate.getByText('1위에 올랐기에')).toBeVisible();
    const [picture] = await Promise.all([
      second.page.waitForEvent('download'),
      certificate.getByRole('button', { name: '그림으로 저장' }).click(),
    ]);
    expect(picture.suggestedFilename()).toBe(`${NAME}-${second.nickname}.png`);
    await certificate.getByRole('button', { name: '닫기' }).click();
    await expect(page.getByText('연습이에요. 순위는 바뀌지 않아요.')).toBeVisible();
  });

  await test.step('the teacher takes the table along and writes about a child', async () => {
    const [table] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'CSV 내려받기' }).click(),
    ]);
    const csv = await readFile(await table.path());
    expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(csv.toString()).toMatch(new RegExp(`\r\n1,"","${second.nickname}","[^"]+",200`));
    await desk.getByRole('radio', { name: '참가자와 기록' }).click();
    const about = new RegExp(`^${first.nickname}.* 지켜본 기록$`, 'u');
    await desk.getByRole('button', { name: about }).click();
    const note = desk.getByRole('textbox', { name: about });
    await note.fill('끝까지 해냈어요.');
    await desk.getByRole('button', { name: '기록 저장' }).click();
    await expect(desk.getByRole('button', { name: '기록 저장' })).toBeDisabled();
    await expect(note).toHaveValue('끝까지 해냈어요.');
  });

  await test.step('on the wall of the class each press of the space bar opens a chest', async () => {
    const api = createApiClient(server.url);
    const [staff, winner, other] = [
      await teacher.identity(),
      await first.identity(),
      await second.identity(),
    ];
    // A time in which all is secret, so that nothing waits for the freeze.
    const { competitionId, key } = await makeCompetition(api, staff, {
      ...{ startDate: new Date().toISOString(), endDate: new Date(Date.now() + HOUR_MS).toISOString() },
      freezeMinutes: 60,
    });
    for (const child of [winner, other]) await api.call('competitions.enroll', { params: { key } }, child);
    const { contentList } = (await api.call('competitions.listContents', { params: { key } }, winner)).body;
    const [easy, hard] = contentList;
    if (!easy || !hard) throw new Error('the competition has no contents');
    for (const content of [easy, hard])
      await handIn(api, winner, { key, content, program: rightProgram(content) });
    await handIn(api, other, { key, content: easy, program: WRONG_PROGRAM });

    await desk.goto(`/competitions/${competitionId}/screen`);
    const chests = desk.getByRole('table').getByText(SECRET);
    await expect(chests).toHaveCount(3);
    await endCompetition(api, staff, competitionId);
    const sign = desk.getByText('보물 상자를 열어요!');
    await expect(sign).toBeVisible();
    for (const left of [2, 1, 0]) {
      await desk.keyboard.press('Space');
      await expect(chests).toHaveCount(left);
    }
    await expect(desk.getByText('모두 열었어요!')).toBeVisible();
    await expect(desk.getByRole('row', { name: new RegExp(`^1 ${first.nickname}`) })).toBeVisible();
  });
});
