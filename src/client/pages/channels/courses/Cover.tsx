import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { COURSE_SPRITES } from '#shared/content/courseCharacters.ts';
import type { CourseTheme } from '#shared/contract/learning/contentFields.ts';
import type { LessonContent } from '#shared/contract/learning/lessons.ts';
import styles from './Cover.module.css';

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
  return (
    <div className={styles.cover} data-theme={theme} aria-hidden="true">
      <svg className={styles.hills} viewBox="0 0 400 120" preserveAspectRatio="none">
        <path d="M0 84q60-44 128-18t120-8 152 14v48H0Z" className={styles.far} />
        <path d="M0 100q82-34 170-8t230-6v34H0Z" className={styles.near} />
      </svg>
      <Mascot sprite={COURSE_SPRITES[character]} size={size} still className={styles.friend} />
    </div>
  );
}
