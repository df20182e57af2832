import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuthoringKindName } from '#shared/contract/learning/authoring/kinds.ts';
import { MOST_VERSIONS } from '#shared/contract/learning/authoring/versions.ts';
import { authoringVersions } from '#server/db/tables/learning/authoring.ts';
import { makeChannels } from '../../support/makeChannels.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import type { Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
const { made, newTeacher, giveRoles } = makeChannels(test);

/** A class made just now: its master is nobody in any other. */
let id: number;
let master: Child;
let colleague: Child;

beforeAll(async () => {
  const { who, channel } = await made();
  [id, master, colleague] = [channel.id, who, await newTeacher()];
  await giveRoles(id, colleague, ['TEACHER']);
});

const by = ({ token }: Child, channelId = id) => ({ token, channelId });

interface Place {
  readonly kind: AuthoringKindName;
  readonly contentId: number;
}

async function listed(place: Place, who = master) {
  const reply = await api.call('lmsVersions.list', { params: { id, ...place } }, by(who));
  expect(reply.status).toBe(200);
  return reply.body.versionList;
}
const restore = (place: Place, versionId: number, baseVersion: number, who = master) =>
  api.call('lmsVersions.restore', { params: { id, ...place, versionId }, body: { baseVersion } }, by(who));

/** Ten minutes pass. A clock moved ahead would sign everybody out. */
const endSittings = ({ kind, contentId }: Place) =>
  test.server.deps.db
    .update(authoringVersions)
    .set({ begunAt: new Date(Date.now() - 10 * 60 * 1000) })
    .where(and(eq(authoringVersions.kind, kind), eq(authoringVersions.contentId, contentId)));

async function makeDocument() {
  const { body } = await api.call(
    'lmsDocuments.create',
    { params: { id }, body: { title: '파도' } },
    by(master),
  );
  const params = { id, documentId: body.documentId };
  const place = { kind: 'DOCUMENT', contentId: body.documentId } as const;
  return {
    place,
    get: async () => (await api.call('lmsDocuments.get', { params }, by(master))).body,
    save: (content: string, baseVersion: number, who = master) =>
      api.call('lmsDocuments.save', { params, body: { title: '파도', content, baseVersion } }, by(who)),
    show: () =>
      api.call('lmsDocuments.setVisibleState', { params, body: { visibleState: 'VISIBLE' } }, by(master)),
    remove: () => api.call('lmsDocuments.remove', { params }, by(master)),
  };
}

describe('the versions of a content', () => {
  it('say who changed what and when; a sitting is one of them, and the state before it another', async () => {
    const { place, save } = await makeDocument();
    expect(await listed(place)).toEqual([]);
    await save('# 하나', 1);
    await save('# 하나 둘', 2);
    const [mine, first, ...rest] = await listed(place);
    expect(rest).toEqual([]);
    expect(mine).toMatchObject({ changedFieldList: ['content'], isCurrent: true, publishedAt: null });
    expect(mine?.authorNickname).not.toBe('');
    expect(first).toMatchObject({ changedFieldList: [], isCurrent: false });
    await save('# 셋', 3, colleague);
    const [theirs] = await listed(place);
    expect(theirs?.authorNickname).not.toBe(mine?.authorNickname);
    await endSittings(place);
    await save('# 넷', 4, colleague);
    expect(await listed(place)).toHaveLength(4);
  });

  it('are restored by a member of staff of a class made just now, and keep what was there', async () => {
    const { place, save, get } = await makeDocument();
    await save('# 하나', 1);
    await save('# 둘', 2, colleague);
    const [, mine] = await listed(place);
    const restored = await restore(place, mine?.versionId ?? 0, 3);
    expect(restored.body).toEqual({ version: 4 });
    expect(await get()).toMatchObject({ content: '# 하나', version: 4 });
    const [latest, theirs] = await listed(place);
    expect(latest).toMatchObject({ restoredFrom: mine?.savedAt, isCurrent: true });
    await restore(place, theirs?.versionId ?? 0, 4);
    expect((await get()).content).toBe('# 둘');
  });

  it('are not restored over what a colleague has saved meanwhile', async () => {
    const { place, save, get } = await makeDocument();
    await save('# 하나', 1);
    const [, first] = await listed(place);
    await save('# 둘', 2, colleague);
    const late = await restore(place, first?.versionId ?? 0, 2);
    expect(late.error.errorCode).toBe('CONTENT_CONFLICT');
    expect(await get()).toMatchObject({ content: '# 둘', version: 3 });
  });

  it('tell which one was published', async () => {
    const { place, save, show } = await makeDocument();
    await save('# 하나', 1);
    await show();
    await save('# 둘', 3);
    expect((await listed(place)).map(({ publishedAt }) => publishedAt !== null)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('are of one class and of one content', async () => {
    const { place, save } = await makeDocument();
    await save('# 하나', 1);
    const [mine] = await listed(place);
    const versionId = mine?.versionId ?? 0;
    const other = await made();
    const params = { id: other.channel.id, ...place };
    const theirs = by(other.who, other.channel.id);
    expect((await api.call('lmsVersions.list', { params }, theirs)).error.errorCode).toBe(
      'IS_NOT_CHANNEL_CONTENT',
    );
    const foreign = await api.call(
      'lmsVersions.restore',
      { params: { ...params, versionId }, body: { baseVersion: 2 } },
      theirs,
    );
    expect(foreign.error.errorCode).toBe('IS_NOT_CHANNEL_CONTENT');
    const second = await makeDocument();
    expect((await restore(second.place, versionId, 1)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });

  it('go with their content', async () => {
    const { place, save, remove } = await makeDocument();
    await save('# 하나', 1);
    await remove();
    const { db } = test.server.deps;
    const isOfIt = and(
      eq(authoringVersions.kind, 'DOCUMENT'),
      eq(authoringVersions.contentId, place.contentId),
    );
    expect(await db.$count(authoringVersions, isOfIt)).toBe(0);
    expect((await restore(place, 1, 2)).error.errorCode).toBe('IS_NOT_CHANNEL_CONTENT');
  });

  it('are so many at most, and the last published one beside them', async () => {
    const { place, save, show } = await makeDocument();
    await save('# 공개', 1);
    await show();
    // Two who take turns make a version with every save.
    for (let turn = 0; turn < MOST_VERSIONS + 3; turn += 1)
      await save(`# ${turn}`, turn + 3, turn % 2 === 0 ? colleague : master);
    const versions = await listed(place);
    expect(versions).toHaveLength(MOST_VERSIONS + 1);
    expect(versions.at(-1)?.publishedAt).not.toBeNull();
  });

  it('of another form than that of today, or with what is gone, are refused', async () => {
    const { place, save, get, remove } = await makeDocument();
    await save('# 하나', 1);
    const [, first] = await listed(place);
    const versionId = first?.versionId ?? 0;
    await test.server.deps.db
      .update(authoringVersions)
      .set({ body: { title: 1 } })
      .where(eq(authoringVersions.id, versionId));
    expect((await restore(place, versionId, 2)).error.errorCode).toBe('CONTENT_NOT_READY');
    expect((await get()).version).toBe(2);

    const course = (
      await api.call('lmsCourses.create', { params: { id }, body: { title: '바다' } }, by(master))
    ).body;
    const shown = { key: 'c', contentType: 'DOCUMENT', contentId: place.contentId, title: '파도' };
    const lesson = {
      ...{ key: 'l', title: '첫 레슨', description: '', sectionTitle: '' },
      contentList: [{ ...shown, character: 'CRAB', comment: '' }],
    };
    const params = { id, courseId: course.courseId };
    const saveCourse = (lessonList: readonly unknown[], baseVersion: number) =>
      api.call('lmsCourses.save', { params, body: { ...course, lessonList, baseVersion } }, by(master));
    await saveCourse([lesson], 1);
    await endSittings({ kind: 'COURSE', contentId: course.courseId });
    await saveCourse([], 2);
    const ofCourse = { kind: 'COURSE', contentId: course.courseId } as const;
    const [, withLesson] = await listed(ofCourse);
    expect(withLesson?.changedFieldList).toEqual(['lessonList']);
    expect((await remove()).status).toBe(200);
    const gone = await restore(ofCourse, withLesson?.versionId ?? 0, 3);
    expect(gone.error.errorCode).toBe('CONTENT_NOT_READY');
  });
});

/** Each kind: how one is made under a title, renamed on top of version 1, and asked for its title. */
const KINDS: Readonly<
  Record<
    AuthoringKindName,
    () => Promise<{
      readonly contentId: number;
      readonly rename: (title: string) => Promise<{ readonly status: number }>;
      readonly title: () => Promise<string>;
    }>
  >
> = {
  COURSE: async () => {
    const { body } = await api.call(
      'lmsCourses.create',
      { params: { id }, body: { title: '처음' } },
      by(master),
    );
    const params = { id, courseId: body.courseId };
    return {
      contentId: body.courseId,
      rename: (title) =>
        api.call('lmsCourses.save', { params, body: { ...body, title, baseVersion: 1 } }, by(master)),
      title: async () => (await api.call('lmsCourses.get', { params }, by(master))).body.title,
    };
  },
  WORKSHEET: async () => {
    const { body } = await api.call(
      'lmsWorksheets.create',
      { params: { id }, body: { title: '처음' } },
      by(master),
    );
    const params = { id, worksheetId: body.worksheetId };
    return {
      contentId: body.worksheetId,
      rename: (title) =>
        api.call('lmsWorksheets.save', { params, body: { ...body, title, baseVersion: 1 } }, by(master)),
      title: async () => (await api.call('lmsWorksheets.get', { params }, by(master))).body.title,
    };
  },
  DOCUMENT: async () => {
    const { body } = await api.call(
      'lmsDocuments.create',
      { params: { id }, body: { title: '처음' } },
      by(master),
    );
    const params = { id, documentId: body.documentId };
    return {
      contentId: body.documentId,
      rename: (title) =>
        api.call('lmsDocuments.save', { params, body: { title, content: '', baseVersion: 1 } }, by(master)),
      title: async () => (await api.call('lmsDocuments.get', { params }, by(master))).body.title,
    };
  },
  BLOCK: async () => {
    const { body } = await api.call(
      'lmsBlocks.create',
      { params: { id }, body: { title: '처음' } },
      by(master),
    );
    const params = { id, blockId: body.blockId };
    return {
      contentId: body.blockId,
      rename: (title) =>
        api.call('lmsBlocks.save', { params, body: { ...body, title, baseVersion: 1 } }, by(master)),
      title: async () => (await api.call('lmsBlocks.get', { params }, by(master))).body.title,
    };
  },
  VIDEO: async () => {
    const film = { videoType: 'URL', videoUrl: 'https://films.example/wave.mp4', videoTime: 9 } as const;
    const { body } = await api.call(
      'lmsVideos.create',
      { params: { id }, body: { title: '처음', ...film } },
      by(master),
    );
    const params = { id, videoId: body.videoId };
    return {
      contentId: body.videoId,
      rename: (title) =>
        api.call('lmsVideos.save', { params, body: { title, ...film, baseVersion: 1 } }, by(master)),
      title: async () => (await api.call('lmsVideos.get', { params }, by(master))).body.title,
    };
  },
  PROBLEM: async () => {
    const { body } = await api.call(
      'problemDrafts.create',
      { params: { id }, body: { title: '처음' } },
      by(master),
    );
    const params = { id, draftId: body.draftId };
    return {
      contentId: body.draftId,
      rename: (title) =>
        api.call(
          'problemDrafts.save',
          { params, body: { content: { ...body.content, title }, baseVersion: 1 } },
          by(master),
        ),
      title: async () => (await api.call('problemDrafts.get', { params }, by(master))).body.content.title,
    };
  },
  STAGE: async () => {
    const begin = { from: 'NEW', theme: 'PATH', title: '처음' } as const;
    const { body } = await api.call('stageDrafts.create', { body: begin }, by(master));
    const params = { draftId: body.draftId };
    return {
      contentId: body.draftId,
      rename: (title) =>
        api.call(
          'stageDrafts.save',
          { params, body: { content: { ...body.content, title }, baseVersion: 1 } },
          by(master),
        ),
      title: async () => (await api.call('stageDrafts.get', { params }, by(master))).body.content.title,
    };
  },
};

it.each(Object.keys(KINDS) as AuthoringKindName[])('a %s is restored to what it was first', async (kind) => {
  const { contentId, rename, title } = await KINDS[kind]();
  expect((await rename('다음')).status).toBe(200);
  const [next, first] = await listed({ kind, contentId });
  expect(next?.changedFieldList).toEqual(['title']);
  expect((await restore({ kind, contentId }, first?.versionId ?? 0, 2)).body).toEqual({ version: 3 });
  expect(await title()).toBe('처음');
});
