import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { COURSE_SPRITES } from '#shared/content/courseCharacters.ts';
import type { CourseTheme } from '#shared/contract/learning/contentFields.ts';
import type { LessonContent } from '#shared/contract/learning/lessons.ts';
import styles from './Courses.module.css';

/** Sky from top to bottom, and the hills behind and in front. */
const WATERS = {
  SEA: { sky: '#bfe9f5, #7cc9e2', far: '#5fb3cf', near: '#f2dfae' },
  VILLAGE: { sky: '#ffe9c9, #ffc9a3', far: '#f2a283', near: '#e9d19a' },
  CAVE: { sky: '#6f74b8, #454a8d', far: '#34396f', near: '#5a4f8f' },
  WRECK: { sky: '#7fc3c9, #3f8f9e', far: '#2f6f80', near: '#8a6b4f' },
  LIGHTHOUSE: { sky: '#ffd9c4, #f59f8e', far: '#c9728b', near: '#7b5f8d' },
} as const satisfies Record<CourseTheme, unknown>;

/** The sea of a course's theme with its friend in front. */
export function Cover({
  theme,
  character,
  size = 104,
}: {
  readonly theme: CourseTheme;
  readonly character: LessonContent['character'];
  readonly size?: number;
}) {
  const { sky, far, near } = WATERS[theme];
  return (
    <div className={styles.cover} style={{ background: `linear-gradient(${sky})` }} aria-hidden="true">
      <svg className={styles.hills} viewBox="0 0 400 120" preserveAspectRatio="none">
        <path d="M0 84q60-44 128-18t120-8 152 14v48H0Z" fill={far} />
        <path d="M0 100q82-34 170-8t230-6v34H0Z" fill={near} />
      </svg>
      <Mascot sprite={COURSE_SPRITES[character]} size={size} still className={styles.friend} />
    </div>
  );
}
