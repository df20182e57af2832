import { expect, it } from 'vitest';
import { isLesson } from './isLesson.ts';
import { paths } from './paths.ts';

it.each([
  paths.lesson(3),
  paths.content(3, 4),
  paths.stage(5),
  paths.channelLesson('sea', 3),
  paths.channelContent('sea', 3, 4),
  paths.classStage('sea', 5),
])('somebody learns at %s', (path) => expect(isLesson(path)).toBe(true));

it.each([
  paths.world,
  paths.stages,
  paths.channel('sea'),
  paths.channelCourses('sea'),
  paths.channelStages('sea'),
  paths.staffStages('sea'),
  paths.staffStage('sea', 7),
  paths.battle('sea', 'ABC234'),
])('nobody learns at %s', (path) => expect(isLesson(path)).toBe(false));
