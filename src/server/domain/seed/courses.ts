import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { documentIdOf, PYTHON_STAGE_COURSE_ID } from '#shared/content/lessonIds.ts';
import type { CourseContent, LessonContent, ProblemContent } from './courseContent.ts';
import { OBJECT_COURSE } from './codeObjects/objectCourse.ts';
import { STAGE_COURSE } from './stages/stageCourse.ts';
import { PYTHON_STAGE_LESSONS } from './lessons/pythonStageLessons.ts';
import { lesson1 } from './lessons/lesson1.ts';
import { lesson2 } from './lessons/lesson2.ts';
import { lesson3 } from './lessons/lesson3.ts';
import { lesson4 } from './lessons/lesson4.ts';
import { lesson5 } from './lessons/lesson5.ts';
import { lesson6 } from './lessons/lesson6.ts';
import { lesson7 } from './lessons/lesson7.ts';
import { lesson8 } from './lessons/lesson8.ts';
import { lesson9 } from './lessons/lesson9.ts';
import { lesson10 } from './lessons/lesson10.ts';
import { lesson11 } from './lessons/lesson11.ts';
import { lesson12 } from './lessons/lesson12.ts';
import { lesson13 } from './lessons/lesson13.ts';
import { lesson14 } from './lessons/lesson14.ts';
import { lesson15 } from './lessons/lesson15.ts';
import { lesson16 } from './lessons/lesson16.ts';
import { lesson17 } from './lessons/lesson17.ts';
import { lesson18 } from './lessons/lesson18.ts';
import { lesson19 } from './lessons/lesson19.ts';

/** The course every child begins with. */
export const FIRST_COURSE: CourseContent = {
  id: 1,
  channelId: DEFAULT_CHANNEL_ID,
  title: '바닷속 첫 코딩',
  content: '산호 마을 친구들과 함께 자바스크립트의 첫걸음을 배워요. 말하기와 갈림길에서 함수와 찾기까지!',
  character: 'DOLPHIN',
  lessons: [lesson1, lesson2, lesson3, lesson4, lesson5, lesson6, lesson7, lesson8, lesson9, lesson10],
};

export const PYTHON_COURSE: CourseContent = {
  id: 2,
  channelId: DEFAULT_CHANNEL_ID,
  title: '파이썬 바다 탐정',
  content: '수달 탐정과 함께 파이썬의 첫걸음부터 찾기와 흉내 내기까지, 사건을 하나씩 풀어요.',
  character: 'DOLPHIN',
  lessons: [lesson11, lesson12, lesson13, lesson14, lesson15, lesson16, lesson17, lesson18, lesson19],
};

const PYTHON_STAGE_COURSE: CourseContent = {
  id: PYTHON_STAGE_COURSE_ID,
  channelId: DEFAULT_CHANNEL_ID,
  title: '파이썬으로 바다 길 찾기',
  content: '파이썬 몇 줄로 내 아바타를 움직여요. 차례, 되풀이, 조건, 변수, 함수, 리스트를 모험으로 익혀요.',
  character: 'DOLPHIN',
  lessons: PYTHON_STAGE_LESSONS,
};

export const COURSES: readonly CourseContent[] = [
  FIRST_COURSE,
  PYTHON_COURSE,
  STAGE_COURSE,
  PYTHON_STAGE_COURSE,
  OBJECT_COURSE,
];

/** The lessons of all courses in order. */
export const LESSONS: readonly LessonContent[] = COURSES.flatMap(({ lessons }) => lessons);

/** Throws for a number that no lesson has. */
export function lessonOf(lesson: number): LessonContent {
  const found = LESSONS.find(({ number }) => number === lesson);
  if (!found) throw new Error(`There is no lesson ${lesson}; the last one is ${LESSONS.at(-1)?.number}.`);
  return found;
}

/** The documents of a lesson in their order; each has one id with its content on the lesson. */
export function documentsOf({ number, document, parts = [] }: LessonContent) {
  return [{ id: documentIdOf(number), ...document }, ...parts];
}

/** Throws for an id that no problem has. */
export function problemOf(problemId: number): ProblemContent {
  const found = LESSONS.flatMap(({ problems }) => problems).find(({ id }) => id === problemId);
  if (!found) throw new Error(`There is no problem ${problemId}.`);
  return found;
}
