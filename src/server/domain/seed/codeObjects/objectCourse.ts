import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { CODE_OBJECT_COURSE_ID, CODE_OBJECT_LESSONS } from '#shared/content/lessonIds.ts';
import type { MapKey } from '#shared/content/maps/mapTypes.ts';
import type { CourseContent, LessonContent } from '../courseContent.ts';
import { CAVE_OBJECTS, KELP_OBJECTS } from './deepObjects.ts';
import { ARENA_OBJECTS, SKY_OBJECTS } from './farObjects.ts';
import {
  GRUMPY_STORM_PHASES,
  ROBOT_CRAB_PHASES,
  SLEEPY_WHALE_PHASES,
  TANGLED_NET_PHASES,
} from './foePhases.ts';
import { OBJECT_DOCUMENTS } from './objectDocuments.ts';
import { objectProblem, type ObjectContent } from './objectProblem.ts';
import { BEACH_OBJECTS, PLAZA_OBJECTS } from './shoreObjects.ts';

interface Chapter extends Pick<LessonContent, 'title' | 'description'> {
  readonly map: MapKey;
  readonly objects: readonly ObjectContent[];
}

const CHAPTERS: readonly Chapter[] = [
  {
    map: 'plaza',
    title: '광장을 움직이는 코드',
    description: '종을 울리고, 분수를 올리고, 등불을 켜요.',
    objects: PLAZA_OBJECTS,
  },
  {
    map: 'beach',
    title: '해변을 움직이는 코드',
    description: '게가 그림을 그리고 산호가 줄지어 자라요.',
    objects: BEACH_OBJECTS,
  },
  {
    map: 'kelp',
    title: '다시마 숲을 움직이는 코드',
    description: '다시마를 키우고, 합창대를 지휘하고, 그물을 풀어요.',
    objects: [...KELP_OBJECTS, ...TANGLED_NET_PHASES],
  },
  {
    map: 'cave',
    title: '동굴을 움직이는 코드',
    description: '문지기가 되고, 시계의 바늘을 돌리고, 고래를 깨워요.',
    objects: [...CAVE_OBJECTS, ...SLEEPY_WHALE_PHASES],
  },
  {
    map: 'arena',
    title: '경기장을 움직이는 코드',
    description: '점수를 더하고, 깃발을 세우고, 로봇 게를 멈춰요.',
    objects: [...ARENA_OBJECTS, ...ROBOT_CRAB_PHASES],
  },
  {
    map: 'sky',
    title: '하늘섬을 움직이는 코드',
    description: '등대로 신호를 보내고, 풍차와 풍선을 움직이고, 폭풍을 달래요.',
    objects: [...SKY_OBJECTS, ...GRUMPY_STORM_PHASES],
  },
];

/** A lesson for each map, about its objects that are driven by code. */
export const OBJECT_COURSE: CourseContent = {
  id: CODE_OBJECT_COURSE_ID,
  channelId: DEFAULT_CHANNEL_ID,
  title: '세상을 움직이는 코드',
  content: '내 코드로 바닷속 세상을 움직여요! 종과 분수, 산호와 등대가 네 프로그램을 기다려요.',
  character: 'DOLPHIN',
  lessons: CHAPTERS.map(({ map, title, description, objects }) => ({
    number: CODE_OBJECT_LESSONS[map],
    title,
    description,
    document: OBJECT_DOCUMENTS[map],
    problems: objects.map(objectProblem),
  })),
};
