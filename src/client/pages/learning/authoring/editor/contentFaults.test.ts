import { expect, it } from 'vitest';
import { documentFaults, lessonFaults, videoFaults } from './contentFaults.ts';
import { faultTexts as texts } from './faultTexts.ts';

const content = (key: string, title: string, visibleState: 'VISIBLE' | 'INVISIBLE') => ({
  ...{ key, title, visibleState, contentType: 'DOCUMENT' as const, contentId: 7 },
  ...{ character: 'DOLPHIN' as const, comment: '' },
});
const lesson = (...contentList: ReturnType<typeof content>[]) => ({
  ...{ key: 'l', title: '첫 레슨', description: '', sectionTitle: '', lessonId: 1 },
  contentList: contentList.map((one) => ({ ...one, contentOnLessonId: 1, draftId: null })),
});

it('asks for a content, and for hidden ones to be published', () => {
  expect(lessonFaults([lesson()], [lesson()])).toEqual([{ field: 'lessonList', message: texts.noContents }]);
  const saved = lesson(content('a', '파도', 'INVISIBLE'), content('b', '바다', 'VISIBLE'));
  expect(lessonFaults([saved], [saved])).toEqual([
    { field: 'lessonList.a', message: '숨겨진 「파도」를 먼저 공개해 주세요.' },
  ]);
});

it('forgets a hidden content that was taken out again', () => {
  const saved = lesson(content('a', '파도', 'INVISIBLE'), content('b', '바다', 'VISIBLE'));
  expect(lessonFaults([lesson(content('b', '바다', 'VISIBLE'))], [saved])).toEqual([]);
});

it('asks a document for words and a video for its film', () => {
  expect(documentFaults({ documentType: 'MARKDOWN' }, ' \n')).toHaveLength(1);
  expect(documentFaults({ documentType: 'PDF' }, '')).toEqual([]);
  expect(videoFaults({ state: 'PENDING', failure: null })).toHaveLength(1);
  expect(videoFaults({ state: 'CONVERTING', failure: null })).toEqual([]);
});
