import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { systemClock } from '#server/platform/clock.ts';
import { eventually } from '../support/eventually.ts';
import { FIRST, firstQuests } from '../support/firstQuests.ts';
import { startKillableServer } from '../support/killableServer.ts';
import { readDocument, solutionOfProblem, untilJudged } from '../support/learn.ts';
import { newScratchFolder } from '../support/scratchFolder.ts';
import { setUpApi } from '../support/setUpApi.ts';
import { signUpDressedChild } from '../support/signUpChild.ts';
import { Tab } from './support/Tab.ts';

const PROBLEM = problemIdOf(1, 0);
/** Takes so long that there is something to tell on the way. */
const SLOWLY = 'let n = 0; while (n < 2500000) n += 1;\n';

const test = setUpApi({ clock: systemClock });
const { api } = test;
const tabs: Tab[] = [];

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.leave();
});

/** A child on a quest, whose page is connected to this process, hands in to it what the quest is about. */
async function solveOnQuest(): Promise<{ tab: Tab; submissionId: number }> {
  const child = await signUpDressedChild(test.server);
  await firstQuests(test, () => child).accept(FIRST);
  await readDocument(api, child, 1);
  const tab = await new Tab(test.server, child).open();
  tabs.push(tab);
  const source = SLOWLY + solutionOfProblem(PROBLEM).source;
  const sent = { clientKey: randomUUID(), language: 'JAVASCRIPT', source };
  const params = { problemId: PROBLEM };
  const { body } = await api.call('submissions.submit', { params, body: sent }, child);
  const { submissionId } = body;
  // On a busy machine the answer comes before the verdict.
  expect(body.verdict ?? (await untilJudged(api, child, { ...params, submissionId }))).toBe('AC');
  return { tab, submissionId };
}

const kindsOf = ({ kinds }: Tab) => new Set(kinds);
const progressOf = ({ pushes }: Tab) =>
  pushes.flatMap((push) => (push.kind === 'submissionProgress' ? push.progress.submissionId : []));

it('a page learns of progress, verdict and rewards alike when another process has judged', async () => {
  const { judge } = test.server.deps;
  await judge.ready();
  const here = await solveOnQuest();
  await eventually(() =>
    expect([...kindsOf(here.tab)]).toEqual(expect.arrayContaining(['quests', 'wallet'])),
  );
  expect(progressOf(here.tab)).toContain(here.submissionId);

  const folder = newScratchFolder('judged-elsewhere');
  const settings = { DATA_DIR: folder, JUDGE_WORKERS: '1' };
  const other = await startKillableServer(test.server.databaseUrl, settings);
  onTestFinished(async () => {
    await other.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  // No room at this judge: not even for the one that is claimed ahead.
  Object.assign(judge, { places: -1 });
  const judgedHere = vi.spyOn(judge, 'judge');
  const there = await solveOnQuest();
  expect(judgedHere).not.toHaveBeenCalled();
  await eventually(() => expect(kindsOf(there.tab)).toEqual(kindsOf(here.tab)));
  expect(progressOf(there.tab)).toContain(there.submissionId);
}, 120_000);
