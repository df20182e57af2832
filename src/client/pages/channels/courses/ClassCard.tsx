import { CheckCircle2, Coins, Eye, EyeOff, UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#client/ui/button/Button.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { CourseClassCard } from '#shared/contract/learning/courseClasses.ts';
import { useChannel } from '../frame/channelContext.ts';
import { Cover } from './Cover.tsx';
import { courseTexts as texts } from './texts.ts';
import styles from './ClassCard.module.css';

/** A course class in the list: its name is the way to its page. */
export function ClassCard({
  courseClass,
  onPreview,
}: {
  readonly courseClass: CourseClassCard;
  readonly onPreview: () => void;
}) {
  const { channelDomain } = useChannel();
  const { courseClassId, title, content, character, theme, level, categoryList, teacher } = courseClass;
  const { paymentType, cost, enrollState, checkedCount, contentCount, lessonCount } = courseClass;
  const isEnrolled = enrollState === 'ENROLLED';
  return (
    <article className={styles.card} data-enrolled={isEnrolled || undefined}>
      <Cover theme={theme} character={character} />
      <div className={styles.body}>
        <p className={styles.badges}>
          <span>{texts.levels[level]}</span>
          {categoryList.map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
          {courseClass.visibleState === 'INVISIBLE' && (
            <span>
              <EyeOff aria-hidden="true" /> {texts.hidden}
            </span>
          )}
        </p>
        <h2>
          <Link to={paths.channelCourse(channelDomain, courseClassId)}>{title}</Link>
        </h2>
        <p className={styles.content}>{content}</p>
        <p className={styles.facts}>
          <span>{texts.lessons(lessonCount)}</span>
          {teacher && <span>{texts.teacher(teacher.nickname)}</span>}
          {courseClass.enrolledUserCount > 0 && (
            <span>
              <UsersRound aria-hidden="true" /> {texts.people(courseClass.enrolledUserCount)}
            </span>
          )}
        </p>
        <div className={styles.foot}>
          {isEnrolled ? (
            <span className={styles.progress}>
              <b>
                <CheckCircle2 aria-hidden="true" /> {texts.enrolled}
              </b>
              <ProgressBar
                label={texts.progress(checkedCount, contentCount)}
                value={checkedCount}
                max={contentCount}
                size="slim"
              />
            </span>
          ) : (
            <b className={styles.price}>
              <Coins aria-hidden="true" /> {texts.price(paymentType, cost)}
            </b>
          )}
          <Button tone="alt" icon={<Eye />} aria-label={texts.previewOf(title)} onClick={onPreview}>
            {texts.preview}
          </Button>
        </div>
      </div>
    </article>
  );
}
