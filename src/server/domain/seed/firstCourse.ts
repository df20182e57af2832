import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { LessonContent } from './lessonContent.ts';
import { lesson1 } from './lessons/lesson1.ts';
import { lesson2 } from './lessons/lesson2.ts';
import { lesson3 } from './lessons/lesson3.ts';

interface CourseContent {
  readonly id: number;
  readonly channelId: number;
  readonly title: string;
  readonly content: string;
  readonly character: 'DOLPHIN';
  readonly lessons: readonly LessonContent[];
}

/** The course every child begins with. */
export const FIRST_COURSE: CourseContent = {
  id: 1,
  channelId: DEFAULT_CHANNEL_ID,
  title: '바닷속 첫 코딩',
  content: '산호 마을 친구들과 함께 자바스크립트의 첫걸음을 배워요. 말하기, 묻고 답하기, 갈림길, 되풀이까지!',
  character: 'DOLPHIN',
  lessons: [lesson1, lesson2, lesson3],
};
